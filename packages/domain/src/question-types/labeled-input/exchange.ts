import { sortedFields } from "../../exchange/plain-fields.ts";
import type { ExchangedType } from "../exchanged-type.ts";
import { isGapQuestion } from "./is-gap-question.ts";
import { placedGaps } from "./moodle.ts";
import { binParts, gapParts } from "./qti.ts";

export const labeledInput: ExchangedType<"LABELED_INPUT"> = {
	parts: ({ labels }) => [["box", labels]],
	plainFields: ({ labels }, nameOf) => ({
		labels: labels.map((label) => sortedFields({ ...label, id: nameOf("box", label.id) })),
	}),
	mistake: { part: "box", answer: null },
	readCsv: () => null,
	csv: () => null,
	gift: () => null,
	moodle: (question, toHtml) =>
		isGapQuestion(question) ? { type: "cloze", text: placedGaps(question, toHtml), parts: [] } : null,
	qti: (question, nodes) =>
		question.interaction?.kind === "sort" || question.interaction?.kind === "venn"
			? binParts(question, nodes)
			: isGapQuestion(question)
				? gapParts(question, nodes)
				: null,
};
