import { rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { wholesIn } from "../reading/read-question.ts";

const ofBoth = (gives: (dividend: bigint, divisor: bigint) => bigint) => (formula: string) => {
	const [dividend = 0n, divisor = 1n] = wholesIn(formula);
	return rational(gives(dividend, divisor));
};

/** Mistakes with whole numbers that are divided. */
export const mistakenDivisions: MistakeSolvers = [
	[/left out a zero/, ofBoth((a, b) => BigInt(`${a / b}`.replace("0", "")))],
	[
		/each digit by itself/,
		ofBoth((a, b) => BigInt([...`${a}`].map((digit) => `${BigInt(digit) / b}`).join(""))),
	],
	[/subtracted the divisor/, ofBoth((a, b) => a - b)],
	[/multiplied instead/, ofBoth((a, b) => a * b)],
	[/one step too early/, ofBoth((a, b) => a / b - 1n)],
];
