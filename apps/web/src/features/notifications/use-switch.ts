import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../ui/use-action.ts";
import { choose, switchesQuery } from "./notifications.api.ts";
import type { NotificationSwitch } from "./notifications.api.ts";

/** Saves a switch immediately; `wanted` is the new state while the request is in flight. */
export function useSwitch(kind: NotificationSwitch["kind"], channel: "bell" | "mail") {
	const client = useQueryClient();
	const { run, pending } = useAction((isOn: boolean) => choose(kind, channel, isOn), {
		onDone: (switches) => client.setQueryData(switchesQuery.queryKey, switches),
	});
	return { wanted: pending ?? null, turn: run };
}
