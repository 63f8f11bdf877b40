import type { QuestionType } from "@learnin/domain/question/question";
import {
	CircleDot,
	Columns2,
	Link2,
	ListChecks,
	MessageSquareText,
	RectangleEllipsis,
	Tag,
} from "lucide-react";
import { Card } from "../../ui/card.tsx";
import type { PartProps } from "./editor-props.ts";
import { typeWords } from "../question-common/index.ts";

const icons = {
	SELECT_ONE: CircleDot,
	SELECT_ALL: ListChecks,
	FILL_ONE: RectangleEllipsis,
	FILL_MULTIPLE: Columns2,
	MATCH_THE_FOLLOWING: Link2,
	LABELED_INPUT: Tag,
	VERIFY_WITH_LLM: MessageSquareText,
};
const types = Object.keys(icons) as QuestionType[];

/** What kind of question it is. What was written for another kind is kept until the page is left. */
export function TypePart({ draft, onChange }: PartProps) {
	return (
		<Card title="Type" data-field="question_type">
			<fieldset className="qe-types">
				<legend className="sr">Type of the question</legend>
				{types.map((type) => {
					const Icon = icons[type];
					return (
						<label key={type}>
							<input
								type="radio"
								name="question_type"
								checked={draft.question_type === type}
								onChange={() => onChange({ question_type: type })}
							/>
							<Icon className="i" aria-hidden="true" />
							<span>{typeWords[type]}</span>
						</label>
					);
				})}
			</fieldset>
		</Card>
	);
}
