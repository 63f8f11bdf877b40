import type { Figure } from "@learnin/domain/question/question";
import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import type { Draft, Slip, Wrong } from "../draft.ts";
import { stemOf } from "../../procedures/procedure-of.ts";
import { bareResult } from "../textbook/bare-result.ts";
import { textbookErrors } from "../textbook/textbook-errors.ts";
import { differ, type Value } from "../value.ts";

/**
 * The parts of a draft that every question takes unchanged, in a new object. What follows is added with `Object.assign`,
 * here and in the other ways: V8 runs a literal with properties after a spread several times slower.
 */
export function told({
	prompt,
	figure,
	hints,
	steps,
}: Pick<Draft, "prompt" | "figure" | "hints" | "steps">): Told {
	const explanation = steps.join("\n\n");
	return figure === undefined
		? { prompt, hints: [...hints], explanation }
		: { prompt, figure, hints: [...hints], explanation };
}

export interface Told {
	prompt: string;
	figure?: Figure;
	hints: string[];
	explanation: string;
}

/** Whether a text contains the answer of a draft, which its prompt does not contain. Most texts have no number at all. */
function answerFinder({ prompt, right }: Draft): (text: string) => boolean {
	const mayState = quickFinder(right);
	return (text) => mayState(text) && statesAnswer(text, right.entry) && !statesAnswer(prompt, right.entry);
}

/** A fast check: false for most texts, without parsing their numbers. */
function quickFinder({ answer_type, shown, worth }: Value): (text: string) => boolean {
	if (answer_type === "STRING") {
		const parts = shown.match(/[A-Za-z\d]+/g) ?? [];
		return (text) => parts.every((part) => text.includes(part));
	}
	if (worth === undefined) return () => true;
	const number = worth[0] / worth[1];
	if (!Number.isInteger(number)) return (text) => /[/.]\d|frac/.test(text);
	const digits = `${number}`;
	// A small whole number is either there in its digits, or as a fraction.
	if (Math.abs(number) < 1000)
		return (text) => text.includes(digits) || text.includes("/") || text.includes("frac");
	return (text) => /[/.]\d|frac/.test(text) || text.replaceAll(",", "").includes(digits);
}

/** Whether a hint would reveal the answer with these numbers. */
export function tellsTooMuch(draft: Draft): boolean {
	const gives = answerFinder(draft);
	for (const hint of draft.hints) if (gives(hint)) return true;
	return false;
}

/** The wrong procedures that are distinguishable with these numbers, each with a different wrong answer. */
export function tellableWrong(draft: Draft): Wrong[] {
	const kept: Wrong[] = [];
	const gives = answerFinder(draft);
	for (const each of draft.wrong) {
		if (each === false || !isAnother(each[1], draft.right, kept)) continue;
		if (!isKept(each[0], kept) && !gives(each[0].feedback)) kept.push(each);
	}
	return kept;
}

/** Whether a value is neither the right one nor that of a wrong procedure so far. */
function isAnother(value: Value, right: Value, kept: readonly Wrong[]): boolean {
	if (!differ(value, right)) return false;
	for (const wrong of kept) if (!differ(value, wrong[1])) return false;
	return true;
}

function isKept({ id }: Slip, kept: readonly Wrong[]): boolean {
	for (const wrong of kept) if (wrong[0].id === id) return true;
	return false;
}

/**
 * The wrong procedures of a typed answer: those of the draft, and the textbook errors for its task, or else for the
 * calculation of its solution. The same slip with another value gets a number in its id.
 */
export function typedWrong(draft: Draft): Wrong[] {
	const kept = tellableWrong(draft);
	const gives = answerFinder(draft);
	const others = draft.right.answer_type === "STRING" ? [] : draft.wrong.filter((each) => each !== false);
	for (const error of [...others, ...errorsOf(draft)]) {
		const [made, value] = error;
		if (!isAnother(value, draft.right, kept) || gives(made.feedback)) continue;
		const times = kept.filter(([{ id }]) => stemOf(id) === stemOf(made.id)).length;
		kept.push(times === 0 ? error : [{ ...made, id: `${stemOf(made.id)}-${times + 1}` }, value]);
	}
	return kept;
}

function errorsOf(draft: Draft): Wrong[] {
	const task = draft.task ?? equationFor(draft);
	const errors = task === undefined ? [] : textbookErrors(task, draft.right);
	const calculation = errors.length > 0 ? undefined : calculationOf(draft);
	return calculation === undefined ? errors : textbookErrors(calculation, draft.right);
}

/**
 * The only formula of a prompt if it is the calculation that is asked for. A fraction alone is an amount, not a task;
 * and `35 - 21` is no task of subtraction where its common factor is asked for.
 */
function equationFor({ prompt, right }: Draft): string | undefined {
	if (!prompt.includes("$")) return undefined;
	const [formula, other] = prompt.match(/\$[^$]+\$/g) ?? [];
	if (other !== undefined || formula === undefined || !/[+=^]|\\times|\\div| - /.test(formula))
		return undefined;
	const result = bareResult(formula);
	const isAsked = result === undefined || right.worth === undefined || isClose(result, right.worth);
	return isAsked ? formula : undefined;
}

/** A calculation of the solution: "$35 \div 7 = 5$". */
const CALCULATION = /\$([^$=]+ (?:\+|-|\\times|\\div) [^$=]+) = [^$=]+\$/g;

/** Formulas, shapes, and drawings to scale: feedback on equal groups would not fit them. */
const IS_NO_STORY =
	/(?<!\\)\$|%|\b(?:area|base|drawing|height|map|perimeter|ruler|scale|volume)\b|how many different/i;

/** The calculation that leads to the answer of a story of two numbers, if it takes both. */
function calculationOf({ prompt, figure, right, steps }: Draft): string | undefined {
	if (figure !== undefined || right.worth === undefined || IS_NO_STORY.test(prompt)) return undefined;
	const told = (prompt.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).filter((number) => number !== "1");
	if (told.length !== 2) return undefined;
	for (const step of steps.toReversed())
		for (const [, calculation = ""] of step.matchAll(CALCULATION)) {
			const result = bareResult(`$${calculation}$`);
			const numbers = calculation.replaceAll("{,}", ",").split(/ (?:\+|-|\\times|\\div) /);
			const isOfBoth = told.every((number) => numbers.includes(number));
			if (isOfBoth && result !== undefined && isClose(result, right.worth)) return `$${calculation}$`;
		}
	return undefined;
}

const isClose = (result: number, [top, bottom]: readonly [number, number]) =>
	Math.abs(result - top / bottom) < 1e-9 * Math.max(1, Math.abs(result));

/** Ids of options in the order shown. */
export function optionId(at: number): string {
	return "abcdefgh"[at] ?? "";
}
