import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { Phase } from "../session/practice-state.ts";

/** How a part of an answer is drawn. `some` is one of several of which not all are right yet. */
export type PartLook = "right" | "not-yet" | "some" | "look" | null;

/** What the verdict says about the part with this id. `isOnly` where the answer has no parts. */
export function partLook(id: string, phase: Phase, feedback: Feedback | null, isOnly = false): PartLook {
	if (phase === "correct") return "right";
	if (feedback?.verdict === "incorrect" && phase === "not-yet") {
		if (isOnly) return "not-yet";
		if (feedback.right_parts === null) return "some";
		return feedback.right_parts.includes(id) ? "right" : "not-yet";
	}
	const isMeant =
		(feedback?.verdict === "unreadable" || feedback?.verdict === "wrong_form") && phase === "costless";
	return isMeant && (isOnly || feedback.parts.includes(id)) ? "look" : null;
}

/** What a screen reader hears of a part; nothing where the whole answer is meant. */
export function lookWords(look: PartLook): string {
	if (look === "right") return ", right";
	return look === "not-yet" ? ", not yet" : "";
}

/** The class of a look; color is the last of its signs. */
export function lookClass(look: PartLook): string | false {
	return look !== null && `is-${look}`;
}
