import type { Random } from "../../random/seeded-random.ts";
import { NAMES } from "../words.ts";

/** Plain phrasings that ask for the value of a task such as "$3 \times 4$". */
export function askFor(random: Random, task: string): string {
	const name = random.pick(NAMES);
	return random.pick([
		`What is ${task}?`,
		`Find ${task}.`,
		`Find the value of ${task}.`,
		`${name} needs to find ${task}. What is the answer?`,
	]);
}

/** Plain phrasings that ask for the solution of an equation with one letter. */
export function askToSolve(random: Random, letter: string, equation: string): string {
	return random.pick([
		`Solve for $${letter}$: $${equation}$`,
		`What is the solution of $${equation}$?`,
		`Find the value of $${letter}$ that makes $${equation}$ true.`,
		`Which number $${letter}$ solves the equation $${equation}$?`,
	]);
}
