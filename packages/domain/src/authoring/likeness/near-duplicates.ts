import { toPlainText } from "../../question/text/plain-text.ts";

/**
 * Finds near-duplicate questions by MinHash. Broder (1997), "On the resemblance of documents": the share of
 * three-word shingles that two texts have in common is estimated by comparing the smallest of many hashes of
 * each.
 */

const HASHES = 32;
/**
 * Texts that share a whole band are compared: those with a resemblance of 0.55 share one of eight bands about
 * half the time, those with 0.8 nearly always.
 */
const ROWS_PER_BAND = 4;

/** Two questions with at least this resemblance are shown as near-duplicates. */
export const NEARLY_THE_SAME = 0.55;

/**
 * A text as words in lower case, with one placeholder for all numbers, so that "3 apples" and "5 apples" are
 * the same.
 */
export function templateOf(markdown: string): string {
	return toPlainText(markdown)
		.toLowerCase()
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/\d+(?:[.,/]\d+)*/g, "#")
		.replaceAll(/[^\p{L}#]+/gu, " ")
		.trim();
}

/** Its three-word shingles. */
function shinglesOf(template: string): Set<string> {
	const words = template.split(" ");
	if (words.length < 3) return new Set([template]);
	const shingles = new Set<string>();
	for (let at = 2; at < words.length; at += 1) shingles.add(`${words[at - 2]} ${words[at - 1]} ${words[at]}`);
	return shingles;
}

/** The share (0 to 1) of three-word shingles that two texts have in common, ignoring numbers. */
export function resemblance(one: string, other: string): number {
	return resemblanceTo(one)(other);
}

/** `resemblance` of one text to many others. Texts that differ only in numbers are compared once. */
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
 * Eight signed 32-bit numbers of a text. Texts with the same number at the same index may be near-duplicates;
 * `resemblance` decides. An index over them finds candidates among any number of questions.
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

/** One of many permutations of the hashes: the finalizer of MurmurHash3 over hash and seed. */
function mixed(hash: number, seed: number): number {
	let x = (hash ^ Math.imul(seed + 1, 0x9e_37_79_b1)) >>> 0;
	x = Math.imul(x ^ (x >>> 16), 0x85_eb_ca_6b);
	x = Math.imul(x ^ (x >>> 13), 0xc2_b2_ae_35);
	return (x ^ (x >>> 16)) >>> 0;
}
