import { unitAfter } from "@learnin/domain/question/text/unit-after";

/**
 * A typed answer as a text to render: fractions become formulas, the hyphen of a negative number a minus sign, tenths of
 * a dollar cents, everything else stays as typed, with the prefix and suffix that the question prints around its box.
 */
export function answerSource(
	text: string,
	around: { answer_prefix?: string; answer_suffix?: string },
): string {
	const { answer_prefix = "", answer_suffix = "" } = around;
	const trimmed = answer_prefix === "$" ? withCents(text.trim()) : text.trim();
	const fraction = /^([-−])?(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(trimmed);
	const body = fraction === null ? escapeMarkdown(withMinus(trimmed)) : formula(fraction);
	return `${besides(answer_prefix, "")}${body}${besides("", unitAfter(body, answer_suffix))}`;
}

/** Dollars have two decimal places or none. */
function withCents(amount: string): string {
	return /^\d*\.\d$/.test(amount) ? `${amount}0` : amount;
}

function withMinus(text: string): string {
	return text.replaceAll(/(?<=^|[\s(,=<>≤≥])-(?=\.?\d)/g, "−");
}

/** Plain text as a text to render. */
export function plainSource(text: string): string {
	return answerSource(text, {});
}

/** Symbols that are written next to their number; words and units have a space between. */
const close = /^[$€£¥₹¢%°′″]$/;

function besides(before: string, after: string): string {
	const sign = before + after;
	const shown = escapeMarkdown(sign);
	if (sign === "" || close.test(sign)) return shown;
	return before === "" ? ` ${shown}` : `${shown} `;
}

function formula([, sign = "", whole = "", top = "", bottom = ""]: RegExpExecArray): string {
	return `$${sign}${whole}\\dfrac{${top}}{${bottom}}$`;
}

/** What a child types is text, not markup. */
function escapeMarkdown(text: string): string {
	return text.replaceAll(/([\\`*_{}[\]()#+\-.!|<>~$&])/g, "\\$1");
}
