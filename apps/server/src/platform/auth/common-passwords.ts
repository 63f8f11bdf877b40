// The passwords tried first in every list of leaked ones, from eight characters on, and words of this product.
// Compared without case and without digits and marks at the end, so each entry covers its usual variations.
const stems = new Set(
	`password passwort passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwerty qwertz azerty asdfghjk asdfghjkl asdfasdf zxcvbnm
	zxcvbnm iloveyou iloveu princess sunshine football baseball basketball superman batman pokemon starwars
	welcome letmein trustno admin administrator root login master monkey dragon shadow michael jennifer jordan
	charlie jessica ashley michelle daniel computer internet whatever freedom chocolate butterfly liverpool
	arsenal chelsea barcelona samsung google facebook abcdefg abcdefgh abcabc abcd abc secret test testtest
	changeme default guest hello hellohello blink cookie summer winter autumn spring flower purple orange
	banana cheese cheesecake pepper ginger hunter killer soccer hockey tennis maverick mustang corvette
	learnin learninlearnin math mathmath maths mathematics student teacher parent school homework family
	mypassword newpassword yourpassword passpass asdf qazwsx qazwsxedc zaq qweasd qweasdzxc qwe qweqwe`
		.split(/\s+/)
		.filter(Boolean),
);

/** Whether a password is one that attackers try first, a plain run or repetition, or just the own email or name. */
export function isCommonPassword(password: string, own: { email: string; name?: string }): boolean {
	const lower = password.toLowerCase();
	const stem = lower.replace(/[\d\W_]+$/, "").replace(/^[\d\W_]+/, "");
	if (stem === "" || stems.has(stem)) return isShortTail(lower, stem);
	if (isRun(lower) || isRepetition(lower)) return true;
	const [local = ""] = own.email.split("@");
	return [own.email, local, own.name ?? ""].some((text) => text.length >= 4 && lower === text.toLowerCase());
}

/** Only digits and marks around a known word, or nothing but them, with few distinct characters or in a row. */
function isShortTail(lower: string, stem: string): boolean {
	if (stem !== "") return lower.length - stem.length <= 4;
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

function isRepetition(text: string): boolean {
	return /^(.{1,4})\1+.?$/.test(text);
}
