import { ApiError } from "../../platform/api-client.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";

export interface DetailsFailedProps {
	/** Null: the address names nothing. */
	error: unknown;
	isBusy: boolean;
	onRetry: () => void;
}

/** What is not there, or not for this account, is not worth another try. */
export function DetailsFailed({ error, isBusy, onRetry }: DetailsFailedProps) {
	const isGone =
		error === null ||
		(error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request"));
	if (!isGone)
		return (
			<LoadFailed title="The answers could not be loaded" error={error} isBusy={isBusy} onRetry={onRetry} />
		);
	return (
		<Card>
			<EmptyState
				title="There is nothing here"
				hint="The link may be old, or what it leads to belongs to another account."
				tile={{ kind: "quarter", color: "sky", soft: true }}
			/>
		</Card>
	);
}
