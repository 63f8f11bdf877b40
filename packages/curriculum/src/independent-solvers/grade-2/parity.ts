import type { Question } from "@learnin/domain/question/question";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

/** A number or a sum is even when taking away twos leaves nothing. */
function isEven(formula: string): boolean {
	let left = calculate(formula).numerator;
	while (left > 1n) left -= 2n;
	return left === 0n;
}

const first = (text: string) => formulasIn(text)[0] ?? "";

/** Whether the prompt asks for even numbers. */
const asksEven = (prompt: string) => /\beven\b|without one left/.test(prompt);

function inPairs(question: Question, { values }: GivenAnswer): boolean {
	const dots = countInFigure(question, /<circle/g);
	const [pairs = -1n, left = -1n] = values.map((each) => wholeOf(each) ?? -1n);
	return pairs + pairs + left === dots && dots === wholesIn(question.prompt)[0] && left < 2n;
}

/** Two equal numbers that make the number of the text. */
function isDouble(text: string, sum: string): boolean {
	const [one = 0n, other = 1n] = wholesIn(sum);
	return one === other && holds(`${first(sum)} = ${wholesIn(text)[0]}`);
}

/** Independent solver for odd and even numbers. */
export const pairsUp: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const { text, texts, value } = answer;
	if (question_type === "FILL_MULTIPLE") return inPairs(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING") return isDouble(text, texts[1] ?? "");
	if (question_type === "VERIFY_WITH_LLM")
		return text.endsWith(`is ${isEven(`${wholesIn(prompt)[0]}`) ? "even" : "odd"}.`);
	if (question_type === "FILL_ONE") {
		const half = wholeOf(value);
		return half !== null && half + half === wholesIn(prompt)[0];
	}
	if (/ is (odd|even)\.$/.test(text)) return isEven(first(text)) === text.endsWith("even.");
	if (/shows|with a double|equal numbers make/.test(prompt)) return isDouble(prompt, text);
	return isEven(first(text)) === asksEven(prompt);
};
