import { useSearchParams } from "react-router";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { paths } from "../../paths/paths.ts";

const reasons: Record<string, string> = {
	question_finished: "This question was already finished, perhaps in another tab or on another device.",
	enrolment_needed: "The 30 days have ended. A parent can renew them.",
	not_found: "This practice set no longer exists.",
	forbidden: "This practice set belongs to another account.",
};

/** Shown if a submission is refused permanently. `?reason=` is the server's code. */
export function FailedAnswerPage() {
	const [query] = useSearchParams();
	const reason = reasons[query.get("reason") ?? ""];
	return (
		<MessagePage
			title="Failed Answer Submission"
			tile={{ kind: "half", color: "coral", soft: true }}
			actions={
				<ButtonLink variant="primary" size="lg" to={paths.studentDashboard}>
					Back to Dashboard
				</ButtonLink>
			}
		>
			<p>
				{reason ?? "We couldn’t accept this answer: the practice set has ended or the question was removed."}
			</p>
			<p>Everything you solved is saved.</p>
		</MessagePage>
	);
}
