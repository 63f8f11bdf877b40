import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { Phase } from "../session/state/practice-state.ts";

/** The look of a part of an answer. `some` is one of several of which not all are right yet. */
export type PartLook = "right" | "not-yet" | "some" | "look" | null;

/** The verdict on the part with this id. `isOnly` if the answer has no parts. */
export function partLook(id: string, phase: Phase, feedback: Feedback | null, isOnly = false): PartLook {
	if (phase === "correct") return "right";
	// After the last try, parts give way to the right answer.
	const isWrong = phase === "not-yet" || (isOnly && phase === "out-of-tries");
	if (feedback?.verdict === "incorrect" && isWrong) {
		if (isOnly) return "not-yet";
		if (feedback.right_parts === null) return "some";
		return feedback.right_parts.includes(id) ? "right" : "not-yet";
	}
	const isMeant =
		(feedback?.verdict === "unreadable" || feedback?.verdict === "wrong_form") && phase === "costless";
	return isMeant && (isOnly || feedback.parts.includes(id)) ? "look" : null;
}

/**
 * A part's verdict, after its name, which may end in a period: announced, and on a wide screen shown on an option;
 * empty if the verdict is about the whole answer.
 */
export function lookWords(look: PartLook): string {
	if (look === "right") return /* text */ " Right";
	return look === "not-yet" ? " Not yet" : "";
}

/** Marks what is not right yet, in every kind of answer. No dash: on what is counted it reads as "take one away". */
export const WRONG_SIGN = "×";

/** The class of a look; color is only one of its signs. */
export function lookClass(look: PartLook): string | false {
	return look !== null && `is-${look}`;
}
