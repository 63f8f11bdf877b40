import { replaceBlankPlaces } from "../../question/blank-places.ts";
import type { AnswerBlank, KnownMistake, Question, QuestionOption } from "../../question/question.ts";
import { isGapQuestion } from "../is-gap-question.ts";
import { readHtml } from "../texts/read-html.ts";
import { element, writeXml, type XmlChild, type XmlNode } from "../texts/xml-node.ts";
import type { WrittenItem } from "../written-item.ts";
import { asQti3 } from "./qti-names.ts";

export type QtiVersion = 2 | 3;
/** Our Markdown as HTML, with formulas as MathML that carries its LaTeX. */
export type ToHtml = (markdown: string) => string;

const SPACE = {
	2: "http://www.imsglobal.org/xsd/imsqti_v2p1",
	3: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
} as const;
const MATCH_CORRECT = {
	2: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct",
	3: "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml",
} as const;

/** One question as a QTI item; null for one that QTI has no interaction for. */
export function writeQti(
	{ name, question }: WrittenItem,
	options: { identifier: string; version: QtiVersion; toHtml: ToHtml },
): string | null {
	const { identifier, version, toHtml } = options;
	const nodes = (markdown: string): XmlChild[] => [...readHtml(toHtml(markdown)).children];
	const parts = partsOf(question, nodes);
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
		element("itemBody", {}, ...parts.body),
		parts.processing ?? element("responseProcessing", { template: MATCH_CORRECT[version] }),
		...question.hints.map((hint, at) => modal(`HINT-${at + 1}`, nodes(hint))),
		modal("EXPLANATION", nodes(question.explanation)),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(version === 3 ? asQti3(item) : item)}\n`;
}

type Nodes = (markdown: string) => XmlChild[];

interface Parts {
	declarations: XmlNode[];
	body: XmlChild[];
	processing?: XmlNode;
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

function declare(
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

function partsOf(question: Question, nodes: Nodes): Parts | null {
	const ask = element("div", {}, ...nodes(question.prompt));
	switch (question.question_type) {
		case "SELECT_ONE":
			return choice(question, [question.key.option_id], [ask], nodes);
		case "SELECT_ALL":
			return choice(question, question.key.option_ids, [ask], nodes);
		case "FILL_ONE": {
			const line = element("div", {}, ...boxNodes(question, "RESPONSE"));
			return entries([{ identifier: "RESPONSE", blank: question }], [ask, line]);
		}
		case "FILL_MULTIPLE":
			return boxes(question, nodes);
		case "MATCH_THE_FOLLOWING":
			return match(question, ask, nodes);
		case "LABELED_INPUT":
			return isGapQuestion(question) ? gaps(question, nodes) : null;
		case "VERIFY_WITH_LLM": {
			const points = question.key.rubric.map(({ requirement }) => element("li", {}, requirement));
			const sample = element("div", {}, ...nodes(question.key.sample_answer));
			const rubric = element("rubricBlock", { view: "scorer" }, sample, element("ul", {}, ...points));
			return {
				declarations: [declare("RESPONSE", "single", "string", [])],
				body: [ask, rubric, interaction("extendedTextInteraction", question, nodes, {})],
				processing: element("responseProcessing", {}),
			};
		}
	}
}

/** An interaction that asks; our instruction is its prompt. */
function interaction(
	name: string,
	{ cta }: Pick<Question, "cta">,
	nodes: Nodes,
	attributes: Record<string, string>,
	...children: XmlNode[]
): XmlNode {
	const prompt = cta === undefined ? [] : [element("prompt", {}, ...nodes(cta))];
	return element(name, { responseIdentifier: "RESPONSE", ...attributes }, ...prompt, ...children);
}

function choice(
	question: Extract<Question, { question_type: "SELECT_ONE" | "SELECT_ALL" }>,
	right: readonly string[],
	ask: XmlNode[],
	nodes: Nodes,
): Parts {
	const is_one = question.question_type === "SELECT_ONE";
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
	return {
		declarations: [declare("RESPONSE", is_one ? "single" : "multiple", "identifier", correct)],
		body: [
			...ask,
			interaction(
				"choiceInteraction",
				question,
				nodes,
				{ shuffle: "false", maxChoices: is_one ? "1" : "0" },
				...options,
			),
		],
	};
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

/** A box with what is printed beside it. */
function boxNodes(
	{ answer_prefix = "", answer_suffix = "" }: AnswerBlank,
	responseIdentifier: string,
): XmlChild[] {
	return [
		...(answer_prefix === "" ? [] : [`${answer_prefix} `]),
		element("textEntryInteraction", { responseIdentifier, expectedLength: "15" }),
		...(answer_suffix === "" ? [] : [` ${answer_suffix}`]),
	];
}

function entries(boxesOf: readonly { identifier: string; blank: AnswerBlank }[], body: XmlChild[]): Parts {
	const declarations = boxesOf.map(({ identifier, blank }) => entryOf(identifier, blank));
	return { declarations, body, processing: processing(boxesOf) };
}

function entryOf(identifier: string, { key, answer_type }: AnswerBlank): XmlNode {
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

/** The tree with marks in its texts replaced by elements. */
function withElements(children: readonly XmlChild[], make: (number: number) => XmlChild[]): XmlChild[] {
	return children.flatMap((child): XmlChild[] => {
		if (typeof child !== "string") return [{ ...child, children: withElements(child.children, make) }];
		return child
			.split(/\uE011(\d+)\uE012/)
			.flatMap((part, at): XmlChild[] => (at % 2 === 1 ? make(Number(part)) : part === "" ? [] : [part]));
	});
}

function boxes(question: Extract<Question, { question_type: "FILL_MULTIPLE" }>, nodes: Nodes): Parts {
	const { prompt, blanks } = question;
	const named = blanks.map((blank, at) => ({ identifier: `RESPONSE-${at + 1}`, blank }));
	const marked = replaceBlankPlaces(
		prompt,
		(id) => `\uE011${blanks.findIndex((blank) => blank.id === id)}\uE012`,
	);
	const boxAt = (at: number) => {
		const box = named[at];
		return box === undefined ? [] : boxNodes(box.blank, box.identifier);
	};
	const list = marked === prompt ? blanks.map((_, at) => element("div", {}, ...boxAt(at))) : [];
	return entries(named, [element("div", {}, ...withElements(nodes(marked), boxAt)), ...list]);
}

function gaps(
	{ prompt, labels }: Extract<Question, { question_type: "LABELED_INPUT" }>,
	nodes: Nodes,
): Parts {
	const marked = prompt.replaceAll(/\*\*\((\d+)\)\*\*/g, "\uE011$1\uE012");
	const declarations = labels.map(({ key, choices, ...blank }, at) => {
		const identifier = `RESPONSE-${at + 1}`;
		const answers = key?.answers ?? [];
		if (choices === undefined) return entryOf(identifier, { ...blank, key: { answers } });
		return declare(identifier, "single", "identifier", [`CHOICE-${choices.indexOf(answers[0] ?? "") + 1}`]);
	});
	const gapAt = (number: number): XmlChild[] => {
		const responseIdentifier = `RESPONSE-${number}`;
		const { choices } = labels[number - 1] ?? {};
		if (choices === undefined) return [element("textEntryInteraction", { responseIdentifier })];
		const options = choices.map((text, at) =>
			element("inlineChoice", { identifier: `CHOICE-${at + 1}` }, text),
		);
		return [element("inlineChoiceInteraction", { responseIdentifier, shuffle: "false" }, ...options)];
	};
	return { declarations, body: [element("div", {}, ...withElements(nodes(marked), gapAt))] };
}

function match(
	question: Extract<Question, { question_type: "MATCH_THE_FOLLOWING" }>,
	ask: XmlNode,
	nodes: Nodes,
): Parts {
	const { left_options, right_options, key } = question;
	const nameIn = (list: readonly QuestionOption[], side: string, id: string) =>
		`${side}-${list.findIndex((option) => option.id === id) + 1}`;
	const set = (list: readonly QuestionOption[], side: string) =>
		element(
			"simpleMatchSet",
			{},
			...list.map(({ label }, at) =>
				element(
					"simpleAssociableChoice",
					{ identifier: `${side}-${at + 1}`, matchMax: "1" },
					...nodes(label),
				),
			),
		);
	const correct = Object.entries(key.answer_dict).map(
		([left, right]) => `${nameIn(left_options, "LEFT", left)} ${nameIn(right_options, "RIGHT", right)}`,
	);
	return {
		declarations: [declare("RESPONSE", "multiple", "directedPair", correct)],
		body: [
			ask,
			interaction(
				"matchInteraction",
				question,
				nodes,
				{ shuffle: "true", maxAssociations: `${left_options.length}` },
				set(left_options, "LEFT"),
				set(right_options, "RIGHT"),
			),
		],
	};
}
