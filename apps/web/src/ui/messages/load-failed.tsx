import type { ReactNode } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../buttons/button.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "./empty-state.tsx";

/** What a page loads, and how it tries again. */
export interface LoadState {
	error: Error | null;
	isFetching: boolean;
	refetch: () => Promise<unknown>;
}

export interface LoadFailedProps {
	title: string;
	query: LoadState;
	/** Another way forward. */
	children?: ReactNode;
}

export function LoadFailed({ title, query, children }: LoadFailedProps) {
	const { error, isFetching, refetch } = query;
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
						<Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
							Try again
						</Button>
						{children}
					</div>
				}
			/>
		</Card>
	);
}
