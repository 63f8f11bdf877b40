import type { Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { replaceBlankPlaces } from "@learnin/domain/question/checks/blank-places";
import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import { formula, newMarkdown } from "./markdown.ts";
import { overbar, mathTags } from "./math-tags.ts";
import { type FormulaFault, isTooMuch, readFormula } from "./read-formula.ts";
import { keepTogether, wrapTogether } from "./keep-together.ts";
import { remembered } from "./remembered.ts";
import { speakFormula, speakFractions } from "./speak-formula.ts";

/** Characters of a text; anything longer is shown as source text. */
const maxText = 20_000;
/** Per text: formulas, and characters of MathML. */
const maxFormulas = 150;
const maxMath = 150_000;

const markdown = newMarkdown();

/** Only our own images, and none without alternative text. */
const ownImage = /^\/images\/[a-f0-9]{64}\.webp$/;

function isShown(image: Token): boolean {
	return ownImage.test(`${image.attrGet("src")}`) && image.content.trim() !== "";
}

function sourceOf(image: Token): string {
	return `![${image.content}](${image.attrGet("src")})`;
}

const asPicture = markdown.renderer.rules.image;
// As for links: what cannot be shown as it claims stays source text.
markdown.renderer.rules.image = (tokens, at, ...rest) => {
	const token = tokens[at];
	if (token === undefined || asPicture === undefined) return "";
	return isShown(token) ? asPicture(tokens, at, ...rest) : escapeText(sourceOf(token));
};

const tableTags = ["table", "thead", "tbody", "tr", "th", "td"];

const attributesOf: Readonly<Record<string, string[]>> = {
	img: ["src", "alt"],
	math: ["display"],
	mo: ["stretchy", "fence", "form", "lspace", "rspace", "separator"],
	mi: ["mathvariant"],
	mfrac: ["linethickness"],
	mspace: ["width"],
	mstyle: ["displaystyle", "scriptlevel"],
	mtable: ["columnalign", "columnspacing", "rowspacing"],
};

const allowed: sanitizeHtml.IOptions = {
	allowedTags: ["p", "br", "strong", "em", "ul", "ol", "li", "span", "img", ...tableTags, ...mathTags],
	allowedAttributes: attributesOf,
	allowedClasses: { mrow: [overbar.attribs.class] },
	exclusiveFilter: ({ tag, attribs }) =>
		tag === "img" && !(ownImage.test(attribs["src"] ?? "") && (attribs["alt"] ?? "").trim() !== ""),
	transformTags: {
		menclose: () => overbar,
		// A space wider than any formula would push the page aside.
		mspace: (tag, attribs) => ({ tagName: tag, attribs: narrow(attribs["width"]) }),
	},
	// The parser used here treats MathML as case-sensitive XML.
	parser: { lowerCaseTags: false },
};

/** Of tags that are neither changed nor always written in another way. */
const untouched = [
	"p",
	"strong",
	"em",
	"ul",
	"ol",
	"li",
	...tableTags,
	...mathTags.filter((tag) => tag !== "mspace"),
];
const untouchedTag = new RegExp(
	`<(?:/(?:${untouched.join("|")})|(?:${untouched.map(withItsAttributes).join("|")}))>`,
	"g",
);

function withItsAttributes(tag: string): string {
	const names = attributesOf[tag];
	return names === undefined ? tag : `${tag}(?: (?:${names.join("|")})="[^"<>&]*")*`;
}

/** The safe part. Most texts of ours have nothing else, which is quicker to see than to sanitize. */
function sanitized(html: string): string {
	return /[<>&"]/.test(html.replaceAll(untouchedTag, "")) ? sanitizeHtml(html, allowed) : html;
}

const widestSpace: Readonly<Record<string, number>> = {
	em: 10,
	ex: 20,
	pt: 120,
	px: 160,
	mm: 40,
	cm: 4,
	in: 2,
};

function narrow(width = ""): Record<string, string> {
	const [, size, unit = ""] = /^(-?\d*\.?\d+)([a-z]{2})$/.exec(width) ?? [];
	return Math.abs(Number(size)) <= (widestSpace[unit] ?? 0) ? { width } : {};
}

/**
 * Markdown with LaTeX between dollar signs, as safe HTML with MathML and as words to read aloud. Made once
 * when a text is saved or a question is given; never throws: a formula that cannot be read is shown as text.
 */
export function renderText(text: string): RenderedText {
	const { html, spoken } = renderMarked(withoutMarks(text));
	return { html: wrapTogether(html), spoken };
}

/**
 * Like `renderText`; the place of a box, `[[id]]`, becomes an empty `<span data-blank="id">` and is read as
 * "blank".
 */
export function renderPrompt(text: string): RenderedText {
	const marked = replaceBlankPlaces(withoutMarks(text), (id) => `\uE002${id}\uE003`);
	const { html, spoken } = renderMarked(marked);
	return {
		html: wrapTogether(html.replaceAll(/\uE002([a-z0-9-]+)\uE003/g, '<span data-blank="$1"></span>')),
		spoken: tidySpoken(spoken.replaceAll(/\uE002[a-z0-9-]+\uE003/g, " blank ")),
	};
}

/**
 * The characters that mark the places of formulas and boxes are private-use: they are removed from any text.
 */
function withoutMarks(text: string): string {
	return text.replaceAll(/[\uE000-\uE003]/g, "");
}

function renderMarked(source: string): RenderedText {
	if (source.length > maxText) return { html: escapeText(source), spoken: source };
	const formulas: string[] = [];
	const withMarks = source.replaceAll(formula, (_, tex: string) => `\uE000${formulas.push(tex) - 1}\uE001`);
	const html = markdown
		.render(keepTogether(withMarks, formulas))
		// The alternative text of an image cannot contain markup.
		.replaceAll(/ alt="[^"]*"/g, (alt) =>
			replaceMarks(alt, (at) => escapeText(sayFormula(formulas[at] ?? ""))),
		);
	const shown = renderFormulas(formulas);
	const safe = sanitized(unwrapSingleParagraph(html));
	return { html: replaceMarks(safe, (at) => shown[at] ?? ""), spoken: spokenText(source) };
}

function replaceMarks(html: string, replace: (at: number) => string): string {
	return html.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => replace(Number(at)));
}

