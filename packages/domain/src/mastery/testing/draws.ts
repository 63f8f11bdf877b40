/** Random numbers for simulations: the same seed gives the same numbers (mulberry32). */
export interface Draws {
	/** 0 to below 1. */
	unit(): number;
	isTrue(chance: number): boolean;
	/** A whole number from 0 to below `count`. */
	below(count: number): number;
	between(least: number, most: number): number;
	/** `count` different elements of the list, in any order. */
	some<T>(list: readonly T[], count: number): T[];
}

export function drawsFrom(seed: number): Draws {
	let state = seed >>> 0;
	const unit = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (count: number) => Math.floor(unit() * count);
	return {
		unit,
		below,
		isTrue: (chance) => unit() < chance,
		between: (least, most) => least + unit() * (most - least),
		some: (list, count) => {
			const left = [...list];
			return Array.from(
				{ length: Math.min(count, list.length) },
				() => left.splice(below(left.length), 1)[0]!,
			);
		},
	};
}
