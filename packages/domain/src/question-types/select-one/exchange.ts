import { filledLetters, optionCells, optionOf, rightOf } from "../../exchange/csv/csv-cells.ts";
import { optionLines } from "../../exchange/gift/gift-parts.ts";
import { choice as moodleChoice } from "../../exchange/moodle/moodle-parts.ts";
import { choice as qtiChoice } from "../../exchange/qti/qti-parts.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { plainOptions } from "../plain-options.ts";

export const selectOne: ExchangedType<"SELECT_ONE"> = {
	parts: ({ options }) => [["option", options]],
	plainFields: ({ options, key }, nameOf) => ({
		options: plainOptions(options, nameOf),
		key: nameOf("option", key.option_id),
	}),
	mistake: { part: "box", answer: "option" },
	readCsv: (cell) => ({
		kind: "choice",
		takes_several: false,
		options: filledLetters(cell).map((letter) => optionOf(cell, letter)),
	}),
	csv: ({ options, known_mistakes, key }) => ({
		...optionCells(options, known_mistakes),
		...rightOf(options, [key.option_id]),
	}),
	gift: (question) => ({
		mark: "",
		lines: optionLines(question, (id) => (id === question.key.option_id ? "=" : "~")),
	}),
	moodle: (question, toHtml) =>
		moodleChoice(
			question,
			{ takes_one: true, shareOf: (id) => (id === question.key.option_id ? 100 : 0) },
			toHtml,
		),
	qti: (question, nodes) => qtiChoice(question, { right: [question.key.option_id], takes_one: true }, nodes),
};
