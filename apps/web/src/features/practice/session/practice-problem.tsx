import { Navigate } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { ApiError } from "../../../platform/api/api-client.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import type { SessionWish } from "./state/session-wish.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../../ui/messages/message-page.tsx";

export interface PracticeProblemProps {
	error: Error;
	/** What was to be started, if nothing exists yet. */
	kind?: SessionWish["kind"];
	retry: () => void;
}

/** A set that cannot be shown: empty, deleted, closed, or offline. */
export function PracticeProblem({ error, kind, retry }: PracticeProblemProps) {
	const code = error instanceof ApiError ? error.code : "unexpected";
	if (code === "enrolment_needed") return <EnrolmentEnded />;
	if (code === "nothing_to_practise") return <NothingToPractise kind={kind ?? "skill"} />;
	if (code === "not_found" && kind) return <UnknownSkill />;
	if (code === "not_found" || code === "forbidden")
		return <Navigate to={`${paths.failedAnswer}?reason=${code}`} replace />;
	return (
		<MessagePage
			title="This set didn’t load"
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
			<p>
				{code === "network"
					? "It’ll load when you’re back online. Everything you solved is safe."
					: textOf(error)}
			</p>
		</MessagePage>
	);
}

const nothingWords: Record<SessionWish["kind"], { title: string; text: string }> = {
	skill: {
		title: "Nothing here right now",
		text: "There are no questions for this skill yet. Pick another one on your path.",
	},
	daily: {
		title: "All done for today",
		text: "You’ve finished today’s sets. You can still practice any skill on your path.",
	},
	review: {
		title: "Nothing to fix today",
		text: "You get a missed question again after 1, 3 and 7 days. Until then, learn something new.",
	},
	repair: {
		title: "Nothing to fix here",
		text: "This mix-up is gone. If it comes back, your plan tells you.",
	},
	bookmarks: {
		title: "No bookmarks yet",
		text: "Press the bookmark next to a question to practice it again from here.",
	},
};

/** A friendly page with a next step if a set would be empty. */
function NothingToPractise({ kind }: { kind: SessionWish["kind"] }) {
	const { title, text } = nothingWords[kind];
	return (
		<MessagePage
			title={title}
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={
				<>
					{kind !== "daily" && (
						<ButtonLink variant="primary" size="lg" to={paths.practiceDaily}>
							Today’s set
						</ButtonLink>
					)}
					<BackToDashboard primary={kind === "daily"} />
				</>
			}
		>
			<p>{text}</p>
		</MessagePage>
	);
}

/** A link to a skill that does not exist. */
function UnknownSkill() {
	return (
		<MessagePage
			title="We can’t find this skill"
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={
				<>
					<ButtonLink variant="primary" size="lg" to={paths.lessonList}>
						Your path
					</ButtonLink>
					<BackToDashboard />
				</>
			}
		>
			<p>The link may be old. Pick a skill on your path.</p>
		</MessagePage>
	);
}

/** The paid days are over, and so are today's free questions. */
export function EnrolmentEnded() {
	return (
		<MessagePage
			title="Time for a little break"
			tile={{ kind: "bigdot", color: "gold", soft: true }}
			actions={<BackToDashboard primary />}
		>
			<p>The 30 days of practice have ended and today’s 5 free questions are done.</p>
			<p>A parent can renew the 30 days, and you continue right here. Everything you solved is saved.</p>
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
