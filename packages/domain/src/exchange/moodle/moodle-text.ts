import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { foreignMarkdown, plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { readHtml } from "../texts/read-html.ts";
import { treeToMarkdown } from "../texts/tree-to-markdown.ts";
import { withoutPictures } from "../texts/without-pictures.ts";
import { childOf, textOf, type XmlNode } from "../texts/xml-node.ts";

/** The text of a field such as `<questiontext format="html"><text>…`, as it is written. */
export function sourceOf(field: XmlNode | undefined): string {
	return textOf(childOf(field, "text"));
}

/** A text of Moodle as our Markdown; `source` in place of the field's own text. */
export function moodleMarkdown(
	field: XmlNode | undefined,
	notes: ExchangeNote[],
	source = sourceOf(field),
): string {
	const format = field?.attributes["format"] ?? "html";
	if (format === "markdown") return foreignMarkdown(withoutPictures(source, notes)).trim();
	if (format === "plain_text") return plainToMarkdown(source).trim();
	// Moodle's own format is HTML whose line breaks count.
	const html = format === "moodle_auto_format" ? source.trim().replaceAll(/\r?\n/g, "<br>") : source;
	const { markdown, pictures } = treeToMarkdown([readHtml(html)]);
	for (const picture of pictures) notes.push(noteOf("picture-left-out", picture));
	return markdown;
}

/** An answer to compare an entry with. */
export function moodlePlain(field: XmlNode | undefined): string {
	return textOf(childOf(field, "text")).replaceAll(/\s+/g, " ").trim();
}
