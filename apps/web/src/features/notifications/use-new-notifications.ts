import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAfterPaint } from "../../platform/time/use-after-paint.ts";
import { profileQuery, useProfile } from "../profile/index.ts";
import { followNotifications, type Unread } from "./follow-notifications.ts";

/** The page loads first, and includes notifications up to now. */
const streamWaitMs = 1000;

/** Updates the header's count and an open list; returns what a screen reader announces about new ones. */
export function useNewNotifications(): string {
	const client = useQueryClient();
	const { id } = useProfile();
	const [announcement, setAnnouncement] = useState("");
	const isPainted = useAfterPaint(streamWaitMs);
	useEffect(() => {
		if (!isPainted) return;
		const hear = ({ notifications_count, isChange }: Unread) => {
			const before = client.getQueryData(profileQuery.queryKey)?.notifications_count ?? 0;
			if (notifications_count > before) setAnnouncement(newNotificationsText(notifications_count));
			client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, notifications_count });
			if (isChange || notifications_count !== before)
				void client.invalidateQueries({ queryKey: ["notifications"] });
		};
		return followNotifications(id, hear);
	}, [client, id, isPainted]);
	return announcement;
}

function newNotificationsText(count: number): string {
	return count === 1 ? "1 new notification" : `${shownCount(count)} new notifications`;
}

/** The server counts up to 100. */
export function shownCount(count: number): string {
	return count > 99 ? "99+" : String(count);
}
