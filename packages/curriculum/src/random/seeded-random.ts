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

/** A stream for any text; equal texts give equal streams. Not for secrets. */
export function seededRandom(seed: string): Random {
	const next = sfc32(seed);
	const integer = (min: number, max: number): number => {
		const size = max - min + 1;
		// The last, incomplete part of the 32-bit range would favor small numbers: redraw there.
		const limit = 2 ** 32 - (2 ** 32 % size);
		let draw = next();
		while (draw >= limit) draw = next();
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

/** The Small Fast Counting generator by Chris Doty-Humphrey, 32-bit; returns unsigned 32-bit numbers. */
function sfc32(seed: string): () => number {
	let a = hash(seed, 0x9e3779b9);
	let b = hash(seed, 0x85ebca6b);
	let c = hash(seed, 0xc2b2ae35);
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

/** FNV-1a over the UTF-16 units, then a finalizer that mixes every input bit into every output bit. */
function hash(text: string, start: number): number {
	let state = start | 0;
	for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
	state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
	return state ^ (state >>> 16);
}
