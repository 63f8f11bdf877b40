import type { AnswerBlank, KnownMistake, Question, QuestionOption } from "../../question/question.ts";
import { element, type XmlChild, type XmlNode } from "../texts/xml-node.ts";

/** Our Markdown as child nodes of an element. */
export type Nodes = (markdown: string) => XmlChild[];

/** The answer part of an item. */
export interface QtiParts {
	declarations: XmlNode[];
	body: XmlChild[];
	processing?: XmlNode;
}

export function declare(
	identifier: string,
	cardinality: string,
	baseType: string,
	correct: readonly string[],
	more: XmlNode[] = [],
) {
	const values = correct.map((value) => element("value", {}, value));
	const known = values.length === 0 ? [] : [element("correctResponse", {}, ...values)];
	return element("responseDeclaration", { identifier, cardinality, baseType }, ...known, ...more);
}

/** An interaction with our instruction as its prompt. */
export function interaction(
	name: string,
	{ cta }: Pick<Question, "cta">,
	nodes: Nodes,
	attributes: Record<string, string>,
	...children: XmlNode[]
): XmlNode {
	const prompt = cta === undefined ? [] : [element("prompt", {}, ...nodes(cta))];
	return element(name, { responseIdentifier: "RESPONSE", ...attributes }, ...prompt, ...children);
}

/** Options to choose from. */
export function choice(
	question: Pick<Question, "prompt" | "cta" | "known_mistakes"> & { options: readonly QuestionOption[] },
	{ right, takes_one }: { right: readonly string[]; takes_one: boolean },
	nodes: Nodes,
): QtiParts {
	const nameOf = new Map(question.options.map(({ id }, at) => [id, `CHOICE-${at + 1}`]));
	const options = question.options.map(({ id, label }) => {
		const identifier = nameOf.get(id) ?? id;
		return element(
			"simpleChoice",
			{ identifier },
			...nodes(label),
			...inlineFeedback(question.known_mistakes, id, identifier, nodes),
		);
	});
	const correct = right.map((id) => nameOf.get(id) ?? id);
	const limits = { shuffle: "false", maxChoices: takes_one ? "1" : "0" };
	return {
		declarations: [declare("RESPONSE", takes_one ? "single" : "multiple", "identifier", correct)],
		body: [asked(question, nodes), interaction("choiceInteraction", question, nodes, limits, ...options)],
	};
}

/** The question's own text, above the interactions. */
export function asked({ prompt }: Pick<Question, "prompt">, nodes: Nodes): XmlNode {
	return element("div", {}, ...nodes(prompt));
}

function inlineFeedback(
	mistakes: readonly KnownMistake[],
	id: string,
	identifier: string,
	nodes: Nodes,
): XmlNode[] {
	const found = mistakes.find(({ answer }) => answer === id);
	if (found === undefined) return [];
	return [
		element(
			"feedbackInline",
			{ outcomeIdentifier: "FEEDBACK", identifier, showHide: "show" },
			...nodes(found.feedback),
		),
	];
}

/** A box with its prefix and suffix. */
export function boxNodes(
	{ answer_prefix = "", answer_suffix = "" }: AnswerBlank,
	responseIdentifier: string,
): XmlChild[] {
	return [
		...(answer_prefix === "" ? [] : [`${answer_prefix} `]),
		element("textEntryInteraction", { responseIdentifier, expectedLength: "15" }),
		...(answer_suffix === "" ? [] : [` ${answer_suffix}`]),
	];
}

export function entries(
	boxesOf: readonly { identifier: string; blank: AnswerBlank }[],
	body: XmlChild[],
): QtiParts {
	const declarations = boxesOf.map(({ identifier, blank }) => entryOf(identifier, blank));
	return { declarations, body, processing: processing(boxesOf) };
}

export function entryOf(identifier: string, { key, answer_type }: AnswerBlank): XmlNode {
	const isPlain = key.answers.every((text) => /^-?\d+(\.\d+)?$/.test(text));
	if (isPlain && (answer_type === "INTEGER" || answer_type === "FLOAT"))
		return declare(
			identifier,
			"single",
			answer_type === "INTEGER" ? "integer" : "float",
			key.answers.slice(0, 1),
		);
	const is_case_sensitive = key.is_case_sensitive === true;
	const entriesOf = key.answers.map((mapKey) =>
		element("mapEntry", { mapKey, mappedValue: "1", caseSensitive: `${is_case_sensitive}` }),
	);
	const needs_map = key.answers.length > 1 || is_case_sensitive;
	return declare(
		identifier,
		"single",
		"string",
		key.answers.slice(0, 1),
		needs_map ? [element("mapping", { defaultValue: "0" }, ...entriesOf)] : [],
	);
}

/** Every box is compared by itself: a number within its tolerance. */
function processing(boxesOf: readonly { identifier: string; blank: AnswerBlank }[]): XmlNode {
	const conditions = boxesOf.map(({ identifier, blank }) => {
		const { tolerance } = blank.key;
		const mode: Record<string, string> =
			tolerance === undefined
				? { toleranceMode: "exact" }
				: { toleranceMode: "absolute", tolerance: `${tolerance} ${tolerance}` };
		return element("equal", mode, element("variable", { identifier }), element("correct", { identifier }));
	});
	const score = (value: string) =>
		element("setOutcomeValue", { identifier: "SCORE" }, element("baseValue", { baseType: "float" }, value));
	return element(
		"responseProcessing",
		{},
		element(
			"responseCondition",
			{},
			element(
				"responseIf",
				{},
				conditions.length === 1 ? (conditions[0] ?? "") : element("and", {}, ...conditions),
				score("1"),
			),
			element("responseElse", {}, score("0")),
		),
	);
}

/** The tree with elements in place of the markers in its texts. */
export function withElements(
	children: readonly XmlChild[],
	make: (number: number) => XmlChild[],
): XmlChild[] {
	return children.flatMap((child): XmlChild[] => {
		if (typeof child !== "string") return [{ ...child, children: withElements(child.children, make) }];
		return child
			.split(/\uE011(\d+)\uE012/)
			.flatMap((part, at): XmlChild[] => (at % 2 === 1 ? make(Number(part)) : part === "" ? [] : [part]));
	});
}
