import { paths } from "../../paths/paths.ts";
import { isGone } from "../../platform/is-gone.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { useProfile } from "../profile/index.ts";

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

/** Under an address of details that names nothing. */
export function NothingHerePage() {
	return (
		<Card>
			<EmptyState
				title="There is nothing here"
				hint="The link may be old, or what it leads to belongs to another account."
				tile={{ kind: "quarter", color: "sky", soft: true }}
				action={<BackToDashboard />}
			/>
		</Card>
	);
}

const dashboards = {
	STUDENT: paths.studentDashboard,
	PARENT: paths.parentDashboard,
	UNKNOWN: paths.adminDashboard,
};

function BackToDashboard() {
	const { user_type } = useProfile();
	return (
		<ButtonLink variant="line" className="mt-2" to={dashboards[user_type]}>
			Back to Dashboard
		</ButtonLink>
	);
}
