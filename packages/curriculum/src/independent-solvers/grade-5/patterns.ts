import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

type Pair = readonly [bigint, bigint];

/** Walks both given patterns: start, what is added, start, what is added. */
function walk(prompt: string) {
	const [startM = 0n, addM = 0n, startN = 0n, addN = 0n, ...rest] = wholesIn(
		prompt.replaceAll(/\[\[\w+\]\]/g, ""),
	);
	let [a, b] = [startM, startN];
	const pairs: Pair[] = [[a, b]];
	for (let step = 0; step < 60; step += 1) {
		[a, b] = [a + addM, b + addN];
		pairs.push([a, b]);
	}
	return { pairs, rest };
}

const size = (number: bigint) => (number < 0n ? -number : number);

/** A sentence such as "It is always 3 times the number of A." holds for the larger number of each pair. */
function comparesAlways(pairs: readonly Pair[], text: string): boolean {
	const [by = 0n] = wholesIn(text);
	return pairs.slice(1, 6).every((pair) => {
		const [less = 0n, more = 0n] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
		return text.includes("times") ? less * by === more : less + by === more;
	});
}

/** Independent solver for two patterns side by side, by walking them. */
export const walksPatterns: Solver = (question, { text, value, values }) => {
	const { prompt, question_type, figure, interaction } = question;
	const { pairs, rest } = walk(prompt);
	const given = values.map(wholeOf);
	if (question_type === "VERIFY_WITH_LLM") {
		const by = wholesIn(text).at(-1) ?? 0n;
		return comparesAlways(pairs, `${by} times`);
	}
	if (interaction?.kind === "plane") {
		const first = prompt.includes("the start (A)") ? 0 : 1;
		return [0, 1, 2].every(
			(at) => given[2 * at] === pairs[first + at]?.[0] && given[2 * at + 1] === pairs[first + at]?.[1],
		);
	}
	if (question_type === "FILL_MULTIPLE") {
		const rows = figure?.alt.match(/Row \d/g)?.length ?? 0;
		const steps = figure === undefined ? Number(rest[0] ?? 0) : rows;
		return given[0] === pairs[steps]?.[0] && given[1] === pairs[steps]?.[1];
	}
	if (/compare with/.test(prompt)) return comparesAlways(pairs, text);
	const found = wholeOf(value);
	const [told = 0n] = rest;
	if (/far apart|difference between/.test(prompt)) {
		const [a = 0n, b = 0n] = pairs[Number(told)] ?? [];
		return found === size(a - b);
	}
	return found === pairs.find(([a]) => a === told)?.[1];
};
