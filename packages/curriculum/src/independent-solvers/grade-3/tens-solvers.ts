import { rational } from "@learnin/domain/arithmetic/rational";
import { type MistakeSolvers, derivedSolvers } from "../shared/derived-solvers.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { undoesProduct } from "../shared/sums.ts";
import { byPrompt, fillsTheBox } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** What a mistake gives of the number of groups and the tens in each. */
const ofFactors =
	(gives: (few: bigint, ten: bigint) => bigint): MistakeSolvers[number][1] =>
	(formula) => {
		const [a = 0n, b = 0n] = wholesIn(formula);
		return rational(a > b ? gives(b, a) : gives(a, b));
	};

const MISTAKES: MistakeSolvers = [
	[/number of tens/, ofFactors((few, ten) => repeatedSum(few, ten / 10n))],
	[/zero too many/, ofFactors((few, ten) => repeatedSum(few, ten * 10n))],
	[/added the two numbers/, ofFactors((few, ten) => few + ten)],
	[/left out one group/, ofFactors((few, ten) => repeatedSum(few - 1n, ten))],
	[/one group too many/, ofFactors((few, ten) => repeatedSum(few + 1n, ten))],
];

/** So many tens are the multiple of ten; so many times as many are the product. */
const goesByTens: Solver = ({ prompt }, { values }) => {
	const [tens = 0n, fact = 0n, product = 0n] = values.map((each) => wholeOf(each) ?? -1n);
	const [, factor = "0", ten = "0"] = /\$(\d+) \\times (\d+)\$/.exec(prompt) ?? [];
	return (
		repeatedSum(10n, tens) === BigInt(ten) &&
		repeatedSum(BigInt(factor), tens) === fact &&
		repeatedSum(BigInt(factor), BigInt(ten)) === product
	);
};

/** Products with a multiple of ten in all the ways that they are asked. */
export const tensSolvers: Solver = derivedSolvers(
	byPrompt([/\[\[tens\]\]/, goesByTens], [/\\square/, fillsTheBox], [/./, undoesProduct]),
	MISTAKES,
);
