import type { Rational } from "../../arithmetic/rational.ts";
import { abs, isWithin, rational } from "../../arithmetic/rational.ts";
import type { AnswerBlank, AnswerType, KnownMistake, SimplestRule } from "../../question/question.ts";
import { floatForm } from "../answer-forms/float.ts";
import { integerForm } from "../answer-forms/integer.ts";
import { mixedForm } from "../answer-forms/mixed.ts";
import { mixedFractionForm } from "../answer-forms/mixed-fraction.ts";
import type { FormRule } from "../answer-forms/number-entry.ts";
import { simpleFractionForm } from "../answer-forms/simple-fraction.ts";
import type { ReadNumber } from "../read-answer.ts";
import { readNumber } from "../read-answer.ts";
import type { BlankGrade } from "./blank-grade.ts";

type NumberType = Exclude<AnswerType, "STRING">;

const FORM_RULES: Readonly<Record<NumberType, FormRule>> = {
	INTEGER: integerForm,
	FLOAT: floatForm,
	SIMPLE_FRACTION: simpleFractionForm,
	MIXED_FRACTION: mixedFractionForm,
	MIXED: mixedForm,
};

/** Pi within five ten-millionths, and how far apart the usual values of pi lie, relatively, rounding included. */
const PI = rational(355n, 113n);
const PI_LEEWAY = rational(1n, 1000n);

/**
 * A number blank. The value decides first: another value is incorrect whatever its form. The right value in
 * another form asks for that form; the right form, unsimplified, goes by the simplest rule.
 */
export function gradeNumber(
	blank: AnswerBlank,
	type: NumberType,
	read: ReadNumber,
	mistakes: readonly KnownMistake[],
): BlankGrade {
	const { canonical: answer_read, number: entry } = read;
	const key = readKey(blank);
	const tolerance = readTolerance(blank);
	if (!isWithin(entry.value, key.value, tolerance)) {
		const pi_form = otherPi(blank, entry.value, key.value);
		if (pi_form !== null) return { verdict: "wrong_form", answer_read, wanted_form: pi_form };
		const known_mistake_id = knownMistake(blank, mistakes, { value: entry.value, tolerance });
		return { verdict: "incorrect", answer_read, known_mistake_id, not_simplest: false };
	}
	const wanted_form = FORM_RULES[type](entry, key);
	if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
	const simplest: SimplestRule = blank.key.simplest ?? "required";
	if (entry.is_simplest || simplest === "optional") return { verdict: "correct", answer_read };
	return simplest === "required"
		? { verdict: "wrong_form", answer_read, wanted_form: "simplest-form" }
		: { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: true };
}

/** What to say to a value that another usual value of pi would give: by a relative bound, so that large keys get no wider net. */
function otherPi(
	{ key: { pi } }: AnswerBlank,
	value: Rational,
	key: Rational,
): "leave-pi" | "other-pi" | null {
	if (pi === undefined) return null;
	const expected = pi === "multiple" ? product(key, PI) : key;
	const bound = product(expected, PI_LEEWAY);
	const is_near = isWithin(value, expected, rational(abs(bound.numerator), bound.denominator));
	if (!is_near) return null;
	return pi === "multiple" ? "leave-pi" : "other-pi";
}

function product(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

function knownMistake(
	blank: AnswerBlank,
	mistakes: readonly KnownMistake[],
	{ value, tolerance }: { value: Rational; tolerance: Rational },
): string | null {
	const mistake = mistakes.find(({ answer }) => {
		const read = readNumber(answer, blank);
		return read.readable && isWithin(value, read.number.value, tolerance);
	});
	return mistake?.id ?? null;
}

function readKey(blank: AnswerBlank) {
	const read = readNumber(blank.key.answers[0] ?? "", blank);
	if (!read.readable) throw new Error(`answer key cannot be read: ${read.reason}`);
	return read.number;
}

function readTolerance({ key }: AnswerBlank): Rational {
	if (key.tolerance === undefined) return rational(0n);
	const read = readNumber(key.tolerance);
	if (!read.readable) throw new Error(`tolerance cannot be read: ${read.reason}`);
	return read.number.value;
}
