import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords found most often in leaks, most common first, in lowercase. */
const leaked = dictionary["passwords-common"];

/** All of them that are long enough to be chosen here: about 18,000. */
const common = new Set(leaked.filter((password) => password.length >= 8));

// Words from this product and from keyboards that are in no list of leaked passwords.
const ownWords =
	`p@ssword p@ssw0rd passwort passw0rd mypassword newpassword yourpassword qwertz azerty abcdefg abcdefgh abcabc
	administrator root login default hellohello facebook cheesecake learnin learninlearnin math mathmath maths
	mathematics student teacher parent school homework family`.split(/\s+/);

/**
 * Words that a year or punctuation does not make safer: compared without digits and punctuation around them.
 */
const stems = new Set([...leaked.slice(0, 5_000).map(stemOf), ...ownWords.map(stemOf)].filter(Boolean));

/** The word without digits and punctuation before and after it. */
function stemOf(lower: string): string {
	return lower.replace(/[\d\W_]+$/, "").replace(/^[\d\W_]+/, "");
}

/**
 * Whether attackers try this password first, or it is a simple sequence or repetition, or the person's own
 * email or name.
 */
export function isCommonPassword(password: string, own: { email: string; name?: string }): boolean {
	const lower = password.normalize("NFKC").toLowerCase();
	if (common.has(lower)) return true;
	const stem = stemOf(lower);
	if (stem === "" || stems.has(stem)) return isShortTail(lower, stem);
	if (isRun(lower) || isRepetition(lower) || isRepeatedWord(lower)) return true;
	const [local = ""] = own.email.split("@");
	return [own.email, local, own.name ?? ""].some((text) => text.length >= 4 && lower === text.toLowerCase());
}

/**
 * Only digits and punctuation around a known word, or nothing else at all, with few distinct characters or in
 * sequence.
 */
function isShortTail(lower: string, stem: string): boolean {
	if (stem !== "") return lower.length - stem.length <= 5;
	return lower.length <= 12 && (/^\d+$/.test(lower) || new Set(lower).size <= 3);
}

function isRun(text: string): boolean {
	const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
	const step = (codes[1] ?? 0) - (codes[0] ?? 0);
	return (
		Math.abs(step) <= 1 &&
		codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
	);
}

/** One of those words, repeated. */
function isRepeatedWord(text: string): boolean {
	const [, word] = /^(.{4,})\1+$/.exec(text) ?? [];
	return word !== undefined && (common.has(word) || stems.has(stemOf(word)));
}

function isRepetition(text: string): boolean {
	return /^(.{1,4})\1+.?$/.test(text);
}
