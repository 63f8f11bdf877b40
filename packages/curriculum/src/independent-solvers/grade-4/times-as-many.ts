import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { taskSolvers } from "../shared/task-solvers.ts";
import { byPrompt, wholes } from "../reading/common-solvers.ts";
import { repeatedSum } from "../reading/wholes.ts";

/** What a comparison leads to, by its words. */
function worthOf(text: string): bigint {
	const [a = 0n, b = 1n] = wholesIn(text);
	if (/[Hh]ow many times/.test(text) || /, \d+ times as|as many as which/.test(text)) return a / b;
	const times = repeatedSum(b, a);
	if (/together\?/.test(text)) return times + a;
	if (/times as/.test(text) && /How many(?: \w+)? (?:more|taller|longer|higher)/.test(text)) return times - a;
	return /times as/.test(text) ? times : a + b;
}

/** "24 is 4 times as many as 6." is true; "more than" is another thing. */
function isTrue(sentence: string): boolean {
	const [large = 0n, by = 0n, small = 0n] = wholesIn(sentence);
	return sentence.includes("times") ? repeatedSum(by, small) === large : large - by === small;
}

/** Whether an equation or a sentence says the same as the prompt with its three numbers. */
const saysTheSame: Solver = ({ prompt }, { text }) => {
	const [a = 0n, b = 0n, c = 0n] = wholesIn(text.replaceAll(" - ", " "));
	const told = wholesIn(prompt);
	const isProduct = /\\times|times as/.test(text);
	return isProduct && a === told[0] && repeatedSum(b, c) === a;
};

/** The expression of a story, and what it is worth. */
const fitsTheStory: Solver = ({ prompt }, { text }) => {
	const [a = 0n, b = 0n] = wholesIn(text.replace(" - ", " "));
	const isTimes = /times as/.test(prompt);
	if (!text.includes(isTimes ? "\\times" : "+")) return false;
	return (isTimes ? repeatedSum(a, b) : a + b) === worthOf(prompt);
};

/** Independent solver for what is so many times as many: in words, in equations, in bars and in stories. */
export const comparesByTimes: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	if (question_type === "SELECT_ALL") return isTrue(answer.text);
	if (question_type === "VERIFY_WITH_LLM" && prompt.includes("writes"))
		return wholesIn(answer.text).at(-1) === worthOf(prompt);
	return taskSolvers({
		worthOf: (text) => (/ writes /.test(text) ? undefined : worthOf(text)),
		mistakes: [
			[/as “more than/, (text) => sum(text)],
			[/one group too many/, (text) => product(text) + second(text)],
			[/one of the parts/, (text) => product(text) - second(text)],
			[
				/ subtracted\.$/,
				(text) => (second(text) > first(text) ? second(text) - first(text) : first(text) - second(text)),
			],
		],
		plain: byPrompt(
			[
				/\[\[difference\]\]/,
				wholes(
					([large, both, difference], [small, times]) =>
						large === repeatedSum(times, small) && both === large + small && difference === large - small,
				),
			],
			[
				/\[\[times\]\]/,
				wholes(([times, small], [large]) => {
					const told = [...prompt.matchAll(/times as many as (\d+)/g)].map(([, each = "0"]) => BigInt(each));
					return repeatedSum(times, small) === large && told[0] === small && told[1] === times;
				}),
			],
			[/bar/, (asked, { value }) => value?.numerator === worthOfBars(asked)],
			[/[Ww]hich equation|[Ww]hich sentence|mean\?/, saysTheSame],
			[/Which expression|How can you find out/, fitsTheStory],
			[/./, wholes(([value]) => value === worthOf(prompt))],
		),
	})(question, answer);
};

const first = (text: string) => wholesIn(text)[0] ?? 0n;
const second = (text: string) => wholesIn(text)[1] ?? 0n;
const product = (text: string) => repeatedSum(first(text), second(text));
const sum = (text: string) => first(text) + second(text);

/** As many parts of the long bar as there are, each as large as its label says. */
function worthOfBars(question: Parameters<Solver>[0]): bigint {
	const parts = countInFigure(question, /<rect/g) - 1n;
	const [size = 0n] = wholesIn(/one part of \d+/.exec(question.figure?.alt ?? "")?.[0] ?? "");
	return repeatedSum(parts, size);
}
