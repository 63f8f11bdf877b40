import { commonAnswerType } from "../../exchange/items/answer-type-of.ts";
import type { ExchangeNote } from "../../exchange/exchange-note.ts";
import { gapFigure, gapPlace, MAX_GAPS } from "../../exchange/items/gap-figure.ts";
import { type BodyOfKind, type QuestionBody, refuse } from "../../exchange/items/question-body.ts";

/** Gaps of a text as labels on a figure that numbers them. */
export function gaps({ gaps: list }: BodyOfKind<"gaps">, notes: ExchangeNote[]): QuestionBody | null {
	if (list.length > MAX_GAPS) return refuse(notes, "not-supported", `more than ${MAX_GAPS} gaps`);
	if (list.some(({ answers }) => answers.length === 0)) return refuse(notes, "no-right-answer");
	const labels = list.map(({ answers, choices }, at) => ({
		id: `g${at + 1}`,
		label: `Gap ${at + 1}`,
		...gapPlace(at, list.length),
		answer_type: choices.length > 0 ? ("STRING" as const) : commonAnswerType(answers),
		...(choices.length > 0 && { choices }),
		key: { answers },
	}));
	const [type = "STRING", ...others] = new Set(labels.map(({ answer_type }) => answer_type));
	return {
		question_type: "LABELED_INPUT",
		answer_type: others.length > 0 ? "MIXED" : type,
		figure: gapFigure(list.length),
		labels,
		known_mistakes: [],
	};
}
