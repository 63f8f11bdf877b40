/** Text for comparison: blanks folded, accents kept, case ignored unless it counts. Takes normalized text. */
export function toCompared(text: string, is_case_sensitive: boolean): string {
	return is_case_sensitive ? withoutIdleBlanks(foldBlanks(text)) : foldText(text);
}

/** Text for comparison where case does not count. Takes normalized text. */
export function foldText(text: string): string {
	return withoutIdleBlanks(foldBlanks(text)).toLowerCase();
}

/** Folds runs of blanks to one: the spelling shown back to the student. */
export function foldBlanks(text: string): string {
	if (!text.includes("  ") && !text.startsWith(" ") && !text.endsWith(" ")) return text;
	return text
		.split(" ")
		.filter((word) => word !== "")
		.join(" ");
}

/** A blank beside a comma, bracket or sign does not count: "(3, 4)" is "(3,4)" and "2x + 3" is "2x+3". */
function withoutIdleBlanks(text: string): string {
	if (!text.includes(" ")) return text;
	return text.replace(/ ?([^\p{L}\p{M}\p{N} ]) ?/gu, "$1");
}

/**
 * Typos are only accepted in words with this many letters: in shorter ones another letter makes another word.
 */
const SHORTEST_MISSPELLED = 6;

/**
 * Whether `entry` is `answer` with one typo in one word of six letters or more: a letter missing, added or
 * changed, two neighbors swapped, or a blank or hyphen missing, added or confused ("twenty three"). Both are
 * texts for comparison. Numbers never count as misspelled.
 */
export function isOneSlipAway(entry: string, answer: string): boolean {
	return (
		entry !== answer && (isOneGapAway(entry, answer) || isOneLetterAway(wordsOf(entry), wordsOf(answer)))
	);
}

/** The same letters, but words are joined differently at one place: by a blank, a hyphen or nothing. */
function isOneGapAway(entry: string, answer: string): boolean {
	const [typed, wanted] = [wordsOf(entry), wordsOf(answer)];
	const letters = wanted.join("");
	if (typed.join("") !== letters || [...letters].length < SHORTEST_MISSPELLED) return false;
	return [...letters].every(isLetter) && Math.abs(typed.length - wanted.length) <= 1;
}

function isOneLetterAway(entered: string[], wanted: string[]): boolean {
	if (entered.length !== wanted.length) return false;
	const different = wanted.flatMap((word, at) => (word === entered[at] ? [] : [at]));
	const [at] = different;
	if (different.length !== 1 || at === undefined) return false;
	const word = [...(wanted[at] ?? "")];
	const typed = [...(entered[at] ?? "")];
	return word.length >= SHORTEST_MISSPELLED && [...word, ...typed].every(isLetter) && isOneEdit(word, typed);
}

function wordsOf(text: string): string[] {
	return text.split(/[ -]/);
}

function isOneEdit(a: string[], b: string[]): boolean {
	const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
	if (longer.length - shorter.length > 1) return false;
	const start = shorter.findIndex((letter, at) => letter !== longer[at]);
	if (start === -1) return longer.length - shorter.length === 1;
	const rest = (letters: string[], from: number) => letters.slice(from).join("");
	if (longer.length > shorter.length) return rest(longer, start + 1) === rest(shorter, start);
	const is_swapped = longer[start] === shorter[start + 1] && longer[start + 1] === shorter[start];
	return (
		rest(longer, start + 1) === rest(shorter, start + 1) ||
		(is_swapped && rest(longer, start + 2) === rest(shorter, start + 2))
	);
}

function isLetter(character: string): boolean {
	return character.toLowerCase() !== character.toUpperCase();
}
