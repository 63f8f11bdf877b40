import * as slip from "../slips/index.ts";
import type { TaskKind } from "./task-kind.ts";

type Token = number | "+" | "-" | "*" | "/" | "(" | ")";
type Ranks = Readonly<Record<"+" | "-" | "*" | "/", number>>;

const AS_TAUGHT: Ranks = { "+": 1, "-": 1, "*": 2, "/": 2 };
const IN_READING_ORDER: Ranks = { "+": 1, "-": 1, "*": 1, "/": 1 };
const ADDING_FIRST: Ranks = { "+": 2, "-": 2, "*": 1, "/": 1 };

function tokensOf(tex: string): Token[] {
	const plain = tex
		.replaceAll("\\times", "*")
		.replaceAll("\\div", "/")
		.replaceAll(/[[{]|\\left|\\right/g, "");
	return (plain.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? []).map((token) =>
		/\d/.test(token) ? Number(token) : (token as Token),
	);
}

function apply(sign: Token | undefined, a: number, b: number): number {
	if (sign === "+") return a + b;
	if (sign === "-") return a - b;
	return sign === "*" ? a * b : a / b;
}

/** The value with operators in this precedence; `seen` receives each result. */
function valueOf(tokens: readonly Token[], ranks: Ranks, seen: (result: number) => void = () => {}): number {
	let at = 0;
	const operand = (): number => {
		const token = tokens[at++];
		if (token !== "(") return typeof token === "number" ? token : Number.NaN;
		const inside = sum(1);
		at += 1;
		return inside;
	};
	const sum = (least: number): number => {
		let left = operand();
		for (;;) {
			const sign = tokens[at];
			if (sign === undefined || typeof sign === "number" || sign === "(" || sign === ")") return left;
			if (ranks[sign] < least) return left;
			at += 1;
			left = apply(sign, left, sum(ranks[sign] + 1));
			seen(left);
		}
	};
	return sum(1);
}

/** Numbers with several operations, with or without parentheses. */
export const OF_OPERATIONS: readonly TaskKind[] = [
	{
		reads: /^\$([\d\s()+-]+(?:(?:\\times|\\div)[\d\s()+-]+)+)\$$/,
		types: ["INTEGER"],
		leads: (_, [tex = ""]) => {
			const tokens = tokensOf(tex);
			if (tokens.filter((token) => typeof token === "number").length < 3) return [];
			const bare = tokens.filter((token) => token !== "(" && token !== ")");
			const results: number[] = [];
			valueOf(tokens, AS_TAUGHT, (result) => results.push(result));
			const numbers = tokens.filter((token) => typeof token === "number");
			return [
				[slip.workedLeftToRight, valueOf(tokens, IN_READING_ORDER)],
				[slip.leftOutTheBrackets, bare.length < tokens.length ? valueOf(bare, AS_TAUGHT) : undefined],
				[slip.workedLeftToRight, valueOf(bare, IN_READING_ORDER)],
				[slip.addedTooEarly, valueOf(tokens, ADDING_FIRST)],
				[slip.stoppedAfterTheFirst, results[0]],
				[slip.stoppedAfterTheFirst, results.at(-2)],
				[slip.addedEverything, numbers.reduce((sum, number) => sum + number, 0)],
			];
		},
	},
];
