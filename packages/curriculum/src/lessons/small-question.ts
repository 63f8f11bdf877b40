import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import type { Random } from "../random/seeded-random.ts";
import { hasEquation, lastEquation, nearResults } from "./equations.ts";
import type { Choice, SmallQuestion } from "./lesson.ts";

const MAX_OPTIONS = 4;

/**
 * "What is 4 × 5?" with results of common slips; undefined if the step has no such equation, or if a text before it has
 * the same one.
 */
export function askResult(step: string, before: readonly string[] = []): SmallQuestion | undefined {
	const equation = lastEquation(step);
	if (equation === undefined || before.some((text) => hasEquation(text, equation))) return undefined;
	const results = [equation.result, ...nearResults(equation)].toSorted((a, b) => a - b);
	if (results.length < 3) return undefined;
	return {
		asked: `What is $${equation.source}$?`,
		choices: results.map((result) => ({ text: `$${numberText(result)}$` })),
		right: results.indexOf(equation.result),
		feedback: {},
	};
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
		feedback: Object.fromEntries(
			options.flatMap(({ feedback }, at) => (feedback === undefined ? [] : [[at, feedback]])),
		),
	};
}

interface Option {
	choice: Choice;
	is_right: boolean;
	feedback: string | undefined;
}

function optionsOf(question: Question, right: StudentAnswer, random: Random): Option[] | undefined {
	if (question.question_type === "SELECT_ONE") return ownOptions(question);
	if (question.question_type !== "FILL_ONE") return undefined;
	const wrong = question.known_mistakes
		.slice(0, 2)
		.map(({ answer, feedback }) => optionOf({ question_type: "FILL_ONE", text: answer }, feedback));
	return random.shuffle([{ ...optionOf(right), is_right: true }, ...wrong]);
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

function optionOf(answer: StudentAnswer, feedback?: string): Option {
	return { choice: { answer }, is_right: false, feedback };
}

/** The number with commas from 1,000 on. */
function numberText(value: number): string {
	const [whole = "", decimals] = `${value}`.split(".");
	const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}");
	return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
