import type { RecentQuestion } from "@learnin/domain/reports/figures";
import { Check, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../../paths/more-paths.ts";

/** A mark for each question, oldest first, that leads to it: right on the first try, or not. */
export function QuestionPips({ questions }: { questions: readonly RecentQuestion[] }) {
	return (
		<ol className="question-pips">
			{questions.map(({ question_id, is_first_try }, at) => (
				<li key={question_id}>
					<Link className={is_first_try ? "pip pip--right" : "pip"} to={questionDetailsPath(question_id)}>
						{is_first_try ? <Check className="i" /> : <RotateCcw className="i" />}
						<span className="sr">
							{`Question ${at + 1} of ${questions.length}, ${is_first_try ? "right on the first try" : "not right on the first try"}`}
						</span>
					</Link>
				</li>
			))}
		</ol>
	);
}
