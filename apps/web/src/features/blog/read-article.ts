import type { Article } from "./article.ts";
import { readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";

/** A file of `content/blog`. */
export interface ArticleSource {
	/** "why-fractions-feel-hard.md". */
	file: string;
	text: string;
}

const wordsPerMinute = 200;
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/u;

/** Reads one article; throws with the name of its file and the fault. */
export function readArticle({ file, text: source }: ArticleSource): Article {
	const slug = fileName.exec(file)?.[1];
	if (slug === undefined) throw new Error(`${file}: is not named like "some-words.md".`);
	const { head, text } = readFrontMatter(file, source);
	const words = text.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
	return {
		slug,
		...head,
		updated: head.updated ?? head.published,
		words,
		minutes: Math.max(1, Math.round(words / wordsPerMinute)),
		html: render(file, text, "page"),
		plainHtml: render(file, text, "elsewhere"),
	};
}

/** All articles, newest first. */
export function readArticles(sources: readonly ArticleSource[]): Article[] {
	return sources
		.map(readArticle)
		.sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, "en"));
}

function render(file: string, text: string, medium: "page" | "elsewhere"): string {
	try {
		return renderMarkdown(text, medium);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}
