import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getNotifications,
	getNotificationSwitches,
	readNotifications,
	setNotificationSwitch,
	unsubscribe,
} from "@learnin/contract/routes/people/notifications.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { profileQuery } from "../profile/index.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type Notification = RouteResponse<typeof getNotifications>["notifications"][number];
export type Switches = RouteResponse<typeof getNotificationSwitches>;
export type NotificationSwitch = Switches["switches"][number];

export const notificationsQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: ["notifications"],
	queryFn: ({ pageParam, signal }) => callApi(getNotifications, { query: pageAt(pageParam) }, { signal }),
	...paged,
});

export const switchesQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["notification-switches"],
	queryFn: ({ signal }) => callApi(getNotificationSwitches, {}, { signal }),
});

/** Marks the shown notifications as read, here and on the server. Later ones stay new. */
export async function markRead(client: QueryClient, newest: Notification): Promise<void> {
	const { notifications_count } = await callApi(readNotifications, { body: { up_to: newest.created_at } });
	client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, notifications_count });
	await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}

/** Marks single ones as read; the list follows at its next reload. */
export async function markSeen(client: QueryClient, ids: string[]): Promise<void> {
	const { notifications_count } = await callApi(readNotifications, { body: { ids } });
	client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, notifications_count });
	await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}

/** Turns off the emails of the kind in the token, and returns its name. */
export function endMails(token: string): Promise<RouteResponse<typeof unsubscribe>> {
	return callApi(unsubscribe, { query: { token } });
}

export function choose(
	kind: NotificationSwitch["kind"],
	channel: "bell" | "mail",
	is_on: boolean,
): Promise<Switches> {
	return callApi(setNotificationSwitch, { body: { kind, channel, is_on } });
}
