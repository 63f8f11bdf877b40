import { readNumber } from "@learnin/domain/grading/read-answer";
import { numbersIn } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { judgedAnswers } from "../../independent-solvers/reading/judged-answers.ts";
import { limitOf, type StandardLimit } from "../../skills/standard-limits.ts";
import type { Gate } from "./gate.ts";

/** Every number of the prompt and of the key is within the limits of the skill's standard. */
export const withinItsStandard: Gate = (question, { standard }) => {
	const limit = standard === undefined ? {} : limitOf(standard);
	if (Object.keys(limit).length === 0) return [];
	const prompt = withoutWrongAnswers(question);
	const { denominators, ...rest } = limit;
	const values = denominators === undefined ? rest : { ...rest, denominators: withDivisors(denominators) };
	const texts = [prompt, ...(limit.isAnyResult ? [] : rightTexts(question))];
	return [
		...texts.flatMap((text) => [...numbersIn(text)].flatMap((number) => faultsOf(number, values))),
		...fractionsIn(prompt, limit),
		...operationsIn(prompt, limit),
	].map((fault) => `${fault} in ${standard}`);
};

/** A value alone in its formula, as in someone's wrong answer. */
const LONE_VALUE = /\$-?(?:[\d{},.]+|\d*\\dfrac\{\d+\}\{\d+\})\$/g;

/** In questions about a mistake, its result may exceed the limits. */
function withoutWrongAnswers({ question_type, answer_type, prompt }: Question): string {
	const isAboutAMistake = question_type === "VERIFY_WITH_LLM" || answer_type === "STRING";
	return isAboutAMistake ? prompt.replaceAll(LONE_VALUE, "") : prompt;
}

/** Values are in lowest terms: 1/50 is a fraction with a denominator of 100. */
function withDivisors(denominators: readonly number[]): readonly number[] {
	return Array.from({ length: Math.max(...denominators) }, (_, less) => less + 1).filter((divisor) =>
		denominators.some((each) => each % divisor === 0),
	);
}

function rightTexts(question: Question): string[] {
	return judgedAnswers(question)
		.filter(({ fits }) => fits)
		.flatMap(({ texts }) => texts);
}

function faultsOf(text: string, { most, denominators, places }: StandardLimit): string[] {
	const read = readNumber(text);
	if (!read.readable) return [];
	const { numerator, denominator } = read.number.value;
	const bottom = /\/(\d+)/.exec(text)?.[1];
	const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
	return [
		...(most !== undefined && numerator > BigInt(most) * denominator ? [`${text} is more than ${most}`] : []),
		...(bottom !== undefined && denominators?.includes(Number(bottom)) === false
			? [`${text} has another denominator`]
			: []),
		...(places !== undefined && digits > places ? [`${text} has ${digits} decimal places`] : []),
	];
}

function fractionsIn(prompt: string, { denominators }: StandardLimit): string[] {
	return [...prompt.matchAll(/\\dfrac\{\d+\}\{(\d+)\}/g)]
		.filter(([, bottom]) => denominators?.includes(Number(bottom)) === false)
		.map(([shown]) => `${shown} has another denominator`);
}

const WHOLE = String.raw`(\d(?:\d|\{,\})*)(?![\d.{])`;
const PRODUCTS = new RegExp(String.raw`(?<![\d.}])${WHOLE} \\times ${WHOLE}`, "g");
const QUOTIENTS = new RegExp(String.raw`(?<![\d.}])${WHOLE} \\div ${WHOLE}`, "g");
const digitsOf = (number = "") => number.replaceAll("{,}", "").length;

function operationsIn(prompt: string, { factors, quotient }: StandardLimit): string[] {
	const products = [...prompt.matchAll(PRODUCTS)].filter(([, a, b]) => {
		const [shorter = 0, longer = 0] = [digitsOf(a), digitsOf(b)].toSorted((one, other) => one - other);
		return factors?.some(([long, short]) => long === longer && short === shorter) === false;
	});
	const quotients = [...prompt.matchAll(QUOTIENTS)].filter(
		([, a, b]) => quotient !== undefined && (digitsOf(a) > quotient[0] || digitsOf(b) > quotient[1]),
	);
	return [...products, ...quotients].map(([shown]) => `${shown} has too many digits`);
}
