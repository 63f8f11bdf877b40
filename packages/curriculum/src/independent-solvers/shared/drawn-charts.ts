import type { Question } from "@learnin/domain/question/question";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

function columnsOf({ interaction }: Question): readonly string[] {
	return interaction?.kind === "chart" ? interaction.names : [];
}

const plain = (shown: string) =>
	shown
		.replaceAll("$", "")
		.replace(/(\d*)\\dfrac\{(\d+)\}\{(\d+)\}/, "$1 $2/$3")
		.trim();

/** Whether each column is as high as its word is often in the list of the prompt. */
export const drawsList: Solver = (question, { values }) => {
	const things = (/: (.*?)\. /.exec(question.prompt)?.[1] ?? "").split(", ").map(plain);
	return columnsOf(question).every(
		(name, at) => wholeOf(values[at] ?? null) === BigInt(things.filter((thing) => thing === name).length),
	);
};

/** Whether each column is as high as the clues of the prompt say: "12 dogs", "4 more cats than dogs". */
export const drawsClues: Solver = (question, { values }) => {
	const heights = new Map(
		columnsOf(question).map((name, at) => [name.toLowerCase(), wholeOf(values[at] ?? null) ?? -1n]),
	);
	const clues = [
		...question.prompt
			.toLowerCase()
			.matchAll(/\b(\w+(?: \w+)?): (\d+)(?: (more|fewer) than (\w+(?: \w+)?))?[.,]/g),
	];
	return clues.every(([, name = "", amount = "0", way, other = ""]) => {
		const start = way === undefined ? 0n : (heights.get(other) ?? 0n);
		return heights.get(name) === (way === "fewer" ? start - BigInt(amount) : start + BigInt(amount));
	});
};

/** Whether each column is as high as there are numbers of the prompt from its first to its last. */
export const drawsHistogram: Solver = (question, { values }) => {
	const list = listIn(question.prompt);
	return columnsOf(question).every((name, at) => {
		const [from = 0, to = 0] = name.split("–").map(Number);
		const count = list.filter((number) => number >= from && number <= to).length;
		return wholeOf(values[at] ?? null) === BigInt(count);
	});
};

/** Whether the five handles are where the list of the prompt, or its words, put them. */
export const drawsBox: Solver = ({ prompt }, { values }) => {
	const handles = values.map((value) => Number(wholeOf(value) ?? -1n));
	const [least = 0, lower = 0, median = 0, upper = 0, greatest = 0] = handles;
	const told = (words: string) => Number(new RegExp(`${words}(?: is)? (\\d+)`).exec(prompt)?.[1] ?? -1);
	if (prompt.includes("interquartile"))
		return (
			least === told("least value") &&
			greatest - least === told("(?<!interquartile) range") &&
			lower === told("lower quartile") &&
			upper - lower === told("interquartile range") &&
			median === told("median")
		);
	const list = listIn(prompt);
	// A quartile has one of seven numbers below it, and five; the median has three.
	const below = handles.map((handle) => list.filter((number) => number < handle).length);
	return list.length === 7 && below.join() === "0,1,3,5,6" && handles.every((each) => list.includes(each));
};

/** The longest list of numbers of a text. */
function listIn(text: string): number[] {
	const lists = text.match(/\d+(?:, \d+)+/g) ?? [];
	const [longest = ""] = lists.toSorted((one, other) => other.length - one.length);
	return longest.split(", ").map(Number);
}
