import type { RecentQuestion } from "@learnin/domain/reports/figures";
import { Check, RotateCcw, SkipForward } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../../paths/more-paths.ts";

/** A mark for each question, oldest first, that leads to it: right on the first try, not, or skipped. */
export function QuestionPips({ questions }: { questions: readonly RecentQuestion[] }) {
	return (
		<ol className="question-pips">
			{questions.map((question, at) => (
				<li key={question.question_id}>
					<Link
						className={`pip pip--${question.is_skipped ? "skipped" : question.is_first_try ? "right" : "not-yet"}`}
						to={questionDetailsPath(question.question_id)}
					>
						<PipIcon question={question} />
						<span className="sr">{pipWords(question, at + 1, questions.length)}</span>
					</Link>
				</li>
			))}
		</ol>
	);
}

function PipIcon({ question: { is_first_try, is_skipped } }: { question: RecentQuestion }) {
	if (is_skipped) return <SkipForward className="i" />;
	return is_first_try ? <Check className="i" /> : <RotateCcw className="i" />;
}

function pipWords({ is_first_try, is_skipped }: RecentQuestion, at: number, all: number): string {
	if (is_skipped) return `Question ${at} of ${all}, skipped`;
	return is_first_try
		? `Question ${at} of ${all}, right on the first try`
		: `Question ${at} of ${all}, not right on the first try`;
}
