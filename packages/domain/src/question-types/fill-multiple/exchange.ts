import { blankCells, boxOf, filledLetters, joined, LETTERS, parts } from "../../exchange/csv/csv-cells.ts";
import type { CsvRow } from "../../exchange/csv/csv-cells.ts";
import { asShown, sortedFields } from "../../exchange/plain-fields.ts";
import { replaceBlankPlaces } from "../../question/checks/blank-places.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { placedBoxes } from "./moodle.ts";
import { qtiParts } from "./qti.ts";

/** The boxes renamed to the letters of their columns. */
function lettered({ prompt, blanks }: FillMultipleQuestion): string {
	const letterOf = new Map(blanks.map(({ id }, at) => [id, LETTERS[at] ?? id]));
	return prompt.replaceAll(/\[\[([a-z0-9-]{1,20})\]\]/g, (_, id: string) => `[[${letterOf.get(id) ?? id}]]`);
}

/** The cells of a row apply to every box; if boxes differ, reading back shows it. */
function csvCells(question: FillMultipleQuestion): CsvRow {
	const [first] = question.blanks;
	const types = new Set(question.blanks.map(({ answer_type }) => answer_type));
	const shared =
		first === undefined ? {} : blankCells(first, types.size === 1 ? first.answer_type : undefined);
	const cells = question.blanks.map(({ key }, at): [string, string] => [
		`option_${LETTERS[at]}`,
		joined(key.answers),
	]);
	return { ...shared, ...Object.fromEntries(cells), prompt: lettered(question) };
}

export const fillMultiple: ExchangedType<"FILL_MULTIPLE"> = {
	parts: ({ blanks }) => [["box", blanks]],
	plainFields: ({ prompt, blanks }, nameOf) => ({
		prompt: replaceBlankPlaces(asShown(prompt), (id) => `[[${nameOf("box", id)}]]`),
		blanks: blanks.map((blank) => sortedFields({ ...blank, id: nameOf("box", blank.id) })),
	}),
	mistake: { part: "box", answer: null },
	readCsv: (cell) => ({
		kind: "boxes",
		boxes: filledLetters(cell).map((letter) => boxOf(cell, letter, parts(cell(`option_${letter}`)))),
	}),
	csv: csvCells,
	gift: () => null,
	moodle: (question, toHtml) => ({ type: "cloze", text: placedBoxes(question, toHtml), parts: [] }),
	qti: qtiParts,
};
