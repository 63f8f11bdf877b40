import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import type { QuestionType } from "@learnin/domain/question/question";
import {
	CircleDot,
	Columns2,
	Link2,
	ListChecks,
	type LucideIcon,
	MessageSquareText,
	RectangleEllipsis,
	Tag,
} from "lucide-react";
import { typeWords } from "../../question-common/index.ts";

const icons: Readonly<Record<QuestionType, LucideIcon>> = {
	SELECT_ONE: CircleDot,
	SELECT_ALL: ListChecks,
	FILL_ONE: RectangleEllipsis,
	FILL_MULTIPLE: Columns2,
	MATCH_THE_FOLLOWING: Link2,
	LABELED_INPUT: Tag,
	VERIFY_WITH_LLM: MessageSquareText,
};

export interface TypeChoiceProps {
	/** The available types; all by default. */
	types?: readonly QuestionType[];
	/** Names of types that say more here than their own. */
	names?: Partial<Record<QuestionType, string>>;
	chosen: QuestionType;
	onChoose: (type: QuestionType) => void;
}

/** The choice of a question type. */
export function TypeChoice({ types = questionTypeNames, names = {}, chosen, onChoose }: TypeChoiceProps) {
	return (
		<fieldset className="qe-types">
			<legend className="sr">Type of the question</legend>
			{types.map((type) => {
				const Icon = icons[type];
				return (
					<label key={type}>
						<input
							type="radio"
							name="question_type"
							checked={chosen === type}
							onChange={() => onChoose(type)}
						/>
						<Icon className="i" aria-hidden="true" />
						<span>{names[type] ?? typeWords[type]}</span>
					</label>
				);
			})}
		</fieldset>
	);
}