/** Each formula as safe MathML, or as source text if it cannot be read or the text has reached its limits. */
function renderFormulas(formulas: readonly string[]): string[] {
	let left = maxMath;
	return formulas.map((tex, at) => {
		const { html, length } = at < maxFormulas ? shownFormula(tex) : tooMuch;
		if (length > left) return sanitized(escapeText(tex));
		left -= length;
		return html;
	});
}

const tooMuch = { html: "", length: Number.POSITIVE_INFINITY };

/** A formula as safe MathML, with its length before unsafe parts were removed; without end if it cannot be read. */
const shownFormula = remembered((tex) => {
	const read = readFormula(tex);
	return "fault" in read ? tooMuch : { html: sanitized(read.html), length: read.html.length };
});

/** The first formula of a text that would be shown as source text, and why. */
export function findFaultyFormula(text: string): { fault: FormulaFault; tex: string } | undefined {
	const formulas = [...text.matchAll(formula)].map(([, tex = ""]) => tex);
	if (text.length > maxText || formulas.length > maxFormulas) return { fault: "too-much-math", tex: text };
	let left = maxMath;
	for (const tex of formulas) {
		const read = readFormula(tex);
		if ("fault" in read) return { fault: read.fault, tex };
		left -= read.html.length;
		if (left < 0) return { fault: "too-much-math", tex };
	}
	return undefined;
}

/** The first image of a text that is not ours or has no alternative text, and is shown as source text. */
export function findUnshownPicture(text: string): string | undefined {
	const marked = withoutMarks(text).replaceAll(formula, "\uE000\uE001");
	const inline = markdown.parse(marked, {}).flatMap(({ children }) => children ?? []);
	const unshown = inline.find((token) => token.type === "image" && !isShown(token));
	return unshown && withoutMarks(sourceOf(unshown));
}

/** Most texts are one paragraph inside a line of the page. */
function unwrapSingleParagraph(html: string): string {
	const inner = /^<p>([\s\S]*)<\/p>\s*$/.exec(html)?.[1];
	return inner === undefined || inner.includes("<p>") ? html : inner;
}

function escapeText(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/** Formulas in words, the rest without markup characters. */
function spokenText(source: string): string {
	const parts = source
		.split(formula)
		.map((part, index) => (index % 2 === 1 ? ` ${sayFormula(part)} ` : speakFractions(withoutMarkup(part))));
	return tidySpoken(parts.join(""));
}

function tidySpoken(text: string): string {
	return text
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ ([.,?!;:])/g, "$1")
		.trim();
}

const sayFormula = remembered((tex) => (isTooMuch(tex) ? tex : speakFormula(tex)));

/** The line between head and body of a table. Avoids a pattern that could backtrack over every space. */
function isTableRule(line: string): boolean {
	return line.includes("|") && line.includes("-") && /^[\s|:-]*$/.test(line);
}

/** A character after a backslash is literal. */
function withoutMarkup(text: string): string {
	return text
		.split("\n")
		.filter((line) => !isTableRule(line))
		.join("\n")
		.replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, " $1 ")
		.replaceAll("|", ", ")
		.replaceAll(/\\([\p{P}\p{S}])|[*_`#]/gu, (_, meant: string | undefined) => meant ?? "");
}
