import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n);
const largest = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a > b ? a : b), 0n);

/** What a thing costs in the prompt. */
function priceOf(prompt: string, thing: string): bigint {
	const [, price = "1000"] = new RegExp(`${thing}(?: for)? (\\d+) dollars`).exec(prompt) ?? [];
	return BigInt(price);
}

/** Independent solver for prices: the answer is put back into what was paid, saved or wanted. */
export const putsMoneyBack: Solver = ({ prompt, question_type }, { text, value, values }) => {
	const numbers = wholesIn(prompt);
	const [, one = "", other = ""] = /^the (.+) and the (.+)$/.exec(text) ?? [];
	if (one !== "") return priceOf(prompt, one) + priceOf(prompt, other) <= (numbers.at(-1) ?? 0n);
	if (question_type === "FILL_MULTIPLE") {
		const [a = 0n, b = 0n, paid = 0n] = numbers;
		const [cost = 0n, back = 0n] = values.map((each) => wholeOf(each) ?? -1n);
		return cost - b === a && back + a + b === paid;
	}
	const answer = wholeOf(value) ?? wholesIn(text)[0];
	if (answer === undefined) return false;
	if (/in all|together|the total/.test(prompt)) return sum(numbers) === answer;
	const money = prompt.includes("a dollar bill") ? [...numbers, 100n] : numbers;
	return 2n * largest(money) === sum(money) + answer;
};
