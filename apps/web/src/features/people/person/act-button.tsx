import type { ReactNode } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { personKey } from "../lists/people-lists.api.ts";

export interface ActButtonProps {
	/** Runs the action; returns the message to show. */
	act: () => Promise<string>;
	children: ReactNode;
}

/** A button for a small change; reloads the page's data after it. */
export function ActButton({ act, children }: ActButtonProps) {
	return (
		<ActionButton
			variant="line"
			family="flat"
			work={act}
			done={(words) => words}
			reloads={[{ queryKey: personKey }]}
		>
			{children}
		</ActionButton>
	);
}
