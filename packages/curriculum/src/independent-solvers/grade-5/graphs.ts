import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

/** The points that the picture's words tell, in their order. */
function pointsIn(alt: string): [bigint, bigint][] {
	return [...alt.matchAll(/at (\d+) to the right and (\d+) up/g)].map(([, x = "0", y = "0"]) => [
		BigInt(x),
		BigInt(y),
	]);
}

const between = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

/** Independent solver for graphs that tell of something: from the points as the picture's words tell them. */
export const readsGraphs: Solver = (question, { text, values }) => {
	const { prompt, question_type, figure, interaction } = question;
	const points = pointsIn(figure?.alt ?? "");
	const told = wholesIn(prompt);
	if (interaction?.kind === "plane") {
		const given = values.map(wholeOf);
		return told.length === 4 && told.every((number, at) => given[at] === number);
	}
	if (/point [PQRS]\b/.test(prompt)) {
		const [x, y] = points["PQRS".indexOf(/point ([PQRS])/.exec(prompt)?.[1] ?? "")] ?? [-1n, -1n];
		const [a, b] = wholesIn(text).slice(question_type === "VERIFY_WITH_LLM" ? 2 : 0);
		return a === x && b === y;
	}
	const found = wholesIn(text)[0];
	if (/blocks/.test(prompt)) {
		const [[x1, y1] = [0n, 0n], [x2, y2] = [0n, 0n]] = points;
		return found === between(x1, x2) + between(y1, y2);
	}
	const at = (x: bigint | undefined) => points.find(([one]) => one === x)?.[1];
	const [a, b] = told;
	if (/After how many|When is/.test(prompt)) return points.some(([x, y]) => x === found && y === a);
	if (b === undefined) return found !== undefined && found === at(a);
	return found === between(at(a) ?? 0n, at(b) ?? 0n);
};
