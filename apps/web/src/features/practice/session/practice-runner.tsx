import type { PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, useEffect } from "react";
import { useDocumentTitle } from "../../../ui/page-title.tsx";
import { usePreferences } from "../../profile/index.ts";
import { useDeferred } from "./deferred/deferred.ts";
import { marksOf } from "./state/practice-state.ts";
import { PracticeTop } from "./practice-top.tsx";
import { QuestionView } from "../question/question-view.tsx";
import { usePracticeSession } from "./state/use-practice-session.ts";

const EnrolmentEnded = lazy(() =>
	import("./practice-problem.tsx").then((m) => ({ default: m.EnrolmentEnded })),
);

/** One set of questions, from where the student stopped to its summary. */
export function PracticeRunner({ session }: { session: PracticeSession }) {
	const practice = usePracticeSession(session);
	const { state, actions, isSummary, isHelping, messages, isEnded } = practice;
	const deferred = useDeferred();
	const { isCalm, isEasyReading } = usePreferences();
	useDocumentTitle(`Practice: ${session.title}`);
	const marks = marksOf(state);
	const isThrough = !marks.includes("open");
	const client = useQueryClient();
	useEffect(() => {
		// Offline the summary goes without.
		if (isThrough) void deferred?.prepareSummary(client, session.id).catch(() => undefined);
	}, [isThrough, deferred, client, session.id]);
	if (isEnded) return <EnrolmentEnded />;

	const { questions, statuses, current_index } = state.session;
	const question = questions[current_index];
	const status = statuses[current_index];
	const serverStatus = question && state.serverStatus[question.id];
	return (
		<div
			className="pr-shell"
			data-calm={isCalm || undefined}
			data-reading={isEasyReading ? "easy" : undefined}
		>
			<PracticeTop marks={marks} current={isSummary ? null : current_index} onGoTo={actions.goToIndex} />
			{deferred && (
				<deferred.MessageBar messages={messages} onGoTo={actions.goTo} onClose={actions.closeMessage} />
			)}
			{isSummary && deferred && (
				<deferred.SetSummary
					session={session}
					results={questions.map((each) => state.serverStatus[each.id] ?? each.status)}
					marks={marks}
					replacedCount={state.replacedCount}
					questions={questions}
					onGoTo={actions.goTo}
				/>
			)}
			{!isSummary && question && status && serverStatus && (
				<QuestionView
					key={question.id}
					question={question}
					position={current_index}
					total={questions.length}
					status={status}
					serverStatus={serverStatus}
					actions={actions}
					isHelping={isHelping}
					set={{ session, state }}
					waitReason={practice.waitReason}
				/>
			)}
		</div>
	);
}
