import { exchangedTypeOf } from "../../question-types/exchanged-types.ts";
import { tagsOf } from "../items/filing-tags.ts";
import { element, writeXml } from "../texts/xml-node.ts";
import type { WrittenItem } from "../items/written-item.ts";
import { html, type ToHtml } from "./moodle-parts.ts";

/** One question as an element of a Moodle XML file; null for a type that Moodle does not have. */
export function writeMoodle({ name, question, filing }: WrittenItem, toHtml: ToHtml): string | null {
	const body = exchangedTypeOf(question).moodle(question, toHtml);
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

/** The whole file around its questions. */
export function moodleFile(questions: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join("\n")}\n</quiz>\n`;
}
