/** Names of keys in browsers. */
const keyNames = new Set(["Enter", "Escape", "Tab", "Backspace", "Shift", "Control", "Meta", "Alt"]);

/** The locale of English numbers and dates is in the catalogues too: each language has its own. */
const locale = "en-US";

/** Tokens that never appear in sentences: utility classes, selectors, addresses, CSS units, calls. */
const technical = /:(?=\S)|[[\]=#_/\\]|\p{L}-|\p{L}\(|(?:\d|\{\})(px|rem|em|ms|deg|vh|vw|fr)\b|^--/u;

/**
 * Whether a string in the source is for people; it contains placeholders as "{name}". Words with a capital letter are;
 * so are several lowercase words, unless one of them could not be in a sentence.
 */
export function looksLikeText(text: string): boolean {
	if (text === locale) return true;
	const bare = text.replaceAll(/\{[^{}]*\}/g, "{}").trim();
	const letters = bare.replaceAll("{}", "");
	if (!/\p{L}/u.test(letters)) return false;
	const tokens = bare.split(/\s+/u);
	if (tokens.length === 1) return isOneWord(bare);
	// If it starts with a placeholder, a name or an amount, the first word after it decides.
	if (/^(\{\}|[^\p{L}{}])*\p{Lu}/u.test(bare)) return /\p{L}\p{Ll}|^\p{Lu} /u.test(letters) && !isPath(bare);
	return !tokens.some((token) => token !== "{}" && technical.test(token));
}

function isOneWord(text: string): boolean {
	if (keyNames.has(text)) return false;
	return /^["“‘(+]?(\{\})?\p{Lu}\p{Ll}+(’\p{Ll}+)?(-\p{Ll}+)*["”’)]?[.…!?,:;]*(\{\})?$/u.test(text);
}

/** SVG path data: single letters as commands, and numbers. */
function isPath(text: string): boolean {
	return !/\p{L}{2}/u.test(text) && /^[MLHVCSQTAZmlhvcsqtaz{}\d\s.,-]+$/.test(text);
}
