/** Keys of a keyboard, as the browser names them. */
const keyNames = new Set(["Enter", "Escape", "Tab", "Backspace", "Shift", "Control", "Meta", "Alt"]);

/** The locale by which English writes numbers and dates stands in the catalogues too: each language has its own there. */
const locale = "en-US";

/** Of a token that no sentence has: utility classes, selectors, addresses, units of style sheets, calls. */
const technical = /:(?=\S)|[[\]=#_/\\]|\p{L}-|\p{L}\(|(?:\d|\{\})(px|rem|em|ms|deg|vh|vw|fr)\b|^--/u;

/**
 * Whether a string in the source is read or heard by people; placeholders stand in it as "{name}". Words that begin
 * with a capital are; so are several words in small letters, unless one of them could not stand in a sentence.
 */
export function looksLikeText(text: string): boolean {
	if (text === locale) return true;
	const bare = text.replaceAll(/\{[^{}]*\}/g, "{}").trim();
	const letters = bare.replaceAll("{}", "");
	if (!/\p{L}/u.test(letters)) return false;
	const tokens = bare.split(/\s+/u);
	if (tokens.length === 1) return isOneWord(bare);
	// What begins with a placeholder, a name or an amount, is judged by the first word after it.
	if (/^(\{\}|[^\p{L}{}])*\p{Lu}/u.test(bare)) return /\p{L}\p{Ll}|^\p{Lu} /u.test(letters) && !isPath(bare);
	return !tokens.some((token) => token !== "{}" && technical.test(token));
}

function isOneWord(text: string): boolean {
	if (keyNames.has(text)) return false;
	return /^["“‘(+]?(\{\})?\p{Lu}\p{Ll}+(’\p{Ll}+)?(-\p{Ll}+)*["”’)]?[.…!?,:;]*(\{\})?$/u.test(text);
}

/** A drawing: single letters that are commands, and numbers. */
function isPath(text: string): boolean {
	return !/\p{L}{2}/u.test(text) && /^[MLHVCSQTAZmlhvcsqtaz{}\d\s.,-]+$/.test(text);
}
