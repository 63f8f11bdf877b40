import { statesAnswer } from "@learnin/domain/question/plain-text";
import type { Draft, Wrong } from "../draft.ts";
import { stemOf } from "../../procedures/procedure-of.ts";
import { textbookErrors } from "../textbook/textbook-errors.ts";
import { differ, type Value } from "../value.ts";

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
	if (!mayState(text, right)) return false;
	return statesAnswer(text, right.entry) && !statesAnswer(prompt, right.entry);
}

/** False for most texts, without reading each of their numbers. */
function mayState(text: string, { answer_type, shown, worth }: Value): boolean {
	if (answer_type === "STRING")
		return (shown.match(/[A-Za-z\d]+/g) ?? []).every((part) => text.includes(part));
	if (worth === undefined || /[/.]\d|frac/.test(text)) return true;
	return worth[0] % worth[1] === 0 && text.replaceAll(",", "").includes(`${worth[0] / worth[1]}`);
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

/**
 * The wrong procedures of an answer that is typed: those of the draft, and what textbooks list for its task. Of the same
 * slip with another value the place is counted on in its id.
 */
export function typedWrong(draft: Draft): Wrong[] {
	const kept = tellableWrong(draft);
	const task = draft.task ?? equationOf(draft.prompt);
	if (task === undefined) return kept;
	for (const [made, value] of textbookErrors(task, draft.right)) {
		const isNew = [draft.right, ...kept.map(([, other]) => other)].every((other) => differ(value, other));
		if (!isNew || gives(made.feedback, draft)) continue;
		const times = kept.filter(([{ id }]) => stemOf(id) === made.id).length;
		kept.push([times === 0 ? made : { ...made, id: `${made.id}-${times + 1}` }, value]);
	}
	return kept;
}

/** The only formula of a prompt where something is worked out in it. A fraction by itself is an amount, and no task. */
function equationOf(prompt: string): string | undefined {
	const [formula, other] = prompt.match(/\$[^$]+\$/g) ?? [];
	return other === undefined && formula !== undefined && /[+=^]|\\times|\\div| - /.test(formula)
		? formula
		: undefined;
}

/** Ids of options in the order shown. */
export function optionId(at: number): string {
	return "abcdefgh"[at] ?? "";
}
