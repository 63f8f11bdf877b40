import { statesAnswer } from "@learnin/domain/question/plain-text";
import type { Draft, Wrong } from "../draft.ts";
import { areDifferent } from "../mistakes.ts";
import type { Value } from "../value.ts";

/** What every question takes from its draft as it is. */
export function told({ prompt, figure, hints, steps }: Draft) {
	return {
		prompt,
		...(figure === undefined ? {} : { figure }),
		hints: [...hints],
		explanation: steps.join("\n\n"),
	};
}

/** Whether a text gives away an answer that the prompt does not say. Most texts have no number at all. */
function gives(text: string, { prompt, right }: Draft): boolean {
	if (right.answer_type !== "STRING" && !/\d/.test(text)) return false;
	return statesAnswer(text, right.entry) && !statesAnswer(prompt, right.entry);
}

/** Whether a hint would give the answer away with these numbers. */
export function tellsTooMuch(draft: Draft): boolean {
	return draft.hints.some((hint) => gives(hint, draft));
}

/** The wrong procedures that can be told apart with these numbers, each leading to another wrong answer. */
export function tellableWrong(draft: Draft): Wrong[] {
	const { right, wrong } = draft;
	const kept: Wrong[] = [];
	for (const each of wrong) {
		if (each === false) continue;
		const [slip, value] = each;
		const others = [right, ...kept.map(([, other]) => other)];
		const isNew = !kept.some(([other]) => other.id === slip.id);
		if (isNew && !gives(slip.feedback, draft) && others.every((other) => differ(value, other)))
			kept.push(each);
	}
	return kept;
}

/** Numbers by their worth, words by their letters. */
export function differ(one: Value, other: Value): boolean {
	if (one.answer_type === "STRING" || other.answer_type === "STRING") return one.shown !== other.shown;
	return areDifferent(one.entry, other.entry);
}

/** Ids of options in the order shown. */
export function optionId(at: number): string {
	return "abcdefgh"[at] ?? "";
}
