import { carryPicture, treeWithPictures } from "../items/carried-pictures.ts";
import type { FindFile, PicturePlace, PictureReading } from "../items/carried-pictures.ts";
import { foreignMarkdown, plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { readHtml } from "../texts/read-html.ts";
import { withoutPictures } from "../texts/without-pictures.ts";
import { childOf, elementsOf, textOf, type XmlNode } from "../texts/xml-node.ts";

/** The text of a field such as `<questiontext format="html"><text>…`, unconverted. */
export function sourceOf(field: XmlNode | undefined): string {
	return textOf(childOf(field, "text"));
}

/**
 * A text of Moodle as our Markdown; `source` replaces the field's own text. Its pictures are files in the
 * field.
 */
export function moodleMarkdown(
	field: XmlNode | undefined,
	{ notes, pictures }: PictureReading,
	{ source = sourceOf(field), place = "in-text" }: { source?: string; place?: PicturePlace } = {},
): string {
	const format = field?.attributes["format"] ?? "html";
	const reading = { notes, pictures, find: (src: string) => fileIn(field, src) };
	if (format === "markdown")
		return foreignMarkdown(
			withoutPictures(source, (picture) => carryPicture(reading, picture, place)),
		).trim();
	if (format === "plain_text") return plainToMarkdown(source).trim();
	// Moodle's own format is HTML whose line breaks count.
	const html = format === "moodle_auto_format" ? source.trim().replaceAll(/\r?\n/g, "<br>") : source;
	return treeWithPictures([readHtml(html)], reading, place);
}

const OWN_FILE = /^@@PLUGINFILE@@\/([^?#]{1,300})/;

/** The file beside the text that its picture refers to. */
function fileIn(field: XmlNode | undefined, src: string): ReturnType<FindFile> {
	const [, path] = OWN_FILE.exec(src) ?? [];
	if (field === undefined || path === undefined) return undefined;
	const name = decoded(path);
	const file = elementsOf(field, "file").find((each) => each.attributes["name"] === name);
	return file?.attributes["encoding"] === "base64" ? { name, base64: textOf(file) } : undefined;
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
