import { toPlainText } from "../question/text/plain-text.ts";
import type { QuestionOption, StudentAnswer } from "../question/question.ts";
import type { ToSolve } from "./type-record.ts";

/** Nothing that a model can solve. */
export const unsolved: ToSolve = { parts: {}, answerOf: () => null };

/** Options by letter; `answerOf` gets the ids of the chosen ones, which are all options of the question. */
export function chooseFrom(
	choose: "one" | "all",
	options: readonly QuestionOption[],
	answerOf: (option_ids: string[]) => StudentAnswer | null,
): ToSolve {
	const letters = options.map((_, at) => String.fromCodePoint(65 + at));
	const idOf = (letter: string) => options[letters.indexOf(letter.toUpperCase().replace(/[^A-Z]/g, ""))]?.id;
	return {
		parts: {
			choose,
			options: options.map(({ label }, at) => ({ letter: letters[at], label: toPlainText(label) })),
		},
		answerOf: (answers) => {
			const option_ids = answers.map(idOf).filter((id) => id !== undefined);
			return option_ids.length < answers.length || option_ids.length === 0 ? null : answerOf(option_ids);
		},
	};
}

/** The right sides by number. */
export function matchSides(left: readonly QuestionOption[], right: readonly QuestionOption[]): ToSolve {
	return {
		parts: {
			left: left.map(({ label }) => toPlainText(label)),
			right: right.map(({ label }, at) => ({ number: at + 1, label: toPlainText(label) })),
		},
		answerOf: (answers) => {
			const ids = answers.map((answer) => right[Number(answer) - 1]?.id);
			if (ids.length !== left.length || ids.includes(undefined)) return null;
			const answer_dict = Object.fromEntries(left.map(({ id }, at) => [id, ids[at] ?? ""]));
			return { question_type: "MATCH_THE_FOLLOWING", answer_dict };
		},
	};
}
