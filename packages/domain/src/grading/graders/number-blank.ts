import type { Rational } from "../../arithmetic/rational.ts";
import { isWithin, rational } from "../../arithmetic/rational.ts";
import type { AnswerType, FillOneQuestion, SimplestRule } from "../../question/question.ts";
import { floatForm } from "../answer-forms/float.ts";
import { integerForm } from "../answer-forms/integer.ts";
import { mixedForm } from "../answer-forms/mixed.ts";
import { mixedFractionForm } from "../answer-forms/mixed-fraction.ts";
import type { FormRule } from "../answer-forms/number-entry.ts";
import { simpleFractionForm } from "../answer-forms/simple-fraction.ts";
import type { Grade } from "../grade.ts";
import type { ReadNumber } from "../read-answer.ts";
import { readNumber } from "../read-answer.ts";

type NumberType = Exclude<AnswerType, "STRING">;

const FORM_RULES: Readonly<Record<NumberType, FormRule>> = {
	INTEGER: integerForm,
	FLOAT: floatForm,
	SIMPLE_FRACTION: simpleFractionForm,
	MIXED_FRACTION: mixedFractionForm,
	MIXED: mixedForm,
};

/**
 * A number blank. The value decides first: another value is incorrect whatever its form. The right value in
 * another form asks for that form; the right form, unsimplified, goes by the simplest rule.
 */
export function gradeNumber(question: FillOneQuestion, type: NumberType, read: ReadNumber): Grade {
	const { canonical: answer_read, number: entry } = read;
	const key = readKey(question);
	const tolerance = readTolerance(question);
	if (!isWithin(entry.value, key.value, tolerance)) {
		const known_mistake_id = knownMistake(question, entry.value, tolerance);
		return { verdict: "incorrect", answer_read, known_mistake_id, not_simplest: false };
	}
	const wanted_form = FORM_RULES[type](entry, key);
	if (wanted_form !== null) return { verdict: "wrong_form", answer_read, wanted_form };
	const simplest: SimplestRule = question.key.simplest ?? "required";
	if (entry.is_simplest || simplest === "optional") return { verdict: "correct", answer_read };
	return simplest === "required"
		? { verdict: "wrong_form", answer_read, wanted_form: "simplest-form" }
		: { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: true };
}

function knownMistake(question: FillOneQuestion, value: Rational, tolerance: Rational): string | null {
	const mistake = question.known_mistakes.find(({ answer }) => {
		const read = readNumber(answer, question);
		return read.readable && isWithin(value, read.number.value, tolerance);
	});
	return mistake?.id ?? null;
}

function readKey(question: FillOneQuestion) {
	const read = readNumber(question.key.answers[0] ?? "", question);
	if (!read.readable) throw new Error(`answer key cannot be read: ${read.reason}`);
	return read.number;
}

function readTolerance({ key }: FillOneQuestion): Rational {
	if (key.tolerance === undefined) return rational(0n);
	const read = readNumber(key.tolerance);
	if (!read.readable) throw new Error(`tolerance cannot be read: ${read.reason}`);
	return read.number.value;
}
