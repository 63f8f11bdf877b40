import { ask, type Draft, type Form, NAMES, type Random, stated } from "../../../kit/index.ts";

/** Two whole numbers as the question names them. */
export type Pair = readonly [number, number];
export type Pairs = (random: Random) => Pair | undefined;

/** What is given with two numbers, in their order, and what is asked. */
export type Story = (name: string, a: number, b: number) => string;

/** All numbers that divide the number. */
export function divisors(number: number): number[] {
	const small: number[] = [];
	for (let one = 1; one * one <= number; one += 1) if (number % one === 0) small.push(one);
	const large = small.map((one) => number / one).toReversed();
	return [...small, ...(small.at(-1) === large[0] ? large.slice(1) : large)];
}

/** The form in a story, with one more step before the others. */
export function inStory(
	form: (random: Random, pair: Pair) => Draft,
	{ pairs, stories, meaning }: { pairs: Pairs; stories: readonly Story[]; meaning: string },
): Form {
	return (random) => {
		const pair = pairs(random);
		if (pair === undefined) return undefined;
		const { task: _task, ...draft } = form(random, pair);
		return {
			...draft,
			prompt: random.pick(stories)(random.pick(NAMES), ...pair),
			hints: [`${meaning} The numbers here are ${pair[0]} and ${pair[1]}.`, draft.hints[1], draft.hints[2]],
			steps: [meaning, ...draft.steps],
		};
	};
}

/** SELECT_ALL: "The greatest common factor of 12 and 18 is 6." */
export const claims = (form: Form) => ask.judged(stated(form));
