/** Parts so short that the compound has room on any line: "two-digit", not "counter-clockwise". */
const shortCompound = /\b[a-z]{1,5}(?:-[a-z]{1,5})+\b/gi;
/** A formula or a box. */
const piece = String.raw`(?:<math(?:(?!<math)[\s\S])*?<\/math>|<span data-blank="[^"]*"><\/span>)`;
const kept = new RegExp(
	String.raw`\(?${piece}(?:\u00a0[a-z]+|[).,;:?!]+|-[a-z]+)|\(${piece}|(?:\b[a-z]-[a-z]+|${shortCompound.source})(?![^<]*>)`,
	"gi",
);

/**
 * Keeps on one line what a browser could separate: a formula or a box with the parenthesis before it and the unit
 * or punctuation after it, and what would break after its hyphen, such as "x-axis" and "two-digit".
 */
export function keepTogether(html: string): string {
	return html.replaceAll(kept, '<span class="together">$&</span>');
}

/** A plain text in pieces; the odd ones are short compounds to keep on one line. */
export function wholeWords(text: string): string[] {
	return text.split(new RegExp(`(${shortCompound.source})`, "gi"));
}
