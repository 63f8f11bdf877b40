import type { Translate } from "./replace-texts.ts";

/** The texts of a document that people read. */
const places = /(<title>|<noscript>|<meta name="description" content=")([^<"]+)/g;

/** The messages in a document's head. */
export function htmlMessages(html: string): string[] {
	return [...html.matchAll(places)].map(([, , words = ""]) => words);
}

export function replaceHtmlTexts(html: string, translate: Translate): string {
	return html.replaceAll(places, (_, before: string, words: string) => before + (translate(words) ?? words));
}
