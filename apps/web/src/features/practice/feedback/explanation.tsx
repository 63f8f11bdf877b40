import type { PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { classNames } from "../../../ui/class-names.ts";
import { playedTypeOf } from "../question-types/played-types.ts";
import { RichText } from "../../../ui/text/rich-text.tsx";

/** More letters do not fit beside "The answers" on a phone. */
const MAX_LETTERS = 20;

export interface ExplanationProps {
	question: PracticeQuestion;
	serverStatus: QuestionStatus;
}

/**
 * The explanation of a finished question, below its card; with the answer itself if the student did not find it
 * and the card does not show it in place.
 */
export function Explanation({ question, serverStatus }: ExplanationProps) {
	const isTold = serverStatus.is_correct || playedTypeOf(question).tellsInPlace(question);
	return (
		<div className="pr-explanation">
			{!isTold && serverStatus.answer_list && (
				<div className={classNames("pr-right-answer", isMany(serverStatus.answer_list) && "is-many")}>
					<h2>{serverStatus.answer_list.length === 1 ? "The answer" : "The answers"}</h2>
					{serverStatus.answer_list.map((answer) => (
						<RichText key={answer.html} text={answer} />
					))}
				</div>
			)}
			<h2>How it works</h2>
			{serverStatus.explanation && (
				<RichText className="pr-explanation-text" text={serverStatus.explanation} />
			)}
		</div>
	);
}

function isMany(answers: NonNullable<QuestionStatus["answer_list"]>): boolean {
	const letters = answers.reduce((sum, { spoken }) => sum + spoken.length, 0);
	return answers.length > 3 || letters > MAX_LETTERS;
}
