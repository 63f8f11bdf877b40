import { areInTheirBins } from "../reading/cards.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

type Point = readonly [bigint, bigint];

/** The ordered pairs of a text. */
function pairsIn(text: string): Point[] {
	return [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x = "0", y = "0"]) => [BigInt(x), BigInt(y)]);
}

const same = (one: Point | undefined, other: Point | undefined) =>
	one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** Where a named point of the picture is. */
function drawnAt(alt: string, name: string): Point | undefined {
	const step = BigInt(/in steps of (\d+)/.exec(alt)?.[1] ?? 1);
	const found = new RegExp(`point ${name} lies (no|\\d+) steps? to the right and (no|\\d+) steps? up`).exec(
		alt,
	);
	if (found === null) return undefined;
	const [x = 0n, y = 0n] = found.slice(1).map((each) => (each === "no" ? 0n : BigInt(each)) * step);
	return [x, y];
}

/** The fourth vertex of a rectangle with upright sides: the coordinates that come once. */
function fourth(known: readonly Point[]): Point {
	const single = (of: 0 | 1) =>
		known.map((point) => point[of]).find((each, _, all) => all.filter((one) => one === each).length === 1) ??
		0n;
	return [single(0), single(1)];
}

/** The points that a prompt asks for, in its order. */
function wanted(prompt: string, alt: string): readonly (Point | undefined)[] {
	const pairs = pairsIn(prompt);
	const [a = 0n, b = 0n] = wholesIn(prompt);
	if (/vertex/.test(prompt)) return [fourth(pairs)];
	if (/unit/.test(prompt)) {
		const [[x, y] = [0n, 0n]] = pairs;
		const [, , across = 0n, up = 0n] = wholesIn(prompt);
		return [
			[prompt.includes("the left") ? x - across : x + across, prompt.includes(" down") ? y - up : y + up],
		];
	}
	const name = /point ([A-Z])\b|Point ([A-Z])\b/
		.exec(prompt)
		?.slice(1)
		.find((each) => each !== undefined);
	if (pairs.length > 0) return pairs;
	return name === undefined ? [[a, b]] : [drawnAt(alt, name)];
}

/** Independent solver for reading and plotting points. */
export const plotsPoints: Solver = (question, answer) => {
	const { prompt, question_type, figure } = question;
	const { text, values } = answer;
	const alt = figure?.alt ?? "";
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, answer.texts, (card) => {
			const [[x, y] = [1n, 1n]] = pairsIn(card);
			return y === 0n ? "On the x-axis" : x === 0n ? "On the y-axis" : "On neither axis";
		});
	if (question_type === "SELECT_ALL") {
		const [[x, y] = [0n, 0n]] = pairsIn(text);
		return (text.startsWith("The x") ? x : y) === wholesIn(text).at(-1);
	}
	if (question_type === "VERIFY_WITH_LLM") {
		const [point] = pairsIn(prompt);
		const [, x = "", y = ""] = /Go (\d+) to the right and (\d+) up/.exec(text) ?? [];
		return same(point, [BigInt(x), BigInt(y)]);
	}
	if (question_type === "SELECT_ONE") {
		const [pair] = pairsIn(text);
		if (pair !== undefined) return same(pair, wanted(prompt, alt)[0]);
		return same(drawnAt(alt, text.replace("Point ", "")), pairsIn(prompt)[0]);
	}
	const points = wanted(prompt, alt);
	const given = values.map(wholeOf);
	return (
		points.every(
			(point, at) => point !== undefined && given[2 * at] === point[0] && given[2 * at + 1] === point[1],
		) && given.length === 2 * points.length
	);
};
