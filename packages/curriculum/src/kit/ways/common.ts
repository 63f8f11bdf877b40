import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import type { Draft, Wrong } from "../draft.ts";
import { stemOf } from "../../procedures/procedure-of.ts";
import { bareResult } from "../textbook/bare-result.ts";
import { textbookErrors } from "../textbook/textbook-errors.ts";
import { differ, type Value } from "../value.ts";

/** The parts of a draft that every question takes unchanged. */
export function told({ prompt, figure, hints, steps }: Draft) {
	return {
		prompt,
		...(figure === undefined ? {} : { figure }),
		hints: [...hints],
		explanation: steps.join("\n\n"),
	};
}

/** Whether a text contains an answer that the prompt does not contain. Most texts have no number at all. */
function gives(text: string, { prompt, right }: Draft): boolean {
	if (!mayState(text, right)) return false;
	return statesAnswer(text, right.entry) && !statesAnswer(prompt, right.entry);
}

/** A fast check: false for most texts, without parsing their numbers. */
function mayState(text: string, { answer_type, shown, worth }: Value): boolean {
	if (answer_type === "STRING")
		return (shown.match(/[A-Za-z\d]+/g) ?? []).every((part) => text.includes(part));
	if (worth === undefined || /[/.]\d|frac/.test(text)) return true;
	return worth[0] % worth[1] === 0 && text.replaceAll(",", "").includes(`${worth[0] / worth[1]}`);
}

/** Whether a hint would reveal the answer with these numbers. */
export function tellsTooMuch(draft: Draft): boolean {
	return draft.hints.some((hint) => gives(hint, draft));
}

/** The wrong procedures that are distinguishable with these numbers, each with a different wrong answer. */
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
 * The wrong procedures of a typed answer: those of the draft, and the textbook errors for its task. The same slip with
 * another value gets a number in its id.
 */
export function typedWrong(draft: Draft): Wrong[] {
	const kept = tellableWrong(draft);
	const task = draft.task ?? equationFor(draft);
	if (task === undefined) return kept;
	for (const [made, value] of textbookErrors(task, draft.right)) {
		const isNew = [draft.right, ...kept.map(([, other]) => other)].every((other) => differ(value, other));
		if (!isNew || gives(made.feedback, draft)) continue;
		const times = kept.filter(([{ id }]) => stemOf(id) === made.id).length;
		kept.push([times === 0 ? made : { ...made, id: `${made.id}-${times + 1}` }, value]);
	}
	return kept;
}

/**
 * The only formula of a prompt if it is the calculation that is asked for. A fraction alone is an amount, not a task;
 * and `35 - 21` is no task of subtraction where its common factor is asked for.
 */
function equationFor({ prompt, right }: Draft): string | undefined {
	const [formula, other] = prompt.match(/\$[^$]+\$/g) ?? [];
	if (other !== undefined || formula === undefined || !/[+=^]|\\times|\\div| - /.test(formula))
		return undefined;
	const result = bareResult(formula);
	const isAsked = result === undefined || right.worth === undefined || isClose(result, right.worth);
	return isAsked ? formula : undefined;
}

const isClose = (result: number, [top, bottom]: readonly [number, number]) =>
	Math.abs(result - top / bottom) < 1e-9 * Math.max(1, Math.abs(result));

/** Ids of options in the order shown. */
export function optionId(at: number): string {
	return "abcdefgh"[at] ?? "";
}
