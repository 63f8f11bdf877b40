import { replaceBlankPlaces } from "../../question/blank-places.ts";
import type {
	AnswerBlank,
	FillOneQuestion,
	KnownMistake,
	Question,
	QuestionOption,
} from "../../question/question.ts";
import { tagsOf } from "../filing-tags.ts";
import { element, writeXml, type XmlNode } from "../texts/xml-node.ts";
import type { WrittenItem } from "../written-item.ts";
import { isGapQuestion } from "../is-gap-question.ts";
import { escapePlace, writePlace } from "./cloze.ts";

/** Our Markdown as HTML, with formulas as `\(…\)`. */
export type ToHtml = (markdown: string) => string;

/** One question as an element of a Moodle XML file; null for a kind that Moodle does not know. */
export function writeMoodle({ name, question, filing }: WrittenItem, toHtml: ToHtml): string | null {
	const body = bodyOf(question, toHtml);
	if (body === null) return null;
	const tags = tagsOf(filing, question).map((tag) => element("tag", {}, element("text", {}, tag)));
	return writeXml(
		element(
			"question",
			{ type: body.type },
			element("name", {}, element("text", {}, name)),
			html("questiontext", body.text ?? toHtml(question.prompt)),
			html("generalfeedback", toHtml(question.explanation)),
			element("defaultgrade", {}, "1"),
			element("penalty", {}, "0.3333333"),
			element("hidden", {}, "0"),
			...body.parts,
			...question.hints.map((hint) => html("hint", toHtml(hint))),
			...(tags.length === 0 ? [] : [element("tags", {}, ...tags)]),
		),
	);
}

/** The whole file round its questions. */
export function moodleFile(questions: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join("\n")}\n</quiz>\n`;
}

interface Body {
	type: string;
	/** HTML in place of the prompt. */
	text?: string;
	parts: XmlNode[];
}

function html(name: string, text: string, attributes: Record<string, string> = {}): XmlNode {
	return element(name, { ...attributes, format: "html" }, element("text", {}, text));
}

function bodyOf(question: Question, toHtml: ToHtml): Body | null {
	switch (question.question_type) {
		case "SELECT_ONE":
			return choice(question, (id) => (id === question.key.option_id ? 100 : 0), toHtml);
		case "SELECT_ALL": {
			const { option_ids } = question.key;
			return choice(question, (id) => (option_ids.includes(id) ? 100 / option_ids.length : -100), toHtml);
		}
		case "FILL_ONE":
			return fillOne(question, toHtml);
		case "FILL_MULTIPLE":
			return { type: "cloze", text: placed(question, toHtml), parts: [] };
		case "MATCH_THE_FOLLOWING":
			return { type: "matching", parts: [element("shuffleanswers", {}, "true"), ...pairs(question, toHtml)] };
		case "LABELED_INPUT":
			return isGapQuestion(question) ? { type: "cloze", text: gaps(question, toHtml), parts: [] } : null;
		case "VERIFY_WITH_LLM": {
			const points = question.key.rubric.map(({ requirement }) => writeXml(element("li", {}, requirement)));
			const info = `${toHtml(question.key.sample_answer)}<ul>${points.join("")}</ul>`;
			return { type: "essay", parts: [element("responseformat", {}, "editor"), html("graderinfo", info)] };
		}
	}
}

function answer(
	fraction: number,
	text: XmlNode | string,
	feedback: string | undefined,
	format?: "html",
): XmlNode {
	return element(
		"answer",
		{ fraction: fraction.toFixed(5).replace(/\.?0+$/, ""), format: format ?? "moodle_auto_format" },
		element("text", {}, text),
		...(feedback === undefined ? [] : [html("feedback", feedback)]),
	);
}

function choice(
	question: Extract<Question, { question_type: "SELECT_ONE" | "SELECT_ALL" }>,
	shareOf: (id: string) => number,
	toHtml: ToHtml,
): Body {
	const options = question.options.map(({ id, label }) =>
		answer(shareOf(id), toHtml(label), feedbackFor(question.known_mistakes, id, toHtml), "html"),
	);
	return {
		type: "multichoice",
		parts: [
			element("single", {}, question.question_type === "SELECT_ONE" ? "true" : "false"),
			element("shuffleanswers", {}, "false"),
			element("answernumbering", {}, "abc"),
			...options,
		],
	};
}

function feedbackFor(mistakes: readonly KnownMistake[], id: string, toHtml: ToHtml): string | undefined {
	const found = mistakes.find((mistake) => mistake.answer === id);
	return found === undefined ? undefined : toHtml(found.feedback);
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function fillOne(question: FillOneQuestion, toHtml: ToHtml): Body {
	const { key, known_mistakes, answer_suffix } = question;
	const as_number = isNumber(question);
	const wrong = known_mistakes
		.filter((mistake) => !as_number || NUMBER.test(mistake.answer))
		.map((mistake) => answer(0, mistake.answer, toHtml(mistake.feedback)));
	const right = key.answers.map((text) => answer(100, text, undefined));
	if (!as_number)
		return {
			type: "shortanswer",
			parts: [element("usecase", {}, key.is_case_sensitive === true ? "1" : "0"), ...right, ...wrong],
		};
	const tolerance = element("tolerance", {}, key.tolerance ?? "0");
	const numbers = [...right, ...wrong].map((each) => ({ ...each, children: [...each.children, tolerance] }));
	const unit = element(
		"unit",
		{},
		element("multiplier", {}, "1"),
		element("unit_name", {}, answer_suffix ?? ""),
	);
	return {
		type: "numerical",
		parts: [...numbers, ...(answer_suffix === undefined ? [] : [element("units", {}, unit)])],
	};
}

function isNumber({ key, answer_type }: Pick<AnswerBlank, "key" | "answer_type">): boolean {
	return (
		(answer_type === "INTEGER" || answer_type === "FLOAT") && key.answers.every((text) => NUMBER.test(text))
	);
}

function placeOf(blank: AnswerBlank, mistakes: readonly KnownMistake[]): string {
	const as_number = isNumber(blank);
	const tail = as_number ? `:${blank.key.tolerance ?? "0"}` : "";
	const right = blank.key.answers.map((text) => `=${escapePlace(text)}${tail}`);
	const wrong = mistakes
		.filter((mistake) => !as_number || NUMBER.test(mistake.answer))
		.map(
			(mistake) =>
				`%0%${escapePlace(mistake.answer)}${as_number ? ":0" : ""}#${escapePlace(mistake.feedback)}`,
		);
	const type = as_number
		? "NUMERICAL"
		: blank.key.is_case_sensitive === true
			? "SHORTANSWER_C"
			: "SHORTANSWER";
	return writePlace(type, [...right, ...wrong]);
}

