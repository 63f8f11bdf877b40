import type { Difficulty } from "@learnin/domain/question/difficulty";

interface SmallSpace {
	difficulties: readonly Difficulty[];
	/** Why there cannot be more. */
	reason: string;
}

/** Skills that have fewer than thirty different questions at a difficulty, by the nature of what they ask. */
export const smallSpaces: Readonly<Record<string, SmallSpace>> = {
	"multiply-facts-hard": {
		difficulties: [2, 3],
		reason: "The facts of 7, 8 and 9 are no more, and knowing them by heart is the point.",
	},
};
