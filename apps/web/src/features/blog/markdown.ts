import newMarkdown, { type MarkdownIt } from "markdown-it";
import { figureHtml } from "./figures.tsx";
import { fractionInWords } from "./fraction-words.ts";

/** Where the text will be read: on our own page, or elsewhere without our style sheet and drawings. */
export type Medium = "page" | "elsewhere";

const fraction = /^\{(\d{1,3})\/(\d{1,3})\}/u;
const figureScheme = "figure:";

/**
 * Renders the Markdown of articles: CommonMark without raw HTML, `{3/4}` for a stacked fraction and `![alt
 * text](figure:name "caption")` in its own paragraph for one of our drawings. Throws if a heading skips a level, or a
 * drawing does not exist.
 */
export function renderMarkdown(text: string, medium: Medium): string {
	const markdown = newMarkdown({ html: false, linkify: false, typographer: true });
	addFractions(markdown, medium);
	addFigures(markdown, medium);
	addHeadings(markdown);
	keepEquationsTogether(markdown);
	if (medium === "page") {
		keepFractionsTogether(markdown);
		addScrollingTables(markdown);
	}
	return markdown.render(text);
}

function addFractions(markdown: MarkdownIt, medium: Medium): void {
	markdown.inline.ruler.before("emphasis", "fraction", (state, silent) => {
		const found = fraction.exec(state.src.slice(state.pos));
		if (found === null) return false;
		const [all, top = "", bottom = ""] = found;
		if (!silent) state.push("fraction", "", 0).meta = { top, bottom };
		state.pos += all.length;
		return true;
	});
	markdown.renderer.rules["fraction"] = (tokens, at) => {
		const { top, bottom } = readFraction(tokens[at]?.meta);
		if (medium === "elsewhere") return `${top}/${bottom}`;
		const words = fractionInWords(Number(top), Number(bottom));
		return `<span class="frac" aria-hidden="true"><span>${top}</span><span>${bottom}</span></span><span class="sr">${words}</span>`;
	};
}

function readFraction(meta: unknown): { top: string; bottom: string } {
	return meta as { top: string; bottom: string };
}

/** A paragraph with only a picture becomes a figure; our page has no other pictures. */
function addFigures(markdown: MarkdownIt, medium: Medium): void {
	markdown.core.ruler.after("inline", "figures", ({ tokens }) => {
		tokens.forEach((token, at) => {
			const [only, ...others] = token.children ?? [];
			if (token.type !== "inline" || only?.type !== "image" || others.length > 0) return;
			for (const paragraph of [tokens[at - 1], tokens[at + 1]]) if (paragraph) paragraph.hidden = true;
		});
	});
	markdown.renderer.rules.image = (tokens, at) => {
		const image = tokens[at];
		const source = String(image?.attrGet("src") ?? "");
		if (!source.startsWith(figureScheme)) throw new Error(`"${source}" is no drawing of ours.`);
		const caption = String(image?.attrGet("title") ?? "");
		const shown = figureHtml(source.slice(figureScheme.length), image?.content ?? "", caption);
		const escape = markdown.utils.escapeHtml;
		return medium === "page" ? shown : `<p><em>${escape(caption || (image?.content ?? ""))}</em></p>\n`;
	};
}

const signBetween = /^ [−–+×÷=] $/u;
const sign = /(?<=[\d?]|\b\d*x) ([−–+×÷=]) (?=[\d?])/gu;

/** Keeps "71 − 45 = 34" on one line. */
function keepEquationsTogether(markdown: MarkdownIt): void {
	markdown.core.ruler.push("equations", ({ tokens }) => {
		for (const { children } of tokens)
			for (const child of children ?? [])
				if (child.type === "text") child.content = child.content.replaceAll(sign, "\u00a0$1\u00a0");
	});
}

type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Fractions with the signs between them: a browser may break a line beside a stacked one, whatever space is there. */
function keepFractionsTogether(markdown: MarkdownIt): void {
	markdown.core.ruler.push("together", ({ tokens, Token }) => {
		const ends = () => [new Token("together_open", "", 0), new Token("together_close", "", 0)] as const;
		for (const { children } of tokens) encloseEquations(children ?? [], ends);
	});
	markdown.renderer.rules["together_open"] = () => '<span class="together">';
	markdown.renderer.rules["together_close"] = () => "</span>";
}

function encloseEquations(children: Token[], ends: () => readonly [Token, Token]): void {
	const isLinked = (at: number) =>
		children[at - 1]?.type === "fraction" &&
		signBetween.test(children[at]?.content ?? "") &&
		children[at + 1]?.type === "fraction";
	for (let at = children.length - 2; at > 0; at--) {
		if (!isLinked(at)) continue;
		const [open, close] = ends();
		children.splice(at + 2, 0, close);
		while (isLinked(at - 2)) at -= 2;
		children.splice(at - 1, 0, open);
	}
}

/** The title is level one, so the text starts with level two; each heading has an anchor. */
function addHeadings(markdown: MarkdownIt): void {
	markdown.core.ruler.push("headings", ({ tokens }) => {
		let last = 1;
		const taken = new Set<string>();
		tokens.forEach((token, at) => {
			if (token.type !== "heading_open") return;
			const level = Number(token.tag.slice(1));
			const words = tokens[at + 1]?.content ?? "";
			if (level < 2 || level > last + 1)
				throw new Error(`the heading "${words}" is of level ${level} and follows level ${last}.`);
			last = level;
			const id = slugOf(words);
			if (id === "" || taken.has(id)) throw new Error(`the heading "${words}" has no address of its own.`);
			taken.add(id);
			token.attrSet("id", id);
		});
	});
}

/** A wide table scrolls by itself, also by keyboard, without widening the page. */
function addScrollingTables(markdown: MarkdownIt): void {
	markdown.renderer.rules["table_open"] = () =>
		'<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>\n';
	markdown.renderer.rules["table_close"] = () => "</table></div>\n";
}

function slugOf(words: string): string {
	return words
		.toLowerCase()
		.replaceAll(/[’']/gu, "")
		.replaceAll(/[^a-z0-9]+/gu, "-")
		.replaceAll(/^-|-$/gu, "");
}
