import type { QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { RichText } from "../../ui/rich-text.tsx";
import { keepTogether } from "./keep-together.ts";

/** How a finished question works; with the answer itself where the learner did not find it. */
export function Explanation({ told }: { told: Told }) {
	return (
		<div className="pr-explanation">
			{!told.is_correct && told.answer_list && (
				<div className="pr-right-answer">
					<h2>The answer</h2>
					{told.answer_list.map((answer) => (
						<RichText key={answer.html} text={answer} />
					))}
				</div>
			)}
			<h2>How it works</h2>
			{told.explanation && <RichText className="pr-explanation-text" text={keepTogether(told.explanation)} />}
		</div>
	);
}
