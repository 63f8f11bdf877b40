import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { choose, switchesQuery } from "./notifications.api.ts";
import type { NotificationSwitch } from "./notifications.api.ts";

/** Saves a switch immediately; `wanted` is the new state while the request is in flight. */
export function useSwitch(kind: NotificationSwitch["kind"], channel: "bell" | "mail") {
	const client = useQueryClient();
	const [wanted, setWanted] = useState<boolean | null>(null);
	const turn = async (isOn: boolean) => {
		setWanted(isOn);
		try {
			client.setQueryData(switchesQuery.queryKey, await choose(kind, channel, isOn));
		} catch (error) {
			showError(error);
		}
		setWanted(null);
	};
	return { wanted, turn };
}
