import { inWords } from "../kit/number-words.ts";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, formulasIn } from "./exact.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { byPrompt, columnsOf, isTrueStatement, wholes } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

const undoesColumns: SecondWay = (question, answer) => {
	const [a, b = 0n] = wholesIn(question.prompt);
	const result = columnsOf(answer);
	return (question.prompt.includes(" - ") ? result + b : result - b) === a;
};

/** What words or a sum of parts mean. */
function meant(text: string): bigint | null {
	const plain = text.replaceAll("{,}", "").replaceAll("$", "");
	if (/^\d+( \+ \d+)*$/.test(plain)) return plain.split(" + ").reduce((sum, part) => sum + BigInt(part), 0n);
	const [thousands = "", rest = ""] = plain.split(/ thousand(?:, )?/);
	const small = (words: string) =>
		words === "" ? 0 : Array.from({ length: 1000 }, (_, at) => at).find((at) => inWords(at) === words);
	const [high, low] = plain.includes("thousand") ? [small(thousands), small(rest)] : [0, small(plain)];
	return high === undefined || low === undefined ? null : BigInt(high * 1000 + low);
}

const patternsTrue: Readonly<Record<string, (terms: readonly bigint[]) => boolean>> = {
	"All numbers are odd.": (terms) => terms.every((term) => term % 2n === 1n),
	"All numbers are even.": (terms) => terms.every((term) => term % 2n === 0n),
	"Odd and even numbers take turns.": (terms) =>
		terms.every((term, at) => at === 0 || term % 2n !== (terms[at - 1] ?? 0n) % 2n),
	"All numbers end in 0 or 5.": (terms) => terms.every((term) => term % 5n === 0n),
	"All numbers end in 5.": (terms) => terms.every((term) => term % 10n === 5n),
	"All numbers end in 3.": (terms) => terms.every((term) => term % 10n === 3n),
};

