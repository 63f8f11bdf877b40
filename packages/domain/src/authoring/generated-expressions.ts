import { isEqual, type Rational } from "../arithmetic/rational.ts";
import { gradeAnswer } from "../grading/grade-answer.ts";
import { readNumber } from "../grading/read-answer.ts";
import { numbersIn, toPlainText } from "../question/plain-text.ts";
import type { AnswerBlank, Question } from "../question/question.ts";
import { evaluateExpression } from "./answer-expression.ts";
import { failed, type Finding, notApplicable, passed } from "./generated-finding.ts";
import type { PartExpression } from "./generated-question.ts";

/** An expression of a part with its value as a number is written; null where it has none. */
export interface WorkedExpression extends PartExpression {
	value: string | null;
}

/** What the expressions come to. */
export function workOut(expressions: readonly PartExpression[]): WorkedExpression[] {
	return expressions
		.filter(({ expression }) => expression.trim() !== "")
		.map((part) => {
			const worked = evaluateExpression(part.expression);
			return { ...part, value: worked.ok ? spelled(worked.value) : null };
		});
}

/** The exact number as text: a whole number, a decimal that ends, or a fraction. */
export function spelled(value: Rational): string {
	return spellings(value)[0] ?? "";
}

/** The ways to write a number, the most usual first. */
function spellings({ numerator, denominator }: Rational): string[] {
	if (denominator === 1n) return [`${numerator}`];
	const sign = numerator < 0n ? "-" : "";
	const top = numerator < 0n ? -numerator : numerator;
	const mixed = top > denominator ? [`${sign}${top / denominator} ${top % denominator}/${denominator}`] : [];
	return [...decimalOf(sign, top, denominator), `${numerator}/${denominator}`, ...mixed];
}

/** More places than any school answer has. */
const MOST_PLACES = 20;

function decimalOf(sign: string, top: bigint, denominator: bigint): string[] {
	for (let places = 1; places <= MOST_PLACES; places += 1) {
		const scaled = top * 10n ** BigInt(places);
		if (scaled % denominator !== 0n) continue;
		const digits = `${scaled / denominator}`.padStart(places + 1, "0");
		return [`${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`];
	}
	return [];
}

/** A question that says no right answer has nothing to compare with. */
function comparison(worked: string, key: string): string {
	return key === "" ? worked : /* not a text */ `${worked}, not ${key}`;
}

/** Whether what the expressions come to is what the key says, by the product's own grading. */
export function checkExpressions(question: Question, expressions: readonly PartExpression[]): Finding {
	const wanted = wantedParts(question);
	if (wanted.length === 0) return notApplicable("no_expression_needed");
	for (const part of wanted) {
		const text = expressions.find((each) => each.part === part.part)?.expression.trim() ?? "";
		if (text === "" && !part.is_needed) continue;
		if (text === "") return failed("expression_missing", part.part);
		const worked = evaluateExpression(text);
		if (!worked.ok) return failed("expression_unreadable", `${text} (${worked.fault}: ${worked.detail})`);
		if (!part.fits(worked.value))
			return failed("expression_is_not_the_key", comparison(`${text} = ${spelled(worked.value)}`, part.key));
	}
	const isAnyGiven = wanted.some(({ part }) =>
		expressions.some((each) => each.part === part && each.expression.trim() !== ""),
	);
	return isAnyGiven ? passed : notApplicable("no_expression_needed");
}

interface WantedPart {
	part: string;
	/** The answer is a number, so that there must be an expression for it. */
	is_needed: boolean;
	/** As the key says it. */
	key: string;
	fits(value: Rational): boolean;
}

function wantedParts(question: Question): WantedPart[] {
	switch (question.question_type) {
		case "FILL_ONE":
			return [boxPart("answer", question)];
		case "FILL_MULTIPLE":
			return question.blanks.map((blank) => boxPart(blank.id, blank));
		case "SELECT_ONE": {
			const label = question.options.find(({ id }) => id === question.key.option_id)?.label ?? "";
			return [labelPart("answer", label, question.answer_type !== "STRING")];
		}
		case "MATCH_THE_FOLLOWING":
			return question.left_options.map(({ id }) => {
				const right = question.key.answer_dict[id];
				const label = question.right_options.find((option) => option.id === right)?.label ?? "";
				return labelPart(id, label, question.answer_type !== "STRING");
			});
		case "SELECT_ALL":
		case "LABELED_INPUT":
		case "VERIFY_WITH_LLM":
			return [];
	}
}

function boxPart(part: string, blank: AnswerBlank): WantedPart {
	return {
		part,
		is_needed: blank.answer_type !== "STRING",
		key: blank.key.answers[0] ?? "",
		fits: (value) => spellings(value).some((text) => isRight(blank, text)),
	};
}

function isRight({ answer_type, key }: AnswerBlank, text: string): boolean {
	const texts = { prompt: "", hints: [], explanation: "", known_mistakes: [] };
	const question = { ...texts, question_type: "FILL_ONE" as const, answer_type, key };
	try {
		return gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict === "correct";
	} catch {
		// A key that cannot be read is a fault that is told elsewhere.
		return false;
	}
}

function labelPart(part: string, label: string, isNumber: boolean): WantedPart {
	const value = valueOfLabel(label);
	return {
		part,
		is_needed: isNumber && value !== null,
		key: label,
		fits: (worked) => value !== null && isEqual(worked, value),
	};
}

/** More than a number with its unit: a formula, a pair, a time. */
const MORE_THAN_A_NUMBER = /[=+×÷*^()<>≤≥→:;,]|\d\p{L}|[-−] ?\p{L}|[\p{L}\d] ?[-−] ?\d|\d\/\p{L}|\p{L}\/\d/u;

/** The number of a label such as "$12$" or "12 apples"; null where it holds none or says more than that. */
export function valueOfLabel(label: string): Rational | null {
	const plain = toPlainText(label).replaceAll(/(\d),(?=\d{3})/g, "$1");
	if (MORE_THAN_A_NUMBER.test(plain)) return null;
	const [only, ...more] = numbersIn(plain);
	if (only === undefined || more.length > 0) return null;
	const read = readNumber(only);
	return read.readable ? read.number.value : null;
}
