import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../../platform/api/show-error.ts";
import { toastSuccess } from "../../../ui/messages/toast.tsx";
import { workshopKey } from "./workshop.api.ts";

/** Runs a list's action: sends it, shows the result, and reloads the lists. */
export function usePress() {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const press = async (send: () => Promise<unknown>, done: string) => {
		setIsBusy(true);
		try {
			await send();
			toastSuccess(done);
		} catch (error) {
			showError(error);
		}
		await client.invalidateQueries({ queryKey: workshopKey });
		setIsBusy(false);
	};
	return { isBusy, press: (send: () => Promise<unknown>, done: string) => void press(send, done) };
}
