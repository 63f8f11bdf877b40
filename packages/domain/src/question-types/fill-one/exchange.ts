import { blankCells, boxOf, filledLetters, joined, LETTERS, parts } from "../../exchange/csv/csv-cells.ts";
import type { Cell, CsvRow } from "../../exchange/csv/csv-cells.ts";
import type { KnownMistake } from "../../question/question.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { giftAnswers } from "./gift.ts";
import { moodleBody } from "./moodle.ts";
import { qtiParts } from "./qti.ts";

/** The options of a row are known mistakes. */
function mistakesOf(cell: Cell) {
	return filledLetters(cell)
		.filter((letter) => cell(`feedback_${letter}`) !== "")
		.map((letter) => ({ answer: cell(`option_${letter}`), feedback: cell(`feedback_${letter}`) }));
}

function mistakeCells(mistakes: readonly KnownMistake[]): CsvRow {
	return Object.fromEntries(
		mistakes.slice(0, LETTERS.length).flatMap(({ answer, feedback }, at): [string, string][] => [
			[`option_${LETTERS[at]}`, answer],
			[`feedback_${LETTERS[at]}`, feedback],
		]),
	);
}

export const fillOne: ExchangedType<"FILL_ONE"> = {
	parts: () => [],
	plainFields: () => ({}),
	mistake: { part: "box", answer: null },
	readCsv: (cell) => ({
		kind: "boxes",
		boxes: [{ ...boxOf(cell, "b1", parts(cell("right"))), mistakes: mistakesOf(cell) }],
	}),
	csv: (question) => ({
		...blankCells(question, question.answer_type),
		right: joined(question.key.answers),
		...mistakeCells(question.known_mistakes),
	}),
	gift: giftAnswers,
	moodle: moodleBody,
	qti: qtiParts,
};
