import type { PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { useLater } from "./later.ts";
import { markOf } from "./practice-state.ts";
import { PracticeTop } from "./practice-top.tsx";
import { QuestionView } from "./question-view.tsx";
import { usePracticeSession } from "./use-practice-session.ts";

/** One set of questions, from where the learner left off to its summary. */
export function PracticeRunner({ session }: { session: PracticeSession }) {
	const practice = usePracticeSession(session);
	const { state, actions, isSummary, isHelping, waiting, isEnded } = practice;
	const later = useLater();
	useDocumentTitle(`Practice: ${session.title}`);
	if (isEnded && later) return <later.EnrolmentEnded />;

	const { questions, statuses, current_index } = state.session;
	const question = questions[current_index];
	const status = statuses[current_index];
	const told = question && state.told[question.id];
	const results = questions.map((each) => state.told[each.id] ?? each.status);
	return (
		<div className="pr-shell">
			<PracticeTop marks={results.map(markOf)} current={isSummary ? null : current_index} />
			{isSummary && later && (
				<later.SetSummary skill_id={session.skill_id} title={session.title} results={results} />
			)}
			{!isSummary && question && status && told && (
				<QuestionView
					key={question.id}
					question={question}
					position={current_index}
					total={questions.length}
					status={status}
					told={told}
					actions={actions}
					isHelping={isHelping}
					waiting={waiting?.question_id === question.id ? waiting.reason : null}
				/>
			)}
		</div>
	);
}
