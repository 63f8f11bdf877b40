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
import { entryReader, readEntry } from "../read-answer.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { lazy } from "./lazy.ts";

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
 * The grader of a number. The value decides first: another value is incorrect in any form. The right value in
 * another form asks for that form; the simplest rule decides about an unsimplified one.
 */
export function numberGrader(
	blank: AnswerBlank,
	type: NumberType,
	mistakes: readonly KnownMistake[],
): (text: string) => BlankGrade {
	const read = entryReader(blank);
	const rightNumber = lazy(() => numberKey(blank, read));
	const readMistakes = lazy(() => mistakes.map(({ id, answer }) => ({ id, entry: read(answer) })));

	/** Another value: reported if only the value of pi differs, named if it is a known mistake. */
	const gradeOther = (entry: NumberEntry, { key, tolerance }: NumberKey, answer_read: string): BlankGrade => {
		const wanted_form = otherPi(blank, entry, key);
		if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
		const mistake = readMistakes().find(
			(each) => typeof each.entry !== "string" && isRight(entry, each.entry, tolerance),
		);
		return { verdict: "incorrect", answer_read, known_mistake_id: mistake?.id ?? null, not_simplest: false };
	};

	return (text) => {
		const entry = read(text);
		if (typeof entry === "string") return { verdict: "unreadable", reason: entry };
		const right = rightNumber();
		const divisor = divisorOf(entry);
		const answer_read = canonicalSpelling(entry, divisor);
		if (!isRight(entry, right.key, right.tolerance)) return gradeOther(entry, right, answer_read);
		const wanted_form = FORM_RULES[type](entry, right.key);
		if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
		const simplest: SimplestRule = blank.key.simplest ?? "required";
		if (simplest === "optional" || isSimplest(entry, divisor)) return { verdict: "correct", answer_read };
		return simplest === "required"
			? { verdict: "wrong_form", answer_read, wanted_form: "simplest-form" }
			: { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: true };
	};
}

/** Whether an entry has this value, or is within the authored tolerance. */
function isRight(entry: NumberEntry, right: NumberEntry, tolerance: Rational | null): boolean {
	return tolerance === null ? isSameValue(entry, right) : isWithin(valueOf(entry), valueOf(right), tolerance);
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

interface NumberKey {
	key: NumberEntry;
	/** Null: exactly the key. */
	tolerance: Rational | null;
}

function numberKey({ key }: AnswerBlank, read: (text: string) => NumberEntry | string): NumberKey {
	const right = read(key.answers[0] ?? "");
	if (typeof right === "string") throw new Error(`answer key cannot be read: ${right}`);
	if (key.tolerance === undefined) return { key: right, tolerance: null };
	const most = readEntry(key.tolerance, {});
	if (typeof most === "string") throw new Error(`tolerance cannot be read: ${most}`);
	return { key: right, tolerance: valueOf(most) };
}
