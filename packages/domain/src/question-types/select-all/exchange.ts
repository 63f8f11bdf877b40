import { filledLetters, optionCells, optionOf, rightOf } from "../../exchange/csv/csv-cells.ts";
import { optionLines } from "../../exchange/gift/gift-parts.ts";
import { choice as moodleChoice } from "../../exchange/moodle/moodle-parts.ts";
import { choice as qtiChoice } from "../../exchange/qti/qti-parts.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { plainOptions } from "../plain-options.ts";

function percent(share: number): string {
	return share.toFixed(5).replace(/\.?0+$/, "");
}

export const selectAll: ExchangedType<"SELECT_ALL"> = {
	parts: ({ options }) => [["option", options]],
	plainFields: ({ options, key, none_option_id }, nameOf) => ({
		options: plainOptions(options, nameOf),
		key: key.option_ids.map((id) => nameOf("option", id)).sort(),
		...(none_option_id !== undefined && { none_option_id: nameOf("option", none_option_id) }),
	}),
	mistake: { part: "box", answer: "option" },
	readCsv: (cell) => ({
		kind: "choice",
		takes_several: true,
		options: filledLetters(cell).map((letter) => optionOf(cell, letter)),
	}),
	csv: ({ options, known_mistakes, key }) => ({
		...optionCells(options, known_mistakes),
		...rightOf(options, key.option_ids),
	}),
	gift: (question) => {
		const { option_ids } = question.key;
		const share = `~%${percent(100 / option_ids.length)}%`;
		return { mark: "", lines: optionLines(question, (id) => (option_ids.includes(id) ? share : "~%-100%")) };
	},
	moodle: (question, toHtml) => {
		const { option_ids } = question.key;
		const shareOf = (id: string) => (option_ids.includes(id) ? 100 / option_ids.length : -100);
		return moodleChoice(question, { takes_one: false, shareOf }, toHtml);
	},
	qti: (question, nodes) => qtiChoice(question, { right: question.key.option_ids, takes_one: false }, nodes),
};
