import { sortedFields } from "../../exchange/plain-fields.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { pairCells, readPairs } from "./csv.ts";
import { pairLines } from "./gift.ts";
import { subquestions } from "./moodle.ts";
import { qtiParts } from "./qti.ts";

/** The visible content of an option, ignoring its id. */
function seenOf({ label, figure, image }: QuestionOption): string {
	return JSON.stringify(sortedFields({ label, figure, image }));
}

function pairsOf(question: MatchQuestion): [string, string][] {
	const seen = (options: readonly QuestionOption[], wanted: string) => {
		return seenOf(options.find((each) => each.id === wanted) ?? { id: wanted, label: "" });
	};
	return Object.entries(question.key.answer_dict)
		.map(([left, right]): [string, string] => [
			seen(question.left_options, left),
			seen(question.right_options, right),
		])
		.sort(([a], [b]) => (a < b ? -1 : 1));
}

export const match: ExchangedType<"MATCH_THE_FOLLOWING"> = {
	parts: ({ left_options, right_options }) => [
		["left", left_options],
		["right", right_options],
	],
	// The order of each side does not matter: a page shows them shuffled.
	plainFields: (question) => ({
		left_options: pairsOf(question).map(([left]) => left),
		right_options: [...question.right_options].map(seenOf).sort(),
		key: pairsOf(question),
	}),
	mistake: { part: "left", answer: "right" },
	readCsv: readPairs,
	csv: (question) => Object.fromEntries(pairCells(question)),
	gift: (question) => ({ mark: "", lines: pairLines(question) }),
	moodle: (question, toHtml) => ({
		type: "matching",
		parts: [element("shuffleanswers", {}, "true"), ...subquestions(question, toHtml)],
	}),
	qti: qtiParts,
};
