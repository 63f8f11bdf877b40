/** Words that a child may take for each other. */
const MIXED_UP = [
	["greater", "less"],
	["greatest", "least"],
	["larger", "smaller"],
	["largest", "smallest"],
	["longer", "shorter"],
	["add", "subtract", "multiply", "divide"],
	["adding", "subtracting", "multiplying", "dividing"],
	["numerator", "denominator"],
	["numerators", "denominators"],
	["rows", "columns"],
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
	least: /\bat least\b/i,
	less: /\b(?:more or less|no less|not less|less and less)\b/i,
	greater: /\b(?:no|not) greater\b/i,
	add: /\badds? up\b/i,
	divide: /\beasy to divide\b/i,
	// Turned around they say the same.
	rows: /\d rows of\b/i,
	columns: /\d columns of\b/i,
	// A direction, not "what is left" or "a right answer".
	left: /\b(?!(?:to the|on the|from the|the) left\b)\S+ left\b|\bleft (?:over|side|hand)\b|\bfrom left to right\b|^left\b/i,
	right:
		/\b(?!(?:to the|on the|from the) right\b)\S+ right\b|\bright (?:side|hand|angles?|corners?|triangles?)\b|\bfrom left to right\b|^right\b/i,
	up: /\b(?!round up)\S+ up\b|\bup to\b|^up\b/i,
	down: /\b(?!round down)\S+ down\b|^down\b/i,
	open: /\bopen(?:ed)? (?:the|a|it|up)\b/i,
	range: /\brange from\b/i,
	difference: /\bdifference (?:does|is it)|\bmakes? (?:a|no) difference\b/i,
	positive: /\bbe positive\b/i,
};

interface MixedUp {
	word: string;
	/** Its positions in the text. */
	places: readonly number[];
	group: readonly string[];
}

/** The first such word of a text; undefined if there is none in the sense of the others. */
export function mixedUpIn(text: string): MixedUp | undefined {
	for (const group of MIXED_UP) {
		const word = new RegExp(`\\b(?:${group.join("|")})\\b`, "i").exec(text)?.[0];
		if (word === undefined || OTHER_SENSES[word.toLowerCase()]?.test(text) === true) continue;
		const all = text.matchAll(new RegExp(`\\b${word}\\b`, "gi"));
		return { word, places: [...all].map(({ index }) => index), group };
	}
	return undefined;
}
