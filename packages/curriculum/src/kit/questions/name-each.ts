import type { Choice } from "./choose-all.ts";

/**
 * Choices that each name their own mistake: ids of a mistake that leads to several choices are numbered, so that a
 * student who selects only the second one gets its feedback too.
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
