import type { UnreadableReason } from "../grade.ts";

/** `\frac`, `\times` or any other command of TeX. */
const TEX_COMMAND = /\\[a-z([]/i;
/** A fraction typed as a formula: with a command, with braces, or with "over" for the line. */
const TYPED_FORMULA = /\\[a-z([]|[{}]|\d ?over ?\d/i;
/** Two numbers with a sign of arithmetic between them, or a root or power of one. */
const CALCULATION = /[\d.] *[-+*×·∙÷^x] *[(.]?\d|√ *\d|\d *[²³]/i;
/** Two signs where one belongs ("//", "--", "+-"), one after the number, or a second fraction bar. */
const EXTRA_SIGN = /[-+] *[-+/]|\/ *\/|\d *[-+]$|\/[^ ]*\//;
/** More than one point, or points and commas together, in an entry that is otherwise a number. */
const MIXED_SEPARATORS = /^[-+]? *[\d ']*(?:\.[\d ']*[.,]|,[\d ',]*\.)[\d ',.]*$/;
const HALF_FRACTION = /^[-+]? *\/ *\d|\d *\/$/;

/** Whether a text uses a command of TeX, which no box asks for. */
export function usesTex(text: string): boolean {
	return TEX_COMMAND.test(text);
}

/**
 * The typing slip in a normalized entry that is not a number, if it can be identified: naming the slip helps
 * more than naming the character that does not fit.
 */
export function typingSlip(text: string): UnreadableReason | null {
	if (TYPED_FORMULA.test(text)) return "typed-formula";
	if (!/\d/.test(text)) return null;
	if (text.includes("\\")) return "backslash";
	if (CALCULATION.test(text)) return "calculation";
	if (EXTRA_SIGN.test(text)) return "extra-sign";
	if (MIXED_SEPARATORS.test(text)) return "mixed-separators";
	return HALF_FRACTION.test(text) ? "half-fraction" : null;
}
