/** Chances to be right without knowing and wrong while knowing, and to learn from one question (Corbett and Anderson 1995). */
const GUESS = 0.2;
const SLIP = 0.1;
const LEARN = 0.2;

/**
 * How many right answers in a row raise the chance that a skill is known (0 to 1) to `wanted` (below 1), by Bayesian
 * knowledge tracing; at least 1.
 */
export function answersToShow(known_chance: number, wanted: number): number {
	let chance = known_chance;
	let answers = 0;
	do {
		const right = chance * (1 - SLIP) + (1 - chance) * GUESS;
		const shown = (chance * (1 - SLIP)) / right;
		chance = shown + (1 - shown) * LEARN;
		answers += 1;
	} while (chance < wanted);
	return answers;
}
