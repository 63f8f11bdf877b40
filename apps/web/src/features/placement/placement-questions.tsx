import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { DAYS_BETWEEN_PLACEMENTS, FINISH_FROM } from "@learnin/domain/placement/placement-rules";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { useAction } from "../../ui/use-action.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { kindWord } from "./kind-words.ts";
import { type PlacementProgress, CHANGED_BY_ANSWERS, finish, sendAnswer } from "./placement.api.ts";
import { PlacementQuestion } from "./placement-question.tsx";

type Asked = Omit<PlacementProgress, "question"> & { question: PracticeQuestion };

/** One question after the other until the placement ends. An unreadable answer may be sent again. */
export function PlacementQuestions({ first, onFinish }: { first: Asked; onFinish: () => Promise<void> }) {
	const [asked, setAsked] = useState<Asked>(first);
	const [feedback, setFeedback] = useState<Feedback | null>(null);
	const [given, setGiven] = useState(0);
	const [isAsking, setIsAsking] = useState(false);
	const client = useQueryClient();
	useDocumentTitle("Your starting point");
	const { question, answered, most } = asked;
	const send = useAction((answer: StudentAnswer | null) => sendAnswer(question.id, answer), {
		onDone: async (result) => {
			setFeedback(result.feedback);
			// Reloads the progress on the dashboard.
			void client.invalidateQueries({ queryKey: CHANGED_BY_ANSWERS, refetchType: "none" });
			if (result.feedback === null) setGiven(given + 1);
			if (result.question === null) await onFinish();
			else setAsked({ ...result, question: result.question });
		},
	});
	const finishNow = async () => {
		const { question: next, ...rest } = await finish();
		void client.invalidateQueries({ queryKey: CHANGED_BY_ANSWERS, refetchType: "none" });
		if (next === null) await onFinish();
		else setAsked({ ...rest, question: next });
	};
	return (
		<div className="pr-shell">
			<header className="pl-top">
				<Link
					className="ib"
					to={paths.studentDashboard}
					aria-label="Stop for now"
					title="Stop for now. Your answers are saved."
				>
					<X className="i" />
				</Link>
				<Progress answered={answered} most={most} word={given === 0 ? "" : kindWord(given)} />
				<div className="pl-tools">
					<ReadAloud
						key={question.id}
						text={[question.prompt.spoken, question.cta?.spoken].filter(Boolean).join(" ")}
						label="Read the question aloud"
					/>
					<ThemeToggle />
				</div>
			</header>
			<PlacementQuestion
				key={question.id}
				question={question}
				number={answered + 1}
				feedback={feedback}
				isSending={send.isPending}
				onAnswer={send.run}
				onTold={setFeedback}
				onNotLearned={() => send.run(null)}
				onFinish={answered >= FINISH_FROM ? () => setIsAsking(true) : undefined}
				onChange={() => setFeedback(null)}
			/>
			{isAsking && (
				<ConfirmDialog
					title="Finish now?"
					confirmLabel="Show my starting point"
					confirmVariant="primary"
					cancelLabel="Keep going"
					onConfirm={finishNow}
					onClose={() => setIsAsking(false)}
				>
					<p>{`You answered ${count(answered, "question")}. A few more would give a clearer picture, but you can start from here.`}</p>
					<p>{`You can find your starting point only once every ${DAYS_BETWEEN_PLACEMENTS} days.`}</p>
				</ConfirmDialog>
			)}
		</div>
	);
}

interface ProgressProps {
	answered: number;
	most: number;
	word: string;
}

/** The progress, without a countdown. */
function Progress({ answered, most, word }: ProgressProps) {
	return (
		<div className="pl-progress">
			<div
				className="bar"
				role="progressbar"
				aria-label="Progress"
				aria-valuemin={0}
				aria-valuemax={most}
				aria-valuenow={answered}
				aria-valuetext={`${count(answered, "question")} answered, up to ${most - answered} more`}
			>
				<i style={{ width: `${(100 * answered) / most}%` }} />
			</div>
			<p role="status">{word}</p>
		</div>
	);
}
