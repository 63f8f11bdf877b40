import { isGone } from "../../platform/is-gone.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { NothingHerePage } from "./nothing-here-page.tsx";

export interface DetailsFailedProps {
	/** Null: the address names nothing. */
	error: unknown;
	isBusy: boolean;
	onRetry: () => void;
}

/** What is not there, or not for this account, is not worth another try. */
export function DetailsFailed({ error, isBusy, onRetry }: DetailsFailedProps) {
	if (error !== null && !isGone(error))
		return (
			<LoadFailed title="The answers could not be loaded" error={error} isBusy={isBusy} onRetry={onRetry} />
		);
	return <NothingHerePage />;
}
