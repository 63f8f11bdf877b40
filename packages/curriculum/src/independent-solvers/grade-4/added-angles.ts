import { rational } from "@learnin/domain/arithmetic/rational";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

/** The whole angle of a text, and its known parts. */
function partsIn(text: string): { whole: bigint | undefined; known: bigint[] } {
	const degrees = [...text.matchAll(/(\d+)°/g)].map(([, each = "0"]) => BigInt(each));
	const told = /an angle of (\d+)°/i.exec(text)?.[1];
	const named = /right angle/.test(text)
		? 90n
		: /straight angle/.test(text)
			? 180n
			: /full turn/.test(text)
				? 360n
				: undefined;
	if (told === undefined) return { whole: named, known: degrees };
	const at = degrees.indexOf(BigInt(told));
	return { whole: BigInt(told), known: degrees.filter((_, place) => place !== at) };
}

const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n);

function solved(text: string): bigint {
	const { whole, known } = partsIn(text);
	if (whole === undefined) return sum(known);
	return /equal/.test(text) ? (whole - sum(known)) / 2n : whole - sum(known);
}

const gives = (of: (whole: bigint, known: readonly bigint[]) => bigint) => (text: string) => {
	const { whole = 0n, known } = partsIn(text);
	return rational(of(whole, known));
};

const told = toldSolvers(
	(text) => rational(solved(text)),
	({ prompt }, { values: [first, second] }) => {
		const { whole = 0n, known } = partsIn(prompt);
		return wholeOf(first ?? null) === sum(known) && wholeOf(second ?? null) === whole - sum(known);
	},
	[
		[/from 180/, gives((_, known) => 180n - sum(known))],
		[/from 90/, gives((_, known) => 90n - sum(known))],
		[/from 360/, gives((_, known) => 360n - sum(known))],
		[/only one of the parts/, gives((whole, [first = 0n]) => whole - first)],
		[/gave the sum/, gives((_, known) => sum(known))],
		[/both equal angles/, gives((whole, known) => whole - sum(known))],
		[/known angle twice/, gives((whole, known) => whole - 2n * sum(known))],
		[/added the (known )?angles/, gives((whole, known) => whole + sum(known))],
	],
);

/** Independent solver for angles that are put together and split. */
export const addsAngles: Solver = (question, answer) => {
	const { prompt } = question;
	const { text } = answer;
	if (/Which equation/.test(prompt)) {
		const { whole, known } = partsIn(prompt);
		return text === `$${known[0]} + x = ${whole}$`;
	}
	if (question.question_type === "VERIFY_WITH_LLM")
		return solved(prompt.replace(/ is \$.*$/, "")) === wholesIn(text).at(-1);
	return told(question, answer);
};
