import type { Question } from "@learnin/domain/question/question";
import type { SecondWay } from "./second-way.ts";
import { wholeOf } from "./wholes.ts";

function columnsOf({ interaction }: Question): readonly string[] {
	return interaction?.kind === "chart" ? interaction.names : [];
}

const plain = (shown: string) =>
	shown
		.replaceAll("$", "")
		.replace(/(\d*)\\dfrac\{(\d+)\}\{(\d+)\}/, "$1 $2/$3")
		.trim();

/** Whether each column is as high as its word is often in the list of the prompt. */
export const drawsList: SecondWay = (question, { values }) => {
	const things = (/: (.*?)\. /.exec(question.prompt)?.[1] ?? "").split(", ").map(plain);
	return columnsOf(question).every(
		(name, at) => wholeOf(values[at] ?? null) === BigInt(things.filter((thing) => thing === name).length),
	);
};

/** Whether each column is as high as the clues of the prompt say: "12 dogs", "4 more cats than dogs". */
export const drawsClues: SecondWay = (question, { values }) => {
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
