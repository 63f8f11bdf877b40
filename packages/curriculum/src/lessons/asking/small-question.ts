import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import type { Random } from "../../random/seeded-random.ts";
import { amongWrong } from "./either-side.ts";
import { allEquations, type Equation, hasEquation, lastEquation } from "../equations.ts";
import type { Choice, SmallQuestion } from "../lesson.ts";
import type { StepInPlace } from "./ask-number.ts";
import { slipsOf, texOf } from "./slips.ts";
import { valueOfAnswer } from "../written-numbers.ts";

const MAX_OPTIONS = 4;

/** A check has a known result, and adding or multiplying by nothing shows nothing. */
const CHECKS = /\bCheck\b.*$/s;

/**
 * "What is 4 × 5?" with results of wrong procedures; undefined if the step has no such equation, or if a text before it
 * has the same one.
 */
export function askResult({ step, before, grade }: StepInPlace, random: Random): SmallQuestion | undefined {
	const equation = newEquation(step.replace(CHECKS, ""));
	if (equation === undefined || isEmpty(equation)) return undefined;
	if (before.some((text) => hasEquation(text, equation))) return undefined;
	// "So 28 − 16 = 12": the steps before it have found the 12.
	if (/^So\b/.test(step) && before.slice(1).some((text) => lastEquation(text)?.result === equation.result))
		return undefined;
	const right = { value: equation.result, why: undefined };
	const slips = slipsOf(equation, grade);
	const results = amongWrong<{ value: number; why: string | undefined }>(right, slips, random);
	if (results.length < 2) return undefined;
	return {
		asked: `What is $${equation.source}$?`,
		choices: results.map(({ value }) => ({ text: `$${texOf(value)}$` })),
		right: results.indexOf(right),
		feedback: feedbackOf(results.map(({ why }) => why)),
	};
}

/** The last equation of a step that does not go on from a result of the same step, which is not known before it. */
function newEquation(step: string): Equation | undefined {
	const equations = allEquations(step);
	return equations.findLast(
		({ left, right }, at) =>
			!equations.slice(0, at).some(({ result }) => result === left || result === right),
	);
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
