import { numbersOn } from "../interactions/number-line/number-line.ts";
import type { NumberLine } from "../interactions/number-line/settings.ts";
import { toPlainText } from "../question/text/plain-text.ts";
import type { PictureLabel, QuestionOption, StudentAnswer } from "../question/question.ts";
import type { ToSolve } from "./type-record.ts";

/** Nothing that a model can solve. */
export const unsolved: ToSolve = { parts: {}, answerOf: () => null };

/** The line that a point is placed on, as a student sees it. */
export function lineInWords(line: NumberLine): object {
	const { from, to, steps: equal_steps } = line;
	return { from, to, equal_steps, numbers_shown: numbersOn(line) };
}

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

/** The right sides by number, or the cards that are put in order by number. */
export function matchSides(
	left: readonly QuestionOption[],
	right: readonly QuestionOption[],
	are_cards: boolean,
): ToSolve {
	const lefts = left.map(({ label }) => toPlainText(label));
	const rights = numbered(right);
	return {
		parts: are_cards ? { places: lefts, cards: rights } : { left: lefts, right: rights },
		answerOf: (answers) => {
			const ids = answers.map((answer) => right[Number(answer) - 1]?.id);
			if (ids.length !== left.length || ids.includes(undefined)) return null;
			const answer_dict = Object.fromEntries(left.map(({ id }, at) => [id, ids[at] ?? ""]));
			return { question_type: "MATCH_THE_FOLLOWING", answer_dict };
		},
	};
}

/** Each card with the number of its bin. */
export function sortIntoBins(cards: readonly PictureLabel[], bins: readonly QuestionOption[]): ToSolve {
	return {
		parts: { cards_to_sort: cards.map(({ label }) => label), bins: numbered(bins) },
		answerOf: (answers) => {
			const chosen = answers.map((answer) => bins[Number(answer) - 1]?.id);
			if (chosen.length !== cards.length || chosen.includes(undefined)) return null;
			const answer_dict = Object.fromEntries(cards.map(({ id }, at) => [id, chosen[at] ?? ""]));
			return { question_type: "LABELED_INPUT", answer_dict };
		},
	};
}

function numbered(options: readonly QuestionOption[]) {
	return options.map(({ label }, at) => ({ number: at + 1, label: toPlainText(label) }));
}
