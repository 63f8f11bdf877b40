import { carryPicture, treeWithPictures } from "../items/carried-pictures.ts";
import type { ExchangeNote } from "../exchange-note.ts";
import { foreignMarkdown, plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { readHtml } from "../texts/read-html.ts";
import { withoutPictures } from "../texts/without-pictures.ts";

const ESCAPED: Readonly<Record<string, string>> = { n: "\n" };

/** A text with its escapes resolved: characters after a backslash are themselves, `\n` is a new line. */
export function unescapeGift(text: string): string {
	return text.replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
}

/** A text with escapes for GIFT: no character is a control character, and it is one line. */
export function escapeGift(text: string): string {
	return text.replaceAll(/[\\~=#{}:]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A text of a GIFT file as our Markdown. Without a format Moodle guesses; a text with tags is HTML then. */
export function giftMarkdown(text: string, format: string, notes: ExchangeNote[]): string {
	const plain = unescapeGift(text).trim();
	const reading = { notes, pictures: [] };
	if (format === "markdown")
		return foreignMarkdown(
			withoutPictures(plain, (picture) => carryPicture(reading, picture, "nowhere")),
		).trim();
	const is_html = format !== "plain" && /<\/?[a-z][^<>]*>|&#?\w+;/i.test(plain);
	if (!is_html) return plainToMarkdown(plain).trim();
	return treeWithPictures([readHtml(plain)], reading, "nowhere");
}

/** A text to compare an entry with. */
export function giftPlain(text: string): string {
	return unescapeGift(text)
		.replaceAll(/<\/?[a-z][^<>]*>/gi, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
}
