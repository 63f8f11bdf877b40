import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { InputHandle } from "../../inputs/input-props.ts";
import type { Phase } from "../../session/state/practice-state.ts";

/** The phase of a question tried outside of a set, from the feedback on the last answer. */
export function phaseOfTry(feedback: Feedback | null): Phase {
	if (feedback === null) return "ask";
	if (feedback.verdict === "correct") return "correct";
	return feedback.verdict === "incorrect" ? "not-yet" : "costless";
}

/** Focuses the first box of an answer once its input is mounted. */
export function useFirstFocus(isThere: boolean, input: RefObject<InputHandle | null>) {
	const focusFirst = useEffectEvent(() => input.current?.focusFirst());
	useEffect(() => {
		if (isThere) focusFirst();
	}, [isThere]);
}
