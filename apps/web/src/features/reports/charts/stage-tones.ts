import type { Stage } from "@learnin/domain/mastery/standing";

/** In addition to the word, never instead of it. */
export const stageTones: Readonly<Record<Stage, "sky" | "mint" | "gold">> = {
	unknown: "sky",
	learning: "sky",
	nearly: "gold",
	mastered: "mint",
	due_for_review: "mint",
};
