import type { TileSpec } from "../../ui/tiles/tile.tsx";

/** Articles are in English, whatever the page's language. */
export const ARTICLE_LANGUAGE = "en";

/** One article of the blog, read from `content/blog/SLUG.md`. */
export interface Article {
	/** Its last part of the address. */
	slug: string;
	title: string;
	/** One or two sentences: under the title, in lists, in search results. */
	description: string;
	/** Its topic in one or two words. */
	topic: string;
	/** Days as "yyyy-mm-dd". */
	published: string;
	updated: string;
	/** Six tiles, the picture of the article. */
	art: readonly TileSpec[];
	words: number;
	/** Minutes to read it, at 200 words a minute. */
	minutes: number;
	/** The HTML for our own page. */
	html: string;
	/** The HTML for feed readers, which have neither our style sheet nor our drawings. */
	plainHtml: string;
}

/** "November 22, 2026" of "2026-11-22". */
export function dayInWords(day: string): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);
}
