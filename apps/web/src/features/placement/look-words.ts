import { PLACED_LOOKS, type PlacedLook } from "@learnin/domain/placement/placement-result";
import type { PlacementResponse } from "@learnin/domain/placement/placement-skill";
import { count } from "../../platform/count-words.ts";

export const looks = PLACED_LOOKS;

/** The words for a skill's result, for children and for parents. */
export const lookWords: Readonly<Record<PlacedLook, { child: string; parent: string }>> = {
	known: { child: "You probably know this", parent: "Likely known" },
	unclear: { child: "Not sure yet", parent: "Not clear yet" },
	not_yet: { child: "Still to learn", parent: "Not learned yet" },
};

/** The evidence for a skill's result. */
export function evidenceWords(asked: PlacementResponse | null, related_answers: number): string {
	if (asked === "right") return "Asked: right";
	if (asked === "wrong") return "Asked: not right";
	if (asked === "not_learned") return "Asked: “not learned yet”";
	if (related_answers === 0) return "Not asked: from the overall picture";
	return `Not asked: from ${count(related_answers, "answer")} about related skills`;
}
