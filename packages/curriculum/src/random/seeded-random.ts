/** A stream of choices that is the same for ever for the same seed. */
export interface Random {
	/** A whole number from `min` to `max`, both included, all equally likely. */
	integer(min: number, max: number): number;
	/** One entry of a list that is not empty. */
	pick<T>(list: readonly T[]): T;
	/** The entries in another order; the list itself stays. */
	shuffle<T>(list: readonly T[]): T[];
	/** True in one of `times` draws. */
	oneIn(times: number): boolean;
}

/** A stream for any text; equal texts give equal streams. Not for secrets. */
export function seededRandom(seed: string): Random {
	const next = sfc32(seed);
	const integer = (min: number, max: number): number => {
		const size = max - min + 1;
		// The last, incomplete stretch of the 32-bit range would favour small numbers: draw again there.
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

/** Fisher and Yates, from the end. */
function shuffled<T>(list: readonly T[], integer: Random["integer"]): T[] {
	const result = [...list];
	for (let last = result.length - 1; last > 0; last -= 1) {
		const at = integer(0, last);
		[result[last], result[at]] = [result[at] as T, result[last] as T];
	}
	return result;
}

/** The small fast counting generator by Chris Doty-Humphrey, 32-bit; gives unsigned 32-bit numbers. */
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
	// Near seeds start near each other; a few rounds tear them apart.
	for (let round = 0; round < 12; round += 1) next();
	return next;
}

/** FNV-1a over the UTF-16 units, then a finisher that lets every input bit reach every output bit. */
function hash(text: string, start: number): number {
	let state = start | 0;
	for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
	state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
	return state ^ (state >>> 16);
}
