import type { AnswerBlank, KnownMistake, QuestionOption } from "../../question/question.ts";
import { element, type XmlNode } from "../texts/xml-node.ts";
import { escapePlace, writePlace } from "./cloze.ts";

/** Our Markdown as HTML, with formulas as `\(…\)`. */
export type ToHtml = (markdown: string) => string;

/** The answer part of a question. */
export interface MoodleBody {
	type: string;
	/** HTML in place of the prompt. */
	text?: string;
	parts: XmlNode[];
}

export function html(name: string, text: string, attributes: Record<string, string> = {}): XmlNode {
	return element(name, { ...attributes, format: "html" }, element("text", {}, text));
}

export function answer(
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

/** Options to choose from, each with its share of the grade in percent. */
export function choice(
	{
		options,
		known_mistakes,
	}: { options: readonly QuestionOption[]; known_mistakes: readonly KnownMistake[] },
	{ takes_one, shareOf }: { takes_one: boolean; shareOf: (id: string) => number },
	toHtml: ToHtml,
): MoodleBody {
	const answers = options.map(({ id, label }) =>
		answer(shareOf(id), toHtml(label), feedbackFor(known_mistakes, id, toHtml), "html"),
	);
	return {
		type: "multichoice",
		parts: [
			element("single", {}, takes_one ? "true" : "false"),
			element("shuffleanswers", {}, "false"),
			element("answernumbering", {}, "abc"),
			...answers,
		],
	};
}

function feedbackFor(mistakes: readonly KnownMistake[], id: string, toHtml: ToHtml): string | undefined {
	const found = mistakes.find((mistake) => mistake.answer === id);
	return found === undefined ? undefined : toHtml(found.feedback);
}

export const NUMBER = /^-?\d+(\.\d+)?$/;

export function isNumber({ key, answer_type }: Pick<AnswerBlank, "key" | "answer_type">): boolean {
	return (
		(answer_type === "INTEGER" || answer_type === "FLOAT") && key.answers.every((text) => NUMBER.test(text))
	);
}

export function placeOf(blank: AnswerBlank, mistakes: readonly KnownMistake[]): string {
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
