import { filledLetters, LETTERS } from "../../exchange/csv/csv-cells.ts";
import { noteOf } from "../../exchange/exchange-note.ts";
import { html } from "../../exchange/moodle/moodle-parts.ts";
import { asShown, sortedFields } from "../../exchange/plain-fields.ts";
import { asked, declare, interaction } from "../../exchange/qti/qti-parts.ts";
import { element, writeXml, type XmlNode } from "../../exchange/texts/xml-node.ts";
import type { RubricPoint } from "../../question/question.ts";
import type { ExchangedType } from "../exchanged-type.ts";

function pointsOf(rubric: readonly RubricPoint[]): XmlNode[] {
	return rubric.map(({ requirement }) => element("li", {}, requirement));
}

export const verifyWithLlm: ExchangedType<"VERIFY_WITH_LLM"> = {
	parts: ({ key }) => [["point", key.rubric]],
	plainFields: ({ key: { rubric, ...key } }) => ({
		key: { ...sortedFields(key), rubric: rubric.map(({ requirement }) => asShown(requirement)) },
	}),
	mistake: { part: "box", answer: null },
	readCsv: (cell, notes) => {
		if (cell("answer_type") !== "" && cell("answer_type") !== "STRING")
			notes.push(noteOf("weights-left-out"));
		return {
			kind: "written",
			sample_answer: cell("right"),
			rubric: filledLetters(cell).map((letter) => cell(`option_${letter}`)),
		};
	},
	csv: ({ key }) => ({
		right: key.sample_answer,
		...Object.fromEntries(key.rubric.map(({ requirement }, at) => [`option_${LETTERS[at]}`, requirement])),
	}),
	gift: () => ({ mark: "", lines: [] }),
	moodle: ({ key }, toHtml) => {
		const points = pointsOf(key.rubric).map((point) => writeXml(point));
		const info = `${toHtml(key.sample_answer)}<ul>${points.join("")}</ul>`;
		return { type: "essay", parts: [element("responseformat", {}, "editor"), html("graderinfo", info)] };
	},
	qti: (question, nodes) => {
		const sample = element("div", {}, ...nodes(question.key.sample_answer));
		const points = element("ul", {}, ...pointsOf(question.key.rubric));
		const rubric = element("rubricBlock", { view: "scorer" }, sample, points);
		return {
			declarations: [declare("RESPONSE", "single", "string", [])],
			body: [asked(question, nodes), rubric, interaction("extendedTextInteraction", question, nodes, {})],
			processing: element("responseProcessing", {}),
		};
	},
};
