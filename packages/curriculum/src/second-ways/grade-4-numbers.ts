import { inWords } from "../kit/number-words.ts";
import { formulasIn, holds } from "./exact.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { places } from "./grade-5-places.ts";
import { roundsToAPlace } from "./grade-5-rounding.ts";
import { multipliesLong } from "./grade-5-long-division.ts";
import { undoesWholeSums } from "./whole-sums.ts";
import { byPrompt, fillsTheBox } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** What words, digits or a sum of parts mean. */
function meant(text: string): bigint | null {
	const plain = text.replace(/(\d),(?=\d{3})/g, "$1").replaceAll(/\{,\}|[$*]/g, "");
	if (/^\d+( \+ \d+)*$/.test(plain)) return plain.split(" + ").reduce((sum, part) => sum + BigInt(part), 0n);
	const [high = "", low = ""] = plain.includes("thousand") ? plain.split(/ thousand(?:, )?/) : ["", plain];
	const small = (words: string) =>
		words === "" ? 0 : Array.from({ length: 1000 }, (_, at) => at).findIndex((at) => inWords(at) === words);
	const [thousands, rest] = [small(high), small(low)];
	return thousands < 0 || rest < 0 ? null : BigInt(thousands * 1000 + rest);
}

/** The number that a prompt is about, in words, in parts or in digits. */
function toldNumber(prompt: string): bigint | null {
	return meant(/\*\*(.+)\*\*/.exec(prompt)?.[1] ?? formulasIn(prompt)[0] ?? `${wholesIn(prompt)[0]}`);
}

const describedNumbers: readonly (readonly [RegExp, (number: string) => string])[] = [
	[/left out the zeros/, (number) => number.replaceAll("0", "")],
	[/left out one zero/, (number) => number.replace("0", "")],
	[/one after the other/, (number) => `${number.slice(0, -3)}000${BigInt(number.slice(-3))}`],
	[/one zero too many/, (number) => `${number}0`],
	[/swapped the last two/, (number) => number.replace(/(.)(.)$/, "$2$1")],
];

const readsNumbers: SecondWay = ({ prompt, question_type }, { text, texts, values }) => {
	if (/[<>=]/.test(text)) return holds(text);
	if (question_type === "MATCH_THE_FOLLOWING") return meant(text) === meant(texts[1] ?? "");
	const told = toldNumber(prompt);
	if (question_type === "FILL_MULTIPLE")
		return [...`${told}`].every((digit, at) => `${values[at]?.numerator}` === digit);
	const described = describedNumbers.find(([pattern]) => pattern.test(text))?.[1];
	return described === undefined
		? told === meant(text)
		: described(`${told}`) === `${wholesIn(prompt).at(-1)}`;
};

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
	"place-value-ten-times": places,
	"read-write-multidigit": readsNumbers,
	"round-multidigit": roundsToAPlace,
	"add-sub-multidigit": byPrompt(
		[/\\square/, fillsTheBox],
		[/ now\?/, byWholes((value, a, b, c) => value + b === a + c)],
		[/./, undoesWholeSums],
	),
	"multiply-by-one-digit": byPrompt(
		[
			/\[\[part1\]\]/,
			({ prompt }, { values }) => {
				const [factor = 0n, number = 0n] = wholesIn(
					formulasIn(prompt).find((each) => each.includes("times")) ?? "",
				);
				const digits = [...`${number}`].map((digit, at, all) => BigInt(digit.padEnd(all.length - at, "0")));
				const wanted = [...digits.filter((part) => part > 0n), number].map((part) =>
					repeatedSum(factor, part),
				);
				return wanted.every((each, at) => wholeOf(values[at] ?? null) === each);
			},
		],
		[/./, multipliesLong],
	),
};
