/** Text as it is compared: inner blanks folded, letter case ignored, accents kept. Takes normalised text. */
export function foldText(text: string): string {
	return foldBlanks(text).toLowerCase();
}

/** Runs of blanks become one; the spelling shown back to the learner. */
export function foldBlanks(text: string): string {
	return text
		.split(" ")
		.filter((word) => word !== "")
		.join(" ");
}

/**
 * Whether `entry` is `answer` but for one slip in one word of six letters or more: a letter missing, added,
 * changed, or two neighbours swapped. Both are folded texts. Numbers never count as misspelled.
 */
export function isOneSlipAway(entry: string, answer: string): boolean {
	const entered = entry.split(" ");
	const wanted = answer.split(" ");
	if (entered.length !== wanted.length) return false;
	const different = wanted.flatMap((word, at) => (word === entered[at] ? [] : [at]));
	const [at] = different;
	if (different.length !== 1 || at === undefined) return false;
	const word = [...(wanted[at] ?? "")];
	const typed = [...(entered[at] ?? "")];
	return word.length >= 6 && [...word, ...typed].every(isLetter) && isOneEdit(word, typed);
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
