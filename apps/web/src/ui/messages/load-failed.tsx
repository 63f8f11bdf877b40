import type { ReactNode } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
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
	const isUnreachable = error instanceof ApiError && error.code === "network";
	return (
		<Card role="alert">
			<EmptyState
				title={title}
				hint={
					isUnreachable
						? "We can’t reach Learnin right now. Check your internet connection, then try again."
						: textOf(error)
				}
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