/** The boxes in the text, or under it; what is printed beside a box becomes text. */
function placed(
	{ prompt, blanks, known_mistakes }: Extract<Question, { question_type: "FILL_MULTIPLE" }>,
	toHtml: ToHtml,
): string {
	const marked = replaceBlankPlaces(
		prompt,
		(id) => `\uE011${blanks.findIndex((blank) => blank.id === id)}\uE012`,
	);
	const list = marked === prompt ? blanks.map((_, at) => `\n\n\uE011${at}\uE012`) : [];
	return toHtml(`${marked}${list.join("")}`).replaceAll(/\uE011(\d+)\uE012/g, (_, at: string) => {
		const blank = blanks[Number(at)];
		if (blank === undefined) return "";
		const mistakes = known_mistakes.filter(({ part }) => part === blank.id);
		const { answer_prefix = "", answer_suffix = "" } = blank;
		return `${writeXml(spaced(answer_prefix, "after"))}${placeOf(blank, mistakes)}${writeXml(spaced(answer_suffix, "before"))}`;
	});
}

function spaced(text: string, side: "before" | "after"): string {
	if (text === "") return "";
	return side === "before" ? ` ${text}` : `${text} `;
}

function gaps(
	{ prompt, labels }: Extract<Question, { question_type: "LABELED_INPUT" }>,
	toHtml: ToHtml,
): string {
	const marked = prompt.replaceAll(/\*\*\((\d+)\)\*\*/g, "\uE011$1\uE012");
	return toHtml(marked).replaceAll(/\uE011(\d+)\uE012/g, (_, number: string) => {
		const label = labels[Number(number) - 1];
		if (label?.key === undefined || label.key === null) return "";
		const { key, choices } = label;
		if (choices === undefined) return placeOf({ ...label, key }, []);
		const right = key.answers[0];
		return writePlace(
			"MULTICHOICE",
			choices.map((text) => `${text === right ? "=" : ""}${escapePlace(text)}`),
		);
	});
}

function pairs(
	{ left_options, right_options, key }: Extract<Question, { question_type: "MATCH_THE_FOLLOWING" }>,
	toHtml: ToHtml,
): XmlNode[] {
	const label = (list: readonly QuestionOption[], wanted: string | undefined) =>
		toHtml(list.find(({ id }) => id === wanted)?.label ?? "");
	const used = new Set(Object.values(key.answer_dict));
	const pair = (left: string, right: string) =>
		element(
			"subquestion",
			{ format: "html" },
			element("text", {}, left),
			element("answer", { format: "html" }, element("text", {}, right)),
		);
	return [
		...left_options.map(({ id }) => pair(label(left_options, id), label(right_options, key.answer_dict[id]))),
		...right_options.filter(({ id }) => !used.has(id)).map(({ id }) => pair("", label(right_options, id))),
	];
}
