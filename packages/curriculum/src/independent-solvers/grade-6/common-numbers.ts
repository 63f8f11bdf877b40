import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

/** What two numbers have in common, found by trying one number after the other. */
type Common = (a: bigint, b: bigint) => bigint;

/** The largest number that divides both. */
export const greatestFactor: Common = (a, b) => {
	for (let tried = a; tried > 1n; tried -= 1n) if (a % tried === 0n && b % tried === 0n) return tried;
	return 1n;
};

/** The first number that both divide. */
export const leastMultiple: Common = (a, b) => {
	let tried = a;
	while (tried % b !== 0n) tried += a;
	return tried;
};

/** What each described mistake gives for two numbers. */
function mistaken(description: string, a: bigint, b: bigint, gives: bigint): boolean {
	const [small, large] = a < b ? [a, b] : [b, a];
	const factor = greatestFactor(a, b);
	if (/not the greatest/.test(description)) return gives < factor && factor % gives === 0n;
	if (/smaller of the two/.test(description)) return gives === small;
	if (/larger of the two/.test(description)) return gives === large;
	if (/subtracted/.test(description)) return gives === large - small;
	if (/multiplied the two/.test(description)) return gives === a * b;
	if (/added the two/.test(description)) return gives === a + b;
	return gives === (description.includes("multiple") ? leastMultiple : () => factor)(a, b);
}

/** For tasks with two numbers in every way of asking; some stories ask in a second step how often `a` fits. */
export function inCommon(
	common: Common,
	lastStep: (a: bigint, found: bigint, prompt: string) => bigint,
): Solver {
	return ({ prompt, question_type }, { texts, text, values }) => {
		const [a = 1n, b = 1n, third = 0n] = wholesIn(prompt).filter((each) => each > 0n);
		const isOfText = (words: string, given: bigint | undefined) => {
			const [p = 1n, q = 1n] = wholesIn(words);
			return given === common(p, q);
		};
		switch (question_type) {
			case "MATCH_THE_FOLLOWING":
				return isOfText(text, wholesIn(texts[1] ?? "")[0]);
			case "SELECT_ALL":
				return isOfText(text, wholesIn(text)[2]);
			case "VERIFY_WITH_LLM":
				return wholesIn(text).at(-1) === common(a, b);
			case "FILL_MULTIPLE": {
				const [found, p, q] = values.map(wholeOf);
				const isMultiple = prompt.includes("ultiple") || prompt.includes("Count from");
				const fits = (one: bigint, times: bigint) =>
					isMultiple ? one * times === found : one === times * (found ?? 0n);
				return found === common(a, b) && fits(a, p ?? 0n) && fits(b, q ?? 0n);
			}
			default: {
				const [given] = wholesIn(text);
				return given === undefined
					? mistaken(text, a, b, third)
					: given === lastStep(a, common(a, b), prompt);
			}
		}
	};
}
