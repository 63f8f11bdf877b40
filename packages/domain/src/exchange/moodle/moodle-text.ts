import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import type { CarriedPicture } from "../sketch.ts";
import { foreignMarkdown, plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { readHtml } from "../texts/read-html.ts";
import { treeToMarkdown } from "../texts/tree-to-markdown.ts";
import { withoutPictures } from "../texts/without-pictures.ts";
import { childOf, elementsOf, textOf, type XmlNode } from "../texts/xml-node.ts";

/** Characters of the words of a picture. */
const LONGEST_WORDS = 1000;

/** The text of a field such as `<questiontext format="html"><text>…`, as it is written. */
export function sourceOf(field: XmlNode | undefined): string {
	return textOf(childOf(field, "text"));
}

/**
 * A text of Moodle as our Markdown; `source` in place of the field's own text. Pictures that the field carries itself go
 * to `carried`, where there is such a list; the words of the others stand in their place.
 */
export function moodleMarkdown(
	field: XmlNode | undefined,
	notes: ExchangeNote[],
	{ source = sourceOf(field), carried }: { source?: string; carried?: CarriedPicture[] } = {},
): string {
	const format = field?.attributes["format"] ?? "html";
	if (format === "markdown") return foreignMarkdown(withoutPictures(source, notes)).trim();
	if (format === "plain_text") return plainToMarkdown(source).trim();
	// Moodle's own format is HTML whose line breaks count.
	const html = format === "moodle_auto_format" ? source.trim().replaceAll(/\r?\n/g, "<br>") : source;
	const { markdown, pictures } = treeToMarkdown([readHtml(html)], (node) => {
		const picture = carried && carriedBy(field, node);
		if (picture === undefined) return undefined;
		carried?.push(picture);
		return "";
	});
	for (const picture of pictures) notes.push(noteOf("picture-left-out", picture));
	return markdown;
}

const OWN_FILE = /^@@PLUGINFILE@@\/([^?#]{1,300})/;

/** The file beside the text that an `<img>` of it shows; undefined where there is none, or nothing says what it shows. */
function carriedBy(field: XmlNode | undefined, { name, attributes }: XmlNode): CarriedPicture | undefined {
	const [, path] = name === "img" ? (OWN_FILE.exec(attributes["src"] ?? "") ?? []) : [];
	const alt = (attributes["alt"] ?? "").trim();
	if (field === undefined || path === undefined || alt === "") return undefined;
	const called = decoded(path);
	const file = elementsOf(field, "file").find((each) => each.attributes["name"] === called);
	if (file?.attributes["encoding"] !== "base64") return undefined;
	return { name: called, alt: alt.slice(0, LONGEST_WORDS), base64: textOf(file) };
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** An answer to compare an entry with. */
export function moodlePlain(field: XmlNode | undefined): string {
	return textOf(childOf(field, "text")).replaceAll(/\s+/g, " ").trim();
}
