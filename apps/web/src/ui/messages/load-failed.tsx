import type { ReactNode } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../buttons/button.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface LoadFailedProps {
	title: string;
	error: unknown;
	isBusy: boolean;
	onRetry: () => void;
	/** Another way forward. */
	children?: ReactNode;
}

export function LoadFailed({ title, error, isBusy, onRetry, children }: LoadFailedProps) {
	return (
		<Card role="alert">
			<EmptyState
				title={title}
				hint={textOf(error)}
				tile={{ kind: "steps", color: "coral", soft: true }}
				action={
					<div className="mt-2 flex flex-wrap justify-center gap-3">
						<Button variant="primary" busy={isBusy} onClick={onRetry}>
							Try again
						</Button>
						{children}
					</div>
				}
			/>
		</Card>
	);
}
