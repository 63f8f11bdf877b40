import type { Question } from "@learnin/domain/question/question";
import { entryTex } from "./fractions.ts";
import { boxesOf, optionsOf, rewriteTexts } from "./each-text.ts";
import { withCommas } from "./thousands.ts";

/** All that is written in another way in `inStyle`, and perhaps some more. */
const OTHER_STYLE = /[\d$\]}] (?:in(?:\.|\n|$)|dollars)|”[.,]|\d(?:\d{3}|\/\d)|(?<=\bin\.)[²³]/;

/** Whether `writeInStyle` may change a question with this text. */
export function hasOtherStyle(text: string): boolean {
	return OTHER_STYLE.test(text);
}

/**
 * How quantities are written in the texts of a question: large numbers, money, inches, and fractions. Its key stays as it
 * is.
 */
export function writeInStyle(question: Question): void {
	rewriteTexts(question, inStyle);
	if (question.cta !== undefined) question.cta = formatLine(question.cta, question);
	for (const figure of [question.figure, ...optionsOf(question).map((option) => option.figure)])
		if (figure !== undefined) figure.alt = withInches(figure.alt);
}

/** The units of boxes in full, and the sign of dollars before them. */
export function writeUnits(question: Question): void {
	for (const box of boxesOf(question)) {
		if (box.answer_suffix !== undefined) box.answer_suffix = unitInFull(box.answer_suffix);
		if (box.answer_suffix !== "dollars" || box.answer_prefix !== undefined) continue;
		delete box.answer_suffix;
		box.answer_prefix = "$";
	}
}

function inStyle(text: string): string {
	if (!OTHER_STYLE.test(text)) return text;
	const styled = withDollarSigns(withInches(withCommas(text)));
	const written = styled.includes("”") ? styled.replaceAll(QUOTE_END, "$1$2”") : styled;
	// Most texts have no fraction with a slash: they are not taken apart.
	return written.includes("/") ? outsideFormulas(written, withBars) : written;
}

/** In American English, a comma or period comes before the closing quotation mark. */
const QUOTE_END = /([^.,?!…])”([.,])/g;

/** A number of dollars, plain or as a formula; not in "3 dollars and 20 cents", which are coins and bills. */
const DOLLARS =
	/(?<![\d.,$}\\])(?:(\d[\d,]*(?:\.\d+)?)|\$(-?)(\d[\d{},]*(?:\.\d+)?)\$) dollars\b(?! and \d+ cents?\b|-| sign)/g;

/** A box of dollars, but not of bills beside one of coins. */
const BOXED_DOLLARS = /(\[\[\w+\]\]) dollars\b(?! and (?:\[\[|\d))/g;

/** "\$12.50" for "12.50 dollars", and for "12 dollars" alike. */
function withDollarSigns(text: string): string {
	if (!text.includes(" dollars")) return text;
	return text
		.replaceAll(BOXED_DOLLARS, "\\$$$1")
		.replaceAll(DOLLARS, (_, plain: string | undefined, minus = "", formula = "") =>
			plain === undefined ? `$${minus}\\$${withCents(formula)}$` : `\\$${withCents(plain)}`,
		)
		.replaceAll(/(?<=\\\$\d[\d,.]*) are\b/g, " is");
}

/** "12.5" as "12.50". */
function withCents(amount: string): string {
	return amount.replace(/(?<=\.\d)$/, "0");
}

/** In a sentence, "in." could be the word and the period: "5 inches", but "5 in²" and "5 in." on a picture. */
function withInches(text: string): string {
	// An amount by itself, such as an option: "$5$ in".
	const full = text.endsWith("$ in") ? `${text}.` : text;
	return full.includes("in.")
		? full
				.replaceAll(/(?<=\bin)\.(?=[²³])/g, "")
				.replaceAll(/(?<=(?<![\d.,])\$?1\$? )in\.(?!\p{L})/gu, "inch")
				.replaceAll(/(?<=[\d$\]}] )in\.(?!\p{L})/gu, "inches")
		: full;
}

/** After a box: "inches", "in²", "π in³". */
function unitInFull(unit: string): string {
	return unit === "in." || unit === "in" ? "inches" : withInches(unit);
}

/** A fraction with a slash, or a mixed number. */
const SLASHED = /(?<![\d/.,$\w-])(-?)(?:(\d+) )?(\d+)\/(\d+)(?![\d/\w])/g;

function withBars(text: string): string {
	return text.includes("/") ? text.replaceAll(SLASHED, (written) => `$${entryTex(written)}$`) : text;
}

/** On a picture there is room for one line only: what is typed there is shown as it is typed. */
function formatLine(cta: string, { question_type }: Question): string {
	if (question_type !== "LABELED_INPUT") return outsideFormulas(cta, withBars);
	return cta.replace(/^Write (.*)(?= such as -?\d+(?: \d+)?\/\d)/, "Type $1");
}

/** Rewrites what is between the formulas of a text. */
function outsideFormulas(text: string, rewrite: (part: string) => string): string {
	return text
		.split(/((?<!\\)\$(?:\\[^]|[^$\\])+\$)/)
		.map((part, at) => (at % 2 === 1 ? part : rewrite(part)))
		.join("");
}
