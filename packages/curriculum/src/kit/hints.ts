import { statesAnswer } from "@learnin/domain/question/text/plain-text";

/** A hint, or one with numbers plus its wording for when those numbers happen to be the answer. */
export type Hint = string | readonly [told: string, discreet: string];

/** The hints to show: none contains a right answer that the prompt does not contain. */
export function discreet(hints: readonly Hint[], prompt: string, right: readonly string[]): string[] {
	return hints.map((hint) => {
		if (typeof hint === "string") return hint;
		const [told, without] = hint;
		return right.some((answer) => statesAnswer(told, answer) && !statesAnswer(prompt, answer))
			? without
			: told;
	});
}