/** One second way for each generator of grade 4 about numbers and operations. */
export const numberWays4: SecondWays = {
	"multiplicative-comparison": byPrompt(
		[
			/equation fits/,
			({ prompt }, { text }) => {
				const [large = 0n, times = 0n, small = 0n] = wholesIn(prompt);
				return text === `$${large} = ${times} \\times ${small}$`;
			},
		],
		[
			/Which sentence/,
			({ prompt }, { text }) => {
				const [large, times, small] = wholesIn(prompt);
				return text === `${large} is ${times} times as many as ${small}.`;
			},
		],
		[/How many times/, byWholes((value, large, small) => repeatedSum(value, small) === large)],
		[/That is/, byWholes((value, large, times) => repeatedSum(times, value) === large)],
		[/./, byWholes((value, small, times) => repeatedSum(times, small) === value)],
	),
	"comparison-word-problems": byPrompt(
		[
			/Which expression/,
			({ prompt }, { text }) => {
				const [small = 0n, times = 0n] = wholesIn(prompt);
				return (
					text === (prompt.includes("points more") ? `$${small} + ${times}$` : `$${times} \\times ${small}$`)
				);
			},
		],
		[/together/, byWholes((value, small, times) => value - small === repeatedSum(times, small))],
		[/How many times/, byWholes((value, large, small) => repeatedSum(value, small) === large)],
		[
			/runs \d+ laps in a week, \d|That is \d+ times|feet tall, \d/,
			byWholes((value, large, times) => repeatedSum(times, value) === large),
		],
		[/./, byWholes((value, small, times) => repeatedSum(times, small) === value)],
	),
	"multistep-word-problems": (question, answer) => {
		const { prompt } = question;
		const n = wholesIn(prompt);
		const [a = 0n, b = 0n, c = 0n, d = 0n] = n;
		const all = answer.values.map((each) => wholeOf(each) ?? -1n);
		const end = all.at(-1) ?? -1n;
		if (/hall has|adult tickets/.test(prompt)) return end - repeatedSum(a, b) === repeatedSum(c, d);
		if (/farm picks/.test(prompt)) return repeatedSum(end, c) === a + b;
		if (/red tiles/.test(prompt)) return repeatedSum(c, end) === a + b;
		if (/break\./.test(prompt)) return repeatedSum(end, d) + c === repeatedSum(a, b);
		if (/club collects/.test(prompt)) return repeatedSum(end, d) + c === repeatedSum(a, b);
		const groups = /rides|saves/.test(prompt) ? repeatedSum(b, a) : repeatedSum(a, b);
		const takes = /spends|are sold/.test(prompt);
		return (takes ? end + c : end - c) === groups && (all.length === 1 || all[0] === groups);
	},
	"interpret-remainders": (question, answer) => {
		const { prompt } = question;
		const [total = 0n, size = 1n] = wholesIn(prompt);
		let [groups, left] = [0n, total];
		while (left >= size) [groups, left] = [groups + 1n, left - size];
		const kind = /left over/.test(prompt) ? "rest" : /needed/.test(prompt) ? "up" : "down";
		if (/What happens/.test(prompt))
			return (
				answer.text ===
				{
					up: "It needs one more, so the answer is rounded up.",
					down: "It is dropped, because it is not enough for one more.",
					rest: "It is the answer.",
				}[kind]
			);
		return wholeOf(answer.value) === { up: groups + 1n, down: groups, rest: left }[kind];
	},
	"number-shape-patterns": (question, answer) => {
		const { prompt } = question;
		const n = wholesIn(prompt);
		if (/Write the fifth/.test(prompt)) {
			const [start = 0n, by = 0n] = n;
			return BigInt(answer.text) === start + by + by + by + by;
		}
		if (/whole pattern/.test(prompt)) {
			const [start = 0n, by = 0n] = n;
			const terms: bigint[] = [start];
			while (terms.length < 12) terms.push((terms.at(-1) ?? 0n) + by);
			return patternsTrue[answer.text]?.(terms) ?? false;
		}
		if (/figures of dots/.test(prompt)) {
			const [by = 0n, figure = 0n] = n;
			let dots = countInFigure(question, /<circle/g) / 3n;
			for (let at = 2n; at < figure; at += 1n) dots += by;
			return wholeOf(answer.value) === dots;
		}
		const [, by = 0n, , , third = 0n] = n;
		const [fourth = -1n, fifth = -1n] = answer.values.map((each) => wholeOf(each) ?? -1n);
		return prompt.includes("add")
			? fourth - by === third && fifth - by === fourth
			: repeatedSum(by, third) === fourth && repeatedSum(by, fourth) === fifth;
	},
	"place-value-ten-times": byPrompt(
		[
			/digit \d worth/,
			wholes(([worth], [number, digit]) => {
				const text = `${number}`;
				return `${worth}` === `${digit}${"0".repeat(text.length - 1 - text.indexOf(`${digit}`))}`;
			}),
		],
		[/Which number is 10/, byWholes((value, _, number) => repeatedSum(10n, number) === value)],
		[/Which number is that/, byWholes((value, number) => repeatedSum(10n, value) === number)],
		[
			/two digits/,
			({ prompt }, { text }) => {
				const [, number = 0n, digit = 0n] = wholesIn(prompt);
				const shown = `${number}`;
				return text === `${10 ** (shown.lastIndexOf(`${digit}`) - shown.indexOf(`${digit}`))} times`;
			},
		],
	),
	"read-write-multidigit": byPrompt(
		[/compares/, isTrueStatement],
		[/Match/, (_, { texts }) => meant(texts[0] ?? "") === meant(texts[1] ?? "")],
		[/reads/, ({ prompt }, { value }) => wholeOf(value) === meant(/\*\*(.+)\*\*/.exec(prompt)?.[1] ?? "")],
		[
			/./,
			({ prompt }, { value }) => value !== null && isEqual(value, calculate(formulasIn(prompt)[0] ?? "0")),
		],
	),
	"round-multidigit": ({ prompt }, { value }) => {
		const [number = 0n] = wholesIn(prompt);
		const unit =
			{ ten: 10n, hundred: 100n, thousand: 1000n, "ten thousand": 10_000n, "hundred thousand": 100_000n }[
				/nearest ([a-z ]+)[.?]/.exec(prompt)?.[1] ?? ""
			] ?? 1n;
		const rounded = wholeOf(value);
		return (
			rounded !== null &&
			rounded % unit === 0n &&
			2n * (rounded - number) <= unit &&
			2n * (number - rounded) < unit
		);
	},
	"add-sub-multidigit": byPrompt(
		[/each box/, undoesColumns],
		[/ - |How many more/, byWholes((value, a, b) => value + b === a)],
		[/./, byWholes((value, a, b) => value - b === a)],
	),
	"multiply-by-one-digit": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		const [factor = 0n, number = 0n] = wholesIn(question.prompt);
		const [few, many] = factor < number ? [factor, number] : [number, factor];
		const product = repeatedSum(few, many);
		if (all.length === 1) return all[0] === product;
		const parts = all.length === 2 ? all : all.slice(0, -1);
		// The parts belong to the digits in order: each ends in as many zeros as its place asks.
		const digits = [...`${many}`]
			.map((digit, at, each) => BigInt(digit) * 10n ** BigInt(each.length - 1 - at))
			.filter((part) => part > 0n);
		return (
			parts.every((part, at) => part === repeatedSum(few, digits[at] ?? 0n)) &&
			(all.length === 2 || all.at(-1) === product)
		);
	},
};
