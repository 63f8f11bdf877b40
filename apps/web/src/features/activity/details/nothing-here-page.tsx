import { paths } from "../../../paths/paths.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { useProfile } from "../../profile/index.ts";

/** Shown for an address of details that names nothing. */
export function NothingHerePage() {
	return (
		<Card>
			<EmptyState
				title="We couldn’t find that page"
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
