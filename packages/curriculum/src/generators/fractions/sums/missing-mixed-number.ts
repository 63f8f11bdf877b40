import { NAMES, type Random } from "../../../kit/index.ts";

/** An equation that a mixed number completes: what is left of the total without the known number. */
export function equationWithBox(random: Random, total: string, known: string): string {
	return random.pick([
		`${known} + \\square = ${total}`,
		`\\square + ${known} = ${total}`,
		`${total} - \\square = ${known}`,
	]);
}

export function askForTheMixedNumber(random: Random, equation: string): string {
	return random.pick([
		`Which mixed number belongs in the box? $${equation}$`,
		`Find the missing number: $${equation}$`,
		`${random.pick(NAMES)} thinks of a mixed number. Which one makes the equation true? $${equation}$`,
	]);
}
