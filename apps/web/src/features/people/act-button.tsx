import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { showError } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { toastSuccess } from "../../ui/toast.tsx";
import { personKey } from "./people-lists.api.ts";

export interface ActButtonProps {
	/** Does it; gives what to say then. */
	act: () => Promise<string>;
	children: ReactNode;
}

/** One press that changes something small; the page is read again after it. */
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
