// The same word can be written in many alphabets, symbols and codes that a model reads; here each becomes
// plain letters.

/** Letters of other alphabets, and letter-like symbols, that look like Latin ones. */
const lookalikes = new Map(
	(
		"аa вb сc ԁd еe һh іi јj кk мm нh оo рp ѕs тt уy хx зz гr пn αa βb εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj " +
		"ıi ɩi łl øo đd ħh ɑa ɡg ʟl ɪi ɴn ɢg ʀr ʙb ʜh ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ꜰf " +
		"ɐa ɔc ǝe ɟf ƃg ɥh ᴉi ɾj ʞk ɯm ɹr ʇt ʌv ʍw ʎy"
	)
		.split(" ")
		.map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Digits and symbols that replace letters inside a word. */
const digitLetters: Record<string, string> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
};

/**
 * Folded to a-z, 0-9 and the letters of alphabets that do not look like Latin; anything else is one space.
 */
export function fold(text: string): string {
	const plain = [...text.normalize("NFKD").toLowerCase()].map(
		(sign) => lookalikes.get(sign) ?? squared(sign),
	);
	return spaced(plain.join(""));
}

/** Folded without mapping lookalikes, for words that are written in another alphabet. */
export function foldKeepingAlphabet(text: string): string {
	return spaced(text.normalize("NFKC").toLowerCase());
}

function spaced(text: string): string {
	return text
		.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "")
		.replaceAll(/\p{Mn}+/gu, (marks) => (/[\u0300-\u036f]/.test(marks) ? "" : marks))
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}

/** The letter in a black square or circle, or of a regional flag. */
function squared(sign: string): string {
	const code = sign.codePointAt(0) ?? 0;
	for (const first of [0x1f150, 0x1f170, 0x1f1e6])
		if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
	return sign;
}

/** "1gn0r3" as "ignore": only in words that mix letters with digits or symbols. */
export function withoutDigitLetters(text: string): string {
	return text.replaceAll(/\S*(?:[a-z][0134579@$!]|[0134579@$!][a-z])\S*/gi, (word) =>
		[...word].map((sign) => digitLetters[sign] ?? sign).join(""),
	);
}

/** ROT13. */
export function rot13(text: string): string {
	return text.replaceAll(/[a-z]/gi, (letter) => {
		const code = letter.charCodeAt(0);
		const first = code < 97 ? 65 : 97;
		return String.fromCharCode(first + ((code - first + 13) % 26));
	});
}

const flippedLetters = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/;
const turned: Record<string, string> = { b: "q", q: "b", d: "p", p: "d", n: "u", u: "n" };

/** Upside-down text, turned upright; empty for all other texts. */
export function upright(text: string): string {
	if (!flippedLetters.test(text)) return "";
	return fold(reversed([...text].map((letter) => turned[letter] ?? letter).join("")));
}

export function reversed(text: string): string {
	return [...text].toReversed().join("");
}

const singleLetters = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*|/-]+){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** "i g n o r e" as "ignore": runs of four or more single letters. */
export function joinedLetters(text: string): string {
	return text.replaceAll(singleLetters, joined);
}

/** Only the words from such a run. */
export function spelledWords(text: string): string[] {
	return runs(text, singleLetters).map(joined);
}

function joined(run: string): string {
	return run.replaceAll(/[ ._*|/-]+/g, "");
}

/** The text's content in common encodings: percent and character escapes, base64, hex, numbers. */
export function decodedParts(text: string): string[] {
	const bytes = (list: string[], base: number) =>
		String.fromCharCode(...list.map((each) => Number.parseInt(each, base) & 0xff));
	return [
		text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => bytes([hex], 16)),
		text.replaceAll(/\\(?:x|u\{?)([0-9a-f]{2,6})\}?/gi, (_, hex: string) => character(hex, 16)),
		text.replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(hex, 16)),
		text.replaceAll(/&#(\d{1,7});?/g, (_, code: string) => character(code, 10)),
		...runs(text, /(?:[0-9a-f]{2}[\s,:-]*){6,}/gi).map((run) =>
			bytes(run.replaceAll(/[^0-9a-f]/gi, "").match(/../g) ?? [], 16),
		),
		...runs(text, /(?:[01]{8}\s*){4,}/g).map((run) => bytes(run.match(/[01]{8}/g) ?? [], 2)),
		...runs(text, /(?:\b\d{2,3}\b[\s,;-]*){6,}/g).map((run) => bytes(run.match(/\d+/g) ?? [], 10)),
		...runs(text, /[a-z0-9+/_-]{8,}={0,2}/gi).map((run) => Buffer.from(run, "base64").toString("latin1")),
	];
}

function runs(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([run]) => run);
}

function character(digits: string, base: number): string {
	const code = Number.parseInt(digits, base);
	return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
