import { Navigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../platform/api-client.ts";
import { textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "../../ui/message-page.tsx";

/** A set that cannot be shown: gone for good, not open now, or the line is down. */
export function PracticeProblem({ error, retry }: { error: Error; retry: () => void }) {
	const code = error instanceof ApiError ? error.code : "unexpected";
	if (code === "enrolment_needed") return <EnrolmentEnded />;
	if (code === "not_found" || code === "forbidden")
		return <Navigate to={`${paths.failedAnswer}?reason=${code}`} replace />;
	return (
		<MessagePage
			title="This set did not load"
			tile={{ kind: "half", color: "coral", soft: true }}
			actions={
				<>
					<Button variant="primary" size="lg" onClick={retry}>
						Try again
					</Button>
					<BackToDashboard />
				</>
			}
		>
			<p>{textOf(error)}</p>
		</MessagePage>
	);
}

/** The paid days are over, and so are the free questions of today. */
export function EnrolmentEnded() {
	return (
		<MessagePage
			title="Time for a little break"
			tile={{ kind: "bigdot", color: "gold", soft: true }}
			actions={<BackToDashboard primary />}
		>
			<p>The 30 days of practice have ended and today’s 5 free questions are done.</p>
			<p>A parent can renew the 30 days, then you go on right here. Everything you solved is kept.</p>
		</MessagePage>
	);
}

function BackToDashboard({ primary = false }: { primary?: boolean }) {
	return (
		<ButtonLink variant={primary ? "primary" : "line"} size="lg" to={paths.studentDashboard}>
			Back to Dashboard
		</ButtonLink>
	);
}
