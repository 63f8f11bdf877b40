import type { Difficulty } from "@learnin/domain/question/difficulty";

interface SmallSpace {
	difficulties: readonly Difficulty[];
	/** Why there cannot be more. */
	reason: string;
}

/** Difficulties at which a generator that is not yet on `defineSkill` asks too few questions. The gate makes this list shrink. */
const notYetVaried: Readonly<Record<string, readonly Difficulty[]>> = {
	"quadrilateral-categories": [5],
	"statistical-questions": [1, 2, 5],
	"cross-sections": [2, 5],
};

/** Skills that have fewer than thirty different questions at a difficulty, by the nature of what they ask. */
export const smallSpaces: Readonly<Record<string, SmallSpace>> = Object.fromEntries(
	Object.entries(notYetVaried).map(([skill_id, difficulties]) => [
		skill_id,
		{ difficulties, reason: "Asked in one way only until it moves to the kit." },
	]),
);
