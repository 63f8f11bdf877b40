import { asked, boxNodes, declare, entries, interaction } from "../../exchange/qti/qti-parts.ts";
import type { Nodes, QtiParts } from "../../exchange/qti/qti-parts.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import type { FillOneQuestion } from "../../question/question.ts";

/** A box to type into, or a slider for a number line that counts in whole steps. */
export function qtiParts(question: FillOneQuestion, nodes: Nodes): QtiParts {
	const slider = sliderParts(question, nodes);
	if (slider !== null) return slider;
	const line = element("div", {}, ...boxNodes(question, "RESPONSE"));
	return entries([{ identifier: "RESPONSE", blank: question }], [asked(question, nodes), line]);
}

/** Null for a number line with other steps, and where more than a whole number is asked for. */
function sliderParts(question: FillOneQuestion, nodes: Nodes): QtiParts | null {
	const { interaction: line, key, answer_type, answer_prefix, answer_suffix } = question;
	if (line?.kind !== "number_line" || answer_type !== "INTEGER") return null;
	const step = (line.to - line.from) / line.steps;
	const isPlain =
		(answer_prefix ?? "") + (answer_suffix ?? "") === "" && /^-?\d+$/.test(key.answers[0] ?? "");
	if (!Number.isInteger(step) || !isPlain) return null;
	const bounds = { lowerBound: `${line.from}`, upperBound: `${line.to}`, step: `${step}`, stepLabel: "true" };
	return {
		declarations: [declare("RESPONSE", "single", "integer", key.answers.slice(0, 1))],
		body: [asked(question, nodes), interaction("sliderInteraction", question, nodes, bounds)],
	};
}
