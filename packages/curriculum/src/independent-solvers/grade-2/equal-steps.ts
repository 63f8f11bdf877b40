import type { Solver } from "../solver.ts";
import { wholesIn } from "../reading/read-question.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

const NAMES: Readonly<Record<string, bigint>> = { fives: 5n, tens: 10n, hundreds: 100n };

/** The step by which all the numbers of a text change, or undefined where they do not. */
function stepIn(text: string): bigint | undefined {
	const terms = wholesIn(text);
	const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? term));
	const [first = 0n] = steps;
	return steps.every((step) => step === first) && /^-?(5|10|100)$/.test(`${first}`) ? first : undefined;
}

const size = (number = 0n) => (number < 0n ? -number : number);

/** "by tens" is how the numbers of a list change. */
const countsBy = (list: string, step: string) =>
	size(stepIn(list)) === NAMES[/by (\w+)/.exec(step)?.[1] ?? ""];

/** How far some steps from a number lead. */
function walked(prompt: string): bigint {
	const [start = 0n, ...numbers] = wholesIn(prompt);
	const named = /by (fives|tens|hundreds)/.exec(prompt)?.[1];
	const [times = 0n, step = NAMES[named ?? ""] ?? 0n] = numbers;
	const far = repeatedSum(times, step);
	return /back|gives away|left/.test(prompt) ? start - far : start + far;
}

/** Independent solver for counting by 5, 10 and 100: a list is right when all its steps are equal. */
export const keepsTheStep: Solver = ({ prompt, question_type, interaction }, { text, texts, value }) => {
	if (question_type === "MATCH_THE_FOLLOWING") return stepIn(`${text}, ${texts[1]}`) !== undefined;
	if (question_type === "SELECT_ALL") return countsBy(text.split(" counts ")[0] ?? "", text);
	if (text.startsWith("by ")) return countsBy(prompt, text);
	if (prompt.includes("next")) return stepIn(`${prompt}, ${text}`) !== undefined;
	if (!/square|\[\[/.test(prompt) || interaction !== undefined) return wholeOf(value) === walked(prompt);
	let next = 0;
	const filled = prompt.replace(/\$\\square\$|\[\[\w+\]\]/g, () => texts[next++] ?? "");
	return stepIn(filled) !== undefined;
};
