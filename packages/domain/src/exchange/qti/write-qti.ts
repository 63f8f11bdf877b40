import { exchangedTypeOf } from "../../question-types/exchanged-types.ts";
import { readHtml } from "../texts/read-html.ts";
import { element, writeXml, type XmlChild, type XmlNode } from "../texts/xml-node.ts";
import type { WrittenItem } from "../items/written-item.ts";
import { keptInteraction } from "./qti-interactions.ts";
import { asQti3 } from "./qti-names.ts";

export type QtiVersion = 2 | 3;
/** Our Markdown as HTML, with formulas as MathML that includes its LaTeX. */
export type ToHtml = (markdown: string) => string;

const SPACE = {
	2: "http://www.imsglobal.org/xsd/imsqti_v2p1",
	3: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
} as const;
const MATCH_CORRECT = {
	2: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct",
	3: "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml",
} as const;

/** One question as a QTI item; null if QTI has no interaction for it. */
export function writeQti(
	{ name, question }: WrittenItem,
	options: { identifier: string; version: QtiVersion; toHtml: ToHtml },
): string | null {
	const { identifier, version, toHtml } = options;
	const nodes = (markdown: string): XmlChild[] => [...readHtml(toHtml(markdown)).children];
	const parts = exchangedTypeOf(question).qti(question, nodes);
	if (parts === null) return null;
	const item = element(
		"assessmentItem",
		{
			xmlns: SPACE[version],
			identifier,
			title: name,
			adaptive: "false",
			timeDependent: "false",
			...(version === 2 ? {} : { "xml:lang": "en" }),
		},
		...parts.declarations,
		outcome("SCORE", "float"),
		outcome("FEEDBACK", "identifier"),
		// QTI 2 has no attributes of our own.
		element("itemBody", version === 3 ? keptInteraction(question) : {}, ...parts.body),
		parts.processing ?? element("responseProcessing", { template: MATCH_CORRECT[version] }),
		...question.hints.map((hint, at) => modal(`HINT-${at + 1}`, nodes(hint))),
		modal("EXPLANATION", nodes(question.explanation)),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(version === 3 ? asQti3(item) : item)}\n`;
}

function outcome(identifier: string, baseType: string): XmlNode {
	return element("outcomeDeclaration", { identifier, cardinality: "single", baseType });
}

function modal(identifier: string, words: XmlChild[]): XmlNode {
	return element(
		"modalFeedback",
		{ outcomeIdentifier: "FEEDBACK", identifier, showHide: "show" },
		element("div", {}, ...words),
	);
}
