import type { Difficulty } from "@learnin/domain/question/difficulty";

interface SmallSpace {
	difficulties: readonly Difficulty[];
	/** Why there cannot be more. */
	reason: string;
}

/** Skills that have fewer than twenty different questions at a difficulty, by the nature of what they ask. */
export const smallSpaces: Readonly<Record<string, SmallSpace>> = {};
