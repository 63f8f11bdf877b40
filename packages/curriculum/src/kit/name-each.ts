import type { Choice } from "./choose-all.ts";

/**
 * Choices of which each tells its own mistake: the names of a wrong idea that leads to several of them are numbered,
 * so that a learner who ticks only the second one is told about it, too.
 */
export function nameEach(choices: readonly Choice[]): Choice[] {
	const seen = new Map<string, number>();
	return choices.map((choice) => {
		if (choice.mistake === undefined) return choice;
		const [id, feedback] = choice.mistake;
		const count = (seen.get(id) ?? 0) + 1;
		seen.set(id, count);
		return count === 1 ? choice : { ...choice, mistake: [`${id}-${count}`, feedback] };
	});
}
