import type { Random } from "../../random/seeded-random.ts";
import { askKnownNumber, askNewNumber, type StepInPlace } from "./ask-number.ts";
import { askSetup } from "./ask-setup.ts";
import { hasEquation, lastEquation } from "../equations.ts";
import { gapQuestion, piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "../lesson.ts";
import { mixedUpIn } from "./mixed-up-words.ts";

/** Several lines, a step that asks itself, one that has a box, and one that checks what is known. */
const HAS_NO_BLANK = /[\n|]|\?|\\square|^Check\b/;

/**
 * What the step says first: how two numbers compare, what is calculated, a number, or a word that decides. Undefined if
 * nothing in it is worth asking, or if it has several lines or a box, or asks by itself. Wrong choices are made from the
 * same question: numbers of another one would be wrong at a glance.
 */
export function askBlank(asked: StepInPlace, random: Random): SmallQuestion | undefined {
	if (asked.step.length > LONG || HAS_NO_BLANK.test(asked.step) || saysAgain(asked)) return undefined;
	return (
		askSign(asked) ??
		askSetup(asked, random) ??
		askNewNumber(asked, random, true) ??
		askWord(asked, random) ??
		askNewNumber(asked, random) ??
		askNewNumber({ ...asked, step: firstPartOf(asked.step) }, random) ??
		askKnownNumber(asked, random)
	);
}

/** A longer step is a list of cases, in which one number is nothing to ask for. */
const LONG = 150;

/** An equation of an earlier step, which needs no question again. */
function saysAgain({ step, before }: StepInPlace): boolean {
	const equation = lastEquation(step);
	return equation !== undefined && before.slice(1).some((text) => hasEquation(text, equation));
}

/** Up to the conclusion, which may say a number again: "There are 3 parts, so the denominator is 3." */
function firstPartOf(step: string): string {
	const [first = "", ...rest] = step.split(/, so |(?<=\.) /);
	const isWhole = (first.match(/\$/g)?.length ?? 0) % 2 === 0;
	return rest.length === 0 || !isWhole ? step : first.replace(/\.?$/, ".");
}

const SIGNS = ["<", "=", ">"] as const;

/** "384 □ 391" for a step that compares two numbers. */
function askSign({ step }: StepInPlace): SmallQuestion | undefined {
	for (const { text, from, isFormula } of piecesOf(step)) {
		const at = text.search(/[<>]/);
		if (!isFormula || at === -1 || !/^[^<>=]*\d[^<>=]*[<>][^<>=]*\d[^<>=]*$/.test(text)) continue;
		const options = SIGNS.map((sign) => `$${sign}$`);
		return gapQuestion(step, [{ from: from + at, length: 1, isFormula }], {
			options,
			right: `$${text[at]}$`,
		});
	}
	return undefined;
}

/** A word that decides, left out. */
function askWord({ step, grade }: StepInPlace, random: Random): SmallQuestion | undefined {
	const plain = piecesOf(step).map(({ text, isFormula }) => (isFormula ? " ".repeat(text.length) : text));
	const found = mixedUpIn(plain.join("$"), grade);
	if (found === undefined) return undefined;
	const { word, from, others } = found;
	const gaps = [{ from, length: word.length, isFormula: false }];
	return gapQuestion(step, gaps, { options: random.shuffle([word, ...others]), right: word });
}
