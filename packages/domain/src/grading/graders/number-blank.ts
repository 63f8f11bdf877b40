import type { Rational } from "../../arithmetic/rational.ts";
import { abs, isWithin, rational } from "../../arithmetic/rational.ts";
import type { AnswerBlank, AnswerType, KnownMistake, SimplestRule } from "../../question/question.ts";
import { floatForm } from "../answer-forms/float.ts";
import { integerForm } from "../answer-forms/integer.ts";
import { mixedForm } from "../answer-forms/mixed.ts";
import { mixedFractionForm } from "../answer-forms/mixed-fraction.ts";
import type { FormRule, NumberEntry } from "../answer-forms/number-entry.ts";
import {
	canonicalSpelling,
	divisorOf,
	isSameValue,
	isSimplest,
	valueOf,
} from "../answer-forms/number-entry.ts";
import { simpleFractionForm } from "../answer-forms/simple-fraction.ts";
import { readEntry } from "../read-answer.ts";
import type { BlankGrade } from "./blank-grade.ts";

type NumberType = Exclude<AnswerType, "STRING">;

const FORM_RULES: Readonly<Record<NumberType, FormRule>> = {
	INTEGER: integerForm,
	FLOAT: floatForm,
	SIMPLE_FRACTION: simpleFractionForm,
	MIXED_FRACTION: mixedFractionForm,
	MIXED: mixedForm,
};

/** Pi within 5e-7, and the relative distance between common values of pi, including rounding. */
const PI = rational(355n, 113n);
const PI_LEEWAY = rational(1n, 1000n);

/**
 * Grades a number. The value decides first: another value is incorrect in any form. The right value in
 * another form asks for that form; the simplest rule decides about an unsimplified one.
 */
export function gradeNumber(
	blank: AnswerBlank,
	type: NumberType,
	text: string,
	mistakes: readonly KnownMistake[],
): BlankGrade {
	const entry = readEntry(text, blank);
	if (typeof entry === "string") return { verdict: "unreadable", reason: entry };
	const key = keyOf(blank);
	const divisor = divisorOf(entry);
	const answer_read = canonicalSpelling(entry, divisor);
	if (!isRight(blank, entry, key)) return otherValue(blank, { entry, key, answer_read }, mistakes);
	const wanted_form = FORM_RULES[type](entry, key);
	if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
	const simplest: SimplestRule = blank.key.simplest ?? "required";
	if (simplest === "optional" || isSimplest(entry, divisor)) return { verdict: "correct", answer_read };
	return simplest === "required"
		? { verdict: "wrong_form", answer_read, wanted_form: "simplest-form" }
		: { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: true };
}

/** Whether an entry has the value of the key, or is within the authored tolerance. */
function isRight({ key: { tolerance } }: AnswerBlank, entry: NumberEntry, right: NumberEntry): boolean {
	if (tolerance === undefined) return isSameValue(entry, right);
	const most = readEntry(tolerance, {});
	if (typeof most === "string") throw new Error(`tolerance cannot be read: ${most}`);
	return isWithin(valueOf(entry), valueOf(right), valueOf(most));
}

interface Compared {
	entry: NumberEntry;
	key: NumberEntry;
	answer_read: string;
}

/** A wrong value: reported if only the value of pi differs, named if it is a known mistake. */
function otherValue(
	blank: AnswerBlank,
	{ entry, key, answer_read }: Compared,
	mistakes: readonly KnownMistake[],
): BlankGrade {
	const wanted_form = otherPi(blank, entry, key);
	if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
	const mistake = mistakes.find(({ answer }) => {
		const wrong = readEntry(answer, blank);
		return typeof wrong !== "string" && isRight(blank, entry, wrong);
	});
	return { verdict: "incorrect", answer_read, known_mistake_id: mistake?.id ?? null, not_simplest: false };
}

/**
 * The response to a value that another common value of pi would give: by a relative bound, so that large keys
 * get no wider tolerance.
 */
function otherPi(
	{ key: { pi } }: AnswerBlank,
	entry: NumberEntry,
	key: NumberEntry,
): "leave-pi" | "other-pi" | null {
	if (pi === undefined) return null;
	const expected = pi === "multiple" ? product(valueOf(key), PI) : valueOf(key);
	const bound = product(expected, PI_LEEWAY);
	const is_near = isWithin(valueOf(entry), expected, rational(abs(bound.numerator), bound.denominator));
	if (!is_near) return null;
	return pi === "multiple" ? "leave-pi" : "other-pi";
}

function product(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

function keyOf(blank: AnswerBlank): NumberEntry {
	const key = readEntry(blank.key.answers[0] ?? "", blank);
	if (typeof key === "string") throw new Error(`answer key cannot be read: ${key}`);
	return key;
}
