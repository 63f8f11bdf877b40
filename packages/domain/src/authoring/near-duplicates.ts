import { toPlainText } from "../question/plain-text.ts";

/**
 * Finding questions that say nearly the same. Broder (1997), "On the resemblance of documents": of the runs of three words
 * of two texts, the share they have in common is estimated by comparing the smallest of many hashes of each.
 */

const HASHES = 32;
/** Signatures that agree in a whole band are looked at together: texts alike in 0.55 meet in one of eight about half the time, in 0.8 nearly always. */
const ROWS_PER_BAND = 4;

/** From here on two questions are shown as nearly the same. */
export const NEARLY_THE_SAME = 0.55;

/** A text as words in lower case; numbers stand for numbers, so that "3 apples" and "5 apples" are alike. */
export function templateOf(markdown: string): string {
	return toPlainText(markdown)
		.toLowerCase()
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/\d+(?:[.,/]\d+)*/g, "#")
		.replaceAll(/[^\p{L}#]+/gu, " ")
		.trim();
}

/** Its runs of three words. */
function shinglesOf(template: string): Set<string> {
	const words = template.split(" ");
	if (words.length < 3) return new Set([template]);
	const shingles = new Set<string>();
	for (let at = 2; at < words.length; at += 1) shingles.add(`${words[at - 2]} ${words[at - 1]} ${words[at]}`);
	return shingles;
}

/** The share (0 to 1) of runs of three words that two texts have in common, numbers aside. */
export function resemblance(one: string, other: string): number {
	return resemblanceTo(one)(other);
}

/** As `resemblance` of one text to many others, of which those that say the same with other numbers are compared once. */
export function resemblanceTo(one: string): (other: string) => number {
	const own = shinglesOf(templateOf(one));
	const known = new Map<string, number>();
	return (other) => {
		const template = templateOf(other);
		const before = known.get(template);
		if (before !== undefined) return before;
		const shingles = shinglesOf(template);
		let shared = 0;
		for (const shingle of own) if (shingles.has(shingle)) shared += 1;
		const share = shared / (own.size + shingles.size - shared);
		known.set(template, share);
		return share;
	};
}

/**
 * Eight numbers (32 bit, signed) of a text. Texts that have one of them in common at its place may be nearly the same;
 * `resemblance` says so. An index over them finds candidates among any number of questions.
 */
export function bandsOf(markdown: string): number[] {
	const shingles = [...shinglesOf(templateOf(markdown))].map((shingle) => hashOf(shingle, 0));
	const signature = Array.from({ length: HASHES }, (_, seed) =>
		shingles.reduce((least, hash) => Math.min(least, mixed(hash, seed)), 0xff_ff_ff_ff),
	);
	return Array.from(
		{ length: HASHES / ROWS_PER_BAND },
		(_, band) => hashOf(signature.slice(band * ROWS_PER_BAND, (band + 1) * ROWS_PER_BAND).join(), band) | 0,
	);
}

/** FNV-1a, 32 bit, unsigned: the same text gives the same number with the same seed. */
export function hashOf(text: string, seed: number): number {
	let hash = (0x81_1c_9d_c5 ^ seed) >>> 0;
	for (let at = 0; at < text.length; at += 1)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
	return hash;
}

/** One of many orders of the hashes: the finalizer of MurmurHash3 over hash and seed. */
function mixed(hash: number, seed: number): number {
	let x = (hash ^ Math.imul(seed + 1, 0x9e_37_79_b1)) >>> 0;
	x = Math.imul(x ^ (x >>> 16), 0x85_eb_ca_6b);
	x = Math.imul(x ^ (x >>> 13), 0xc2_b2_ae_35);
	return (x ^ (x >>> 16)) >>> 0;
}
