/** A stream of random choices that is the same forever for the same seed. */
export interface Random {
	/** A whole number from `min` to `max`, both included, all equally likely. */
	integer(min: number, max: number): number;
	/** One entry of a list that is not empty. */
	pick<T>(list: readonly T[]): T;
	/** A shuffled copy of the list. */
	shuffle<T>(list: readonly T[]): T[];
	/** True with probability 1 / `times`. */
	oneIn(times: number): boolean;
}

/** How many 32-bit numbers there are. */
const RANGE = 2 ** 32;

/** A stream for any text; equal texts give equal streams. Not for secrets. */
export function seededRandom(seed: string): Random {
	return randomOf(hashed(START, seed));
}

/** `seededRandom` for many texts that begin alike, which is read only once. */
export function seededRandoms(beginning: string): (rest: string) => Random {
	const begun = hashed(START, beginning);
	return (rest) => randomOf(hashed(begun, rest));
}

function randomOf(hash: Hash): Random {
	const next = sfc32(hash);
	const integer = (min: number, max: number): number => {
		const size = max - min + 1;
		let draw = next();
		// The last, incomplete part of the range would favor small numbers: redraw there. It is shorter than `size`, so
		// that few draws need the remainder to be computed.
		while (draw > RANGE - size && draw >= RANGE - (RANGE % size)) draw = next();
		return min + (draw % size);
	};
	return {
		integer,
		pick: <T>(list: readonly T[]): T => list[integer(0, list.length - 1)] as T,
		shuffle: (list) => shuffled(list, integer),
		oneIn: (times) => integer(1, times) === 1,
	};
}

/** Fisher-Yates, from the end. */
function shuffled<T>(list: readonly T[], integer: Random["integer"]): T[] {
	const result = [...list];
	for (let last = result.length - 1; last > 0; last -= 1) {
		const at = integer(0, last);
		[result[last], result[at]] = [result[at] as T, result[last] as T];
	}
	return result;
}

type Hash = readonly [number, number, number];
const START: Hash = [0x9e3779b9 | 0, 0x85ebca6b | 0, 0xc2b2ae35 | 0];

/** FNV-1a over the UTF-16 units, from three values. */
function hashed([a, b, c]: Hash, text: string): Hash {
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		a = Math.imul(a ^ unit, 0x01000193);
		b = Math.imul(b ^ unit, 0x01000193);
		c = Math.imul(c ^ unit, 0x01000193);
	}
	return [a, b, c];
}

/** The Small Fast Counting generator by Chris Doty-Humphrey, 32-bit; returns unsigned 32-bit numbers. */
function sfc32(hash: Hash): () => number {
	let [a, b, c] = hash;
	[a, b, c] = [mixed(a), mixed(b), mixed(c)];
	let counter = 1;
	const next = (): number => {
		const sum = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return sum >>> 0;
	};
	// Adjacent seeds start close together; a few rounds separate them.
	for (let round = 0; round < 12; round += 1) next();
	return next;
}

/** A finalizer that mixes every input bit into every output bit. */
function mixed(hash: number): number {
	let state = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
	return state ^ (state >>> 16);
}
