import type { TileSpec } from "../../ui/tile.tsx";

/** Whatever language the page around them is in. */
export const ARTICLE_LANGUAGE = "en";

/** One article of the blog, read from `content/blog/SLUG.md`. */
export interface Article {
	/** Its name in the address. */
	slug: string;
	title: string;
	/** One or two sentences: under the title, in lists, in search results. */
	description: string;
	/** One or two words for what it is about. */
	topic: string;
	/** Days as "yyyy-mm-dd". */
	published: string;
	updated: string;
	/** Six tiles, the picture of the article. */
	art: readonly TileSpec[];
	words: number;
	/** Minutes to read it, at 200 words a minute. */
	minutes: number;
	/** The text for our own page. */
	html: string;
	/** The text for other readers, who have neither our style sheet nor our drawings. */
	plainHtml: string;
}

/** "November 22, 2026" of "2026-11-22". */
export function dayInWords(day: string): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);
}
