/** A formula in another system's syntax: `\(…\)`, `\[…\]` or `$$…$$`. */
const FORMULA = /\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$/g;
/**
 * Text between single dollar signs is a formula only with a command, a power or an index: everything else is
 * money.
 */
const SINGLE = /\$([^$\n]{1,2000})\$(?!\d)/g;

/** Plain text as Markdown that shows exactly these characters. Formulas of other systems are converted. */
export function plainToMarkdown(text: string): string {
	return withFormulas(text.replaceAll("\r\n", "\n"), escapeMarkdown);
}

/** Another system's Markdown as ours: its formulas between single dollar signs, and no places of boxes. */
export function foreignMarkdown(text: string): string {
	const ours = withFormulas(text.replaceAll("\r\n", "\n"), (part) => part);
	const is_balanced = ours.replaceAll("\\$", "").split("$").length % 2 === 1;
	return withoutPlaces(is_balanced ? ours : ours.replaceAll(/(?<!\\)\$/g, "\\$"));
}

/** `[[…]]` would be the place of a box. */
export function withoutPlaces(markdown: string): string {
	return markdown.replaceAll("[[", "[\\[");
}

/** A formula in our Markdown; nothing in it can end it. */
export function formulaOf(tex: string): string {
	const inner = tex
		.trim()
		.replaceAll(/\s+/g, " ")
		.replaceAll(/(?<!\\)\$/g, "");
	return inner === "" ? "" : `$${inner}$`;
}

function withFormulas(text: string, convert: (part: string) => string): string {
	let [made, at] = ["", 0];
	for (const found of text.matchAll(FORMULA)) {
		const [all, round, square, dollars] = found;
		made += withSingles(text.slice(at, found.index), convert) + formulaOf(round ?? square ?? dollars ?? "");
		at = found.index + all.length;
	}
	return made + withSingles(text.slice(at), convert);
}

function withSingles(text: string, convert: (part: string) => string): string {
	let [made, at] = ["", 0];
	for (const found of text.matchAll(SINGLE)) {
		const [all, tex = ""] = found;
		if (found.index < at || text[found.index - 1] === "\\" || !isFormula(tex)) continue;
		made += convert(text.slice(at, found.index)) + formulaOf(tex);
		at = found.index + all.length;
	}
	return made + convert(text.slice(at));
}

function isFormula(tex: string): boolean {
	// "It costs $5 a_b and $6" has a blank on one side only.
	const is_even = tex.startsWith(" ") === tex.endsWith(" ");
	return is_even && /\\[a-zA-Z]+|[\^_]/.test(tex) && !tex.endsWith("\\");
}

/** Escapes every character that Markdown, or our own syntax, would interpret. */
export function escapeMarkdown(text: string): string {
	return text
		.replaceAll(/[\\$`{}]/g, "\\$&")
		.replaceAll(/(?<!\s)\*|\*(?!\s)/g, "\\*")
		.replaceAll(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, "\\_")
		.replaceAll("[[", "[\\[")
		.replaceAll("![", "!\\[")
		.replaceAll("~~", "~\\~")
		.replaceAll(/&(?=#?\w{1,30};)/g, "\\&")
		.replaceAll(/^([ \t]*)([-+*>#](?=\s|$)|#)/gm, "$1\\$2")
		.replaceAll(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}
