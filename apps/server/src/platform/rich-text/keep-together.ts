/** The units of lengths, amounts, times, money, and angles, in full and short, and the places of a number. */
const UNITS = [
	"mm|cm|m|km|in|ft|yd|mi|g|kg|mL|L|oz|lb|h|min|s",
	"millimeters?|centimeters?|meters?|kilometers?|inch(?:es)?|feet|foot|yards?|miles?",
	"(?:square|cubic) (?:units?|mm|cm|m|km|in|ft|yd|mi|[a-z]*meters?|inch(?:es)?|feet|foot|yards?|miles?)|units?",
	"milliliters?|liters?|gallons?|quarts?|pints?|cups?|fluid ounces?",
	"milligrams?|grams?|kilograms?|ounces?|pounds?|tons?",
	"seconds?|minutes?|hours?|days?|weeks?|months?|years?|a\\.m|p\\.m",
	"dollars?|cents?|dimes?|nickels?|pennies|penny|quarters?",
	"degrees?|percent|ones?|tens?|hundreds?|tenths?|hundredths?",
].join("|");

/** "in" is a unit only where nothing follows that would make it the word: "5 in." and "5 in wide", not "5 in each row". */
const WORD_IN = "in(?! (?!wide|long|high|tall|deep|apart|by)\\p{L}| [$\\d\\uE000\\uE002])";

/** After a number, a formula, or a box. */
const besideUnit = new RegExp(
	`([\\d\\uE001\\uE003]) (?=(?:${UNITS.replace("|in|", `|${WORD_IN}|`)})(?![\\p{L}\\d]))`,
	"gu",
);

/** A formula that ends with a sign of relation, before the box for what comes next. */
const beforeBox = /\uE000(\d+)\uE001 (?=\uE002)/g;
/** Longer ones would not fit on a phone's line together with the box. */
const longestBeforeBox = 10;

/**
 * The text with spaces at which no line may end: "8 m" and "12 square feet" stay together, and so does "x =" with the box
 * after it. Formulas and boxes are marked as in `renderText`.
 */
export function keepTogether(marked: string, formulas: readonly string[]): string {
	return marked
		.replaceAll(besideUnit, (found) => `${found.slice(0, -1)}\u00A0`)
		.replaceAll(/(?<=\u00A0(?:square|cubic)) (?=\p{L})/gu, "\u00A0")
		.replaceAll(beforeBox, (found, at: string) => {
			const tex = formulas[Number(at)] ?? "";
			return tex.length <= longestBeforeBox && /[=<>≤≥]\s*$/.test(tex)
				? `${found.slice(0, -1)}\u00A0`
				: found;
		});
}

/** A formula or a box, with what belongs to it after a no-break space. */
const joined =
	/(?:<math(?:(?!<math)[^])*?<\/math>|<span data-blank="[^"]*"><\/span>)(?:\u00A0<span data-blank="[^"]*"><\/span>|\u00A0[^\s<]+)+/g;

/** Browsers break lines beside a formula or a box even at a no-break space: pages keep what is in such a span together. */
export function wrapTogether(html: string): string {
	return html.includes("\u00A0") ? html.replaceAll(joined, '<span class="together">$&</span>') : html;
}
