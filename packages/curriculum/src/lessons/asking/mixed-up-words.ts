/** Words that a child may take for each other; each can be in the other’s place and say something. */
const MIXED_UP = [
	["greater", "less"],
	["larger", "smaller"],
	["largest", "smallest"],
	["longer", "shorter"],
	["add", "subtract", "multiply", "divide"],
	["numerator", "denominator"],
	["numerators", "denominators"],
	["left", "right"],
	["above", "below"],
	["open", "closed"],
	["horizontal", "vertical"],
	["clockwise", "counterclockwise"],
	["up", "down"],
	["upward", "downward"],
	["rises", "falls"],
	["rise", "fall"],
	["increases", "decreases"],
	["positive", "negative"],
	["ones", "tens", "hundreds"],
	["tenths", "hundredths", "thousandths"],
	["even", "odd"],
	["area", "perimeter", "volume"],
	["mean", "median", "range"],
	["parallel", "perpendicular"],
	["sum", "difference", "product", "quotient"],
	["radius", "diameter", "circumference"],
	["both parts match", "the parts don’t match"],
] as const;

/** Where these words mean something else, so that the others would make nonsense. */
const OTHER_SENSES: Readonly<Record<string, RegExp>> = {
	even: /\beven (?:if|though|when|more|less|as|so|after|with|out|by)\b|\bnot even\b/i,
	odd: /\bodd one\b/i,
	mean: /(?<!\b(?:the|a|this|that|its|their|each|same|greater|smaller|larger|one|two|and|or|the absolute) )\bmean\b|\bmean (?:that|by|the same)\b/,
	ones: /\b(?:which|what|other|the|these|those|only|right|wrong|first|last|same|both|all|\w{3,}er|\w{3,}est) ones\b(?! (?:place|digit|column))|\bones (?:that|which|who|with|are|is|in|of|you|on|above|below)\b/i,
	less: /\b(?:more or less|no less|not less|less and less)\b/i,
	greater: /\b(?:no|not) greater\b/i,
	add: /\badds? up\b/i,
	divide: /\beasy to divide\b/i,
	// A direction, not "what is left" or "a right answer".
	left: /\b(?:upper|lower)-left\b|\b(?!(?:to the|on the|from the|the) left\b)\S+ left\b|\bleft (?:over|side|hand)\b|\bfrom left to right\b|^left\b/i,
	right:
		/\b(?:upper|lower)-right\b|\b(?!(?:to the|on the|from the) right\b)\S+ right\b|\bright (?:side|hand|angles?|corners?|triangles?)\b|\bfrom left to right\b|^right\b/i,
	up: /\b(?!round up)\S+ up\b|\bup to\b|^up\b/i,
	down: /\b(?!round down)\S+ down\b|^down\b/i,
	// Where a plot has its numbers.
	above: /\babove the line\b/i,
	below: /\bbelow the line\b/i,
	open: /\bopen(?:ed)? (?:the|a|it|up)\b/i,
	range: /\brange from\b/i,
	difference: /\bdifference (?:does|is it)|\bmakes? (?:a|no) difference\b/i,
	positive: /\bbe positive\b/i,
};

/** Words that decide only here; elsewhere the other ones would make nonsense, or the rest of the sentence tells. */
const ONLY_IN: Readonly<Record<string, RegExp>> = {
	...Object.fromEntries(
		["add", "subtract", "multiply", "divide"].map((word) => [
			word,
			new RegExp(`(?:\\bso|:) ${word}(?=[.:]|$)`),
		]),
	),
	...Object.fromEntries(
		["numerator", "denominator", "numerators", "denominators"].map((word) => [
			word,
			new RegExp(`\\b(?:so the ${word} is|${word} (?:stays?|are the same))\\b`),
		]),
	),
	...Object.fromEntries(
		["area", "perimeter", "volume"].map((word) => [word, new RegExp(`\\bthe ${word} is\\b`, "i")]),
	),
	...Object.fromEntries(
		["sum", "difference", "product", "quotient"].map((word) => [word, new RegExp(`\\bthe ${word} of\\b`)]),
	),
};

interface MixedUp {
	word: string;
	/** Its position in the text. */
	from: number;
	/** What a child may take it for. */
	others: readonly string[];
}

/** Nobody multiplies before. */
export const FIRST_GRADE_OF_PRODUCTS = 3;
const OF_PRODUCTS = /^(?:multiply|divide|product|quotient|area|volume)$/;

/** At most this many are offered besides the right one. */
const OTHERS = 2;

/**
 * The first such word of a text that decides something: not the first word of a sentence, not one that the text has
 * twice or together with its opposite, and none in a quote or in another sense.
 */
export function mixedUpIn(text: string, grade = FIRST_GRADE_OF_PRODUCTS): MixedUp | undefined {
	for (const group of MIXED_UP) {
		const all = [...text.matchAll(new RegExp(`\\b(?:${group.join("|")})\\b`, "gi"))];
		const [found] = all;
		if (found === undefined || all.length > 1) continue;
		const { 0: word, index: from } = found;
		const at = group.findIndex((each) => each === word);
		if (at === -1 || OTHER_SENSES[word]?.test(text) === true || ONLY_IN[word]?.test(text) === false) continue;
		if (isQuoted(text, from)) continue;
		// The nearest ones of a group: its order is that of sizes or of opposites.
		const others = group
			.toSorted((a, b) => apart(group, at, a) - apart(group, at, b))
			.filter((other) => grade >= FIRST_GRADE_OF_PRODUCTS || !OF_PRODUCTS.test(other))
			.slice(1, 1 + OTHERS);
		return { word, from, others };
	}
	return undefined;
}

function apart(group: readonly string[], at: number, other: string): number {
	return Math.abs(group.indexOf(other) - at);
}

function isQuoted(text: string, from: number): boolean {
	const before = text.slice(0, from);
	return before.lastIndexOf("“") > before.lastIndexOf("”");
}
