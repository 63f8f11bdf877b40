import type { XmlChild, XmlNode } from "../texts/xml-node.ts";

/** Attribute names of several words as QTI 2 spells them; QTI 3 uses hyphens. */
function camel(name: string): string {
	return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function kebab(name: string): string {
	return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * A QTI 3 tree with the names of QTI 2, so that one reader handles both: `qti-choice-interaction` is
 * `choiceInteraction`.
 */
export function asQti2(node: XmlNode): XmlNode {
	const is_qti3 = node.name.startsWith("qti-");
	const attributes = is_qti3
		? Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [camel(name), value]))
		: node.attributes;
	return {
		name: is_qti3 ? camel(node.name.slice(4)) : node.name,
		attributes,
		children: node.children.map((child): XmlChild => (typeof child === "string" ? child : asQti2(child))),
	};
}

/** QTI's own elements that we write; all others in an item are HTML or MathML and keep their names. */
const OWN = new Set([
	"assessmentItem",
	"responseDeclaration",
	"correctResponse",
	"value",
	"mapping",
	"mapEntry",
	"outcomeDeclaration",
	"defaultValue",
	"itemBody",
	"prompt",
	"choiceInteraction",
	"simpleChoice",
	"feedbackInline",
	"textEntryInteraction",
	"inlineChoiceInteraction",
	"inlineChoice",
	"matchInteraction",
	"simpleMatchSet",
	"simpleAssociableChoice",
	"extendedTextInteraction",
	"orderInteraction",
	"sliderInteraction",
	"rubricBlock",
	"responseProcessing",
	"responseCondition",
	"responseIf",
	"responseElse",
	"equal",
	"variable",
	"correct",
	"setOutcomeValue",
	"baseValue",
	"modalFeedback",
	"and",
]);

/** A tree with QTI 2 names as QTI 3. */
export function asQti3(node: XmlNode): XmlNode {
	const is_own = OWN.has(node.name);
	return {
		name: is_own ? `qti-${kebab(node.name)}` : node.name,
		attributes: is_own
			? Object.fromEntries(
					Object.entries(node.attributes).map(([name, value]) => [
						name.includes(":") ? name : kebab(name),
						value,
					]),
				)
			: node.attributes,
		children: node.children.map((child): XmlChild => (typeof child === "string" ? child : asQti3(child))),
	};
}
