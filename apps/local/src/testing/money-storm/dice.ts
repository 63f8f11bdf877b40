import { seededRandom } from "@learnin/stand-ins/stripe/webhooks/random";

/** The random choices of one operation. */
export interface Dice {
	chance(probability: number): boolean;
	/** An integer in a range, both included. */
	whole(least: number, most: number): number;
	/** Undefined for an empty list. */
	pick<T>(list: readonly T[]): T | undefined;
	/** One of a non-empty list, by weight. */
	weigh<T extends { weight: number }>(list: readonly T[]): T;
}

/** Deterministic for the same seed and number, whatever other operations do concurrently. */
export function rollDice(seed: number, number: number): Dice {
	const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
	const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
	return {
		chance: (probability) => random() < probability,
		whole,
		pick: (list) => list[whole(0, list.length - 1)],
		weigh(list) {
			let left = random() * list.reduce((sum, { weight }) => sum + weight, 0);
			const found = list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1);
			if (found === undefined) throw new Error("nothing to choose from");
			return found;
		},
	};
}
