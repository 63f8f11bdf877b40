import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType } from "@learnin/domain/question/question";

interface NamedPart {
	id: string;
	/** In sentences; empty if the page shows none. */
	name: string;
}

type NamedParts = {
	readonly [T in QuestionType]: (question: Extract<PracticeQuestion, { question_type: T }>) => NamedPart[];
};

/** A verdict is about the whole answer. */
const none = () => [];

/** The parts that a verdict may refer to, which is needed with the first verdict. */
export const namedParts: NamedParts = {
	SELECT_ONE: none,
	SELECT_ALL: none,
	FILL_ONE: none,
	FILL_MULTIPLE: ({ blanks, interaction }) => {
		if (interaction === null) return blanks.map(({ id }, at) => ({ id, name: `box ${at + 1}` }));
		// A board has no boxes to count: its parts are called as they are when typed, if that tells them apart. It shows
		// point A, and not its x apart from its y.
		const names = blanks.map(({ answer_prefix }) => (answer_prefix ?? "").replace(/:.*|[\s=]+$/, ""));
		// A line of fit has ends there, and heights where it is typed.
		const areNamed = interaction.kind !== "best_fit" && new Set(names).size > 1 && !names.includes("");
		return blanks.map(({ id }, at) => ({ id, name: areNamed ? `“${names[at]}”` : "" }));
	},
	MATCH_THE_FOLLOWING: ({ left_options }) =>
		left_options.map(({ id, label: { spoken } }, at) => ({
			id,
			name: spoken ? `“${spoken}”` : `picture ${at + 1}`,
		})),
	LABELED_INPUT: ({ labels }) => labels.map(({ id, label }) => ({ id, name: `“${label}”` })),
	VERIFY_WITH_LLM: none,
};

export function namedPartsOf(question: PracticeQuestion): NamedPart[] {
	const partsOf = namedParts[question.question_type] as (question: PracticeQuestion) => NamedPart[];
	return partsOf(question);
}
