import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import type { Random } from "../../random/seeded-random.ts";
import { amongWrong } from "./either-side.ts";
import { type Equation, hasEquation, lastEquation } from "../equations.ts";
import type { Choice, SmallQuestion } from "../lesson.ts";
import { slipsOf, texOf } from "./slips.ts";
import { valueOfAnswer } from "../written-numbers.ts";

const MAX_OPTIONS = 4;

/** A check has a known result, and adding or multiplying by nothing shows nothing. */
const CHECKS = /^Check\b/;

/**
 * "What is 4 × 5?" with results of wrong procedures; undefined if the step has no such equation, or if a text before it
 * has the same one.
 */
export function askResult(
	step: string,
	before: readonly string[],
	random: Random,
): SmallQuestion | undefined {
	const equation = lastEquation(step);
	if (equation === undefined || CHECKS.test(step) || isEmpty(equation)) return undefined;
	if (before.some((text) => hasEquation(text, equation))) return undefined;
	const right = { value: equation.result, why: undefined };
	const results = amongWrong<{ value: number; why: string | undefined }>(right, slipsOf(equation), random);
	if (results.length < 2) return undefined;
	return {
		asked: `What is $${equation.source}$?`,
		choices: results.map(({ value }) => ({ text: `$${texOf(value)}$` })),
		right: results.indexOf(right),
		feedback: feedbackOf(results.map(({ why }) => why)),
	};
}

function isEmpty({ left, operator, right }: Equation): boolean {
	const nothing = operator === "+" || operator === "-" ? 0 : 1;
	return right === nothing || (left === nothing && operator !== "÷");
}

/** The sentences by their place. */
function feedbackOf(sentences: readonly (string | undefined)[]): Record<number, string> {
	return Object.fromEntries(
		sentences.flatMap((sentence, at) => (sentence === undefined ? [] : [[at, sentence]])),
	);
}

/** "What is the answer?" with answers from known mistakes; undefined if the example does not allow it. */
export function askAnswer(question: Question, random: Random): SmallQuestion | undefined {
	const right = rightAnswer(question);
	const options = optionsOf(question, right, random);
	if (options === undefined || options.length < 2) return undefined;
	return {
		asked: null,
		choices: options.map(({ choice }) => choice),
		right: options.findIndex(({ is_right }) => is_right),
		feedback: feedbackOf(options.map(({ feedback }) => feedback)),
	};
}

interface Option {
	choice: Choice;
	is_right: boolean;
	feedback: string | undefined;
}

function optionsOf(question: Question, right: StudentAnswer, random: Random): Option[] | undefined {
	if (question.question_type === "SELECT_ONE") return ownOptions(question);
	if (question.question_type !== "FILL_ONE" || right.question_type !== "FILL_ONE") return undefined;
	const options = question.known_mistakes.map(({ answer, feedback }) => typed(answer, feedback));
	const best = typed(right.text, undefined);
	const isNumber = [best, ...options].every(({ value }) => !Number.isNaN(value));
	const offered = isNumber
		? amongWrong(best, options, random)
		: random.shuffle([best, ...options.slice(0, 2)]);
	return offered.map((each) => ({
		choice: { answer: each.answer },
		is_right: each === best,
		feedback: each.feedback,
	}));
}

function typed(text: string, feedback: string | undefined) {
	const answer: StudentAnswer = { question_type: "FILL_ONE", text };
	return { answer, feedback, value: valueOfAnswer(text) };
}

function ownOptions(question: Extract<Question, { question_type: "SELECT_ONE" }>): Option[] | undefined {
	const { options, key, known_mistakes } = question;
	if (options.length > MAX_OPTIONS || options.some(({ label }) => label === "")) return undefined;
	return options.map(({ id }) => ({
		choice: { answer: { question_type: "SELECT_ONE", option_id: id } },
		is_right: id === key.option_id,
		feedback: known_mistakes.find(({ answer }) => answer === id)?.feedback,
	}));
}
