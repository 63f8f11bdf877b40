import temml from "temml";
import { isShownWhole } from "./math-tags.ts";

/** Why a formula is shown as source text. */
export type FormulaFault = "unreadable-math" | "math-macro" | "too-much-math";

const maxFormula = 2_000;
const maxNesting = 50;
/** Characters of MathML of one formula. */
const maxOutput = 50_000;
/** Every macro that Temml expands counts once; the longest formula needs less than a few hundred. */
const maxExpand = 500;

/** Commands that define macros, or query definitions: a few of them expand without end. */
const definesMacros = new Set([
	"global",
	"long",
	"def",
	"gdef",
	"edef",
	"xdef",
	"let",
	"futurelet",
	"newcommand",
	"renewcommand",
	"providecommand",
	"newenvironment",
	"renewenvironment",
	"DeclareMathOperator",
	"require",
	"expandafter",
	"noexpand",
	"csname",
]);

/** Temml writes the content of these twice, so that each nesting doubles the formula. */
const writesTwice = new Set(["cancelto", "llap", "mathllap", "equilibriumLeft", "equilibriumRight"]);

const command = /\\(?:([a-zA-Z@]+)|[^])/g;

/** A formula as MathML, or why it has none. Bounded in time and size for any input. */
export function readFormula(tex: string): { html: string } | { fault: FormulaFault } {
	const names = [...tex.slice(0, maxFormula + 1).matchAll(command)].flatMap(([, name]) => name ?? []);
	// A name with @ is internal to Temml.
	if (names.some((name) => definesMacros.has(name) || name.includes("@"))) return { fault: "math-macro" };
	if (isTooMuch(tex) || names.some((name) => writesTwice.has(name))) return { fault: "too-much-math" };
	try {
		const settings = { throwOnError: true, trust: false, strict: true, annotate: false, maxExpand };
		const html = withLargePrimes(withGaps(temml.renderToString(withFences(tex), settings)));
		if (html.length > maxOutput) return { fault: "too-much-math" };
		return isShownWhole(html) ? { html } : { fault: "unreadable-math" };
	} catch {
		return { fault: "unreadable-math" };
	}
}

/** Commands beside which a bar has another meaning, or is a fence already. */
const ownBars = /\\(?:left|right|middle|[bB]igg?|begin|\|)/;

/** Bars in pairs are absolute values; as plain characters they would make the minus sign after them a subtraction. */
function withFences(tex: string): string {
	return ownBars.test(tex) ? tex : tex.replaceAll(/\|([^|]+)\|/g, String.raw`\lvert $1\rvert `);
}

/** The bar of a fraction touches neither the whole number nor the minus sign before it. */
function withGaps(mathml: string): string {
	return mathml.replaceAll(
		/(?:<\/mn>|<mo form="prefix"[^>]*>−<\/mo>)(?=<mfrac>|<mstyle[^>]*><mfrac>)/g,
		'$&<mspace width="0.12em"></mspace>',
	);
}

/** A prime is small and raised by itself: as an exponent it would be too small to see. */
function withLargePrimes(mathml: string): string {
	return mathml.replaceAll(/<msup>(<mi>[^<]*<\/mi>)(<mo[^>]*>[′″]<\/mo>)<\/msup>/g, "<mrow>$1$2</mrow>");
}

/** Whether a formula is too long or nested too deeply to be read. */
export function isTooMuch(tex: string): boolean {
	return tex.length > maxFormula || nesting(tex) > maxNesting;
}

function nesting(tex: string): number {
	let depth = 0;
	let deepest = 0;
	for (const character of tex) {
		if (character === "{") deepest = Math.max(deepest, (depth += 1));
		else if (character === "}") depth -= 1;
	}
	return deepest;
}
