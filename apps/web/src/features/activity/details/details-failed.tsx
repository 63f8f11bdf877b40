import { isGone } from "../../../platform/api/is-gone.ts";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { NothingHerePage } from "./nothing-here-page.tsx";

export interface DetailsFailedProps {
	/** Null: the address names no valid resource. */
	error: unknown;
	isBusy: boolean;
	onRetry: () => void;
}

/** Shows that details failed to load; a missing resource, or one of another account, offers no retry. */
export function DetailsFailed({ error, isBusy, onRetry }: DetailsFailedProps) {
	if (error !== null && !isGone(error))
		return (
			<LoadFailed title="The answers could not be loaded" error={error} isBusy={isBusy} onRetry={onRetry} />
		);
	return <NothingHerePage />;
}
