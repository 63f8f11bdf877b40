import MarkdownIt from "markdown-it";

/** A dollar sign after a backslash is money, outside a formula and in it. */
export const formula = /(?<!\\)\$((?:\\[\s\S]|[^$\\])+)\$/g;

/** A reader of our Markdown: the same markup means the same on pages and in exported files. */
export function newMarkdown() {
	return new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
		"link",
		"reference",
		"autolink",
		"heading",
		"lheading",
		"fence",
		"code",
		"html_block",
	]);
}
