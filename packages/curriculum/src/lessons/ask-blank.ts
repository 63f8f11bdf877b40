import type { Random } from "../random/seeded-random.ts";
import { askKnownNumber, askNewNumber, type StepInPlace } from "./ask-number.ts";
import { askSetup } from "./ask-setup.ts";
import { gapQuestion, piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "./lesson.ts";
import { mixedUpIn } from "./mixed-up-words.ts";

export interface AskedStep extends StepInPlace {
	/** The answer is known by now: only what is new is worth asking. */
	isAfterAnswer: boolean;
}

/** Several lines, a step that asks itself, or one that has a box. */
const HAS_NO_BLANK = /[\n|]|\?\s*$|\\square/;

/**
 * The step itself with a number, a sign or a word left out, or with its numbers in other places; undefined if nothing
 * in it can be asked, or if it has several lines or a
 * box, or ends with a question. Wrong choices are made from the same question: numbers of another one
 * would be wrong at a glance.
 */
export function askBlank(asked: AskedStep, random: Random): SmallQuestion | undefined {
	if (HAS_NO_BLANK.test(asked.step)) return undefined;
	if (asked.isAfterAnswer) return askNewNumber(asked) ?? askWord(asked, random);
	return (
		askSign(asked) ??
		askNewNumber(asked) ??
		askSetup(asked.step, random) ??
		askWord(asked, random) ??
		askKnownNumber(asked)
	);
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

/** A word that a child may take for another one, left out wherever it occurs. */
function askWord({ step }: StepInPlace, random: Random): SmallQuestion | undefined {
	const plain = piecesOf(step).map(({ text, isFormula }) => (isFormula ? " ".repeat(text.length) : text));
	const found = mixedUpIn(plain.join("$"));
	if (found === undefined) return undefined;
	const { word, places, group } = found;
	const isCapital = word !== word.toLowerCase();
	const options = group.map((each) => (isCapital ? `${each[0]?.toUpperCase()}${each.slice(1)}` : each));
	const gaps = places.map((from) => ({ from, length: word.length, isFormula: false }));
	return gapQuestion(step, gaps, { options: random.shuffle(options), right: word });
}
