import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { showError } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toastSuccess } from "../../../ui/messages/toast.tsx";
import { personKey } from "../lists/people-lists.api.ts";

export interface ActButtonProps {
	/** Runs the action; returns the message to show. */
	act: () => Promise<string>;
	children: ReactNode;
}

/** A button for a small change; reloads the page's data after it. */
export function ActButton({ act, children }: ActButtonProps) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const press = async () => {
		setIsBusy(true);
		try {
			toastSuccess(await act());
		} catch (error) {
			showError(error);
		}
		await client.invalidateQueries({ queryKey: personKey });
		setIsBusy(false);
	};
	return (
		<Button variant="line" family="flat" busy={isBusy} onClick={() => void press()}>
			{children}
		</Button>
	);
}
