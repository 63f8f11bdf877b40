import { rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

type Gives = (number: bigint, step: bigint, sign: bigint) => bigint;

const of = (gives: Gives) => (formula: string) => {
	const [number = 0n, step = 0n] = wholesIn(formula.replace(" - ", " "));
	return rational(gives(number, step, formula.includes("-") ? -1n : 1n));
};

const mistakes: MistakeSolvers = [
	[/changed the ones/, of((number, _, sign) => number + sign)],
	[/digit of another place/, of((number, step, sign) => number + sign * (step === 10n ? 100n : 10n))],
	[/left the hundreds/, of((number, step, sign) => number + sign * step - sign * 100n)],
	[/added instead|subtracted instead/, of((number, step, sign) => number - sign * step)],
];

const GROWS = /wins|more/;

/** "10 more than 347 is". */
function besideIn(text: string): bigint {
	const [, step = "0", way = "", number = "0"] = /(\d+) (more|less) than (\d+)/.exec(text) ?? [];
	return BigInt(number) + (way === "more" ? BigInt(step) : -BigInt(step));
}

/** Independent solver for ten or a hundred more or less. */
export const countsByTens: Solver = derivedSolvers(({ prompt }, { values }) => {
	const [value = null] = values.map(wholeOf);
	if (prompt.includes("[["))
		return prompt
			.split("\n\n")
			.slice(1)
			.every((line, at) => wholeOf(values[at] ?? null) === besideIn(line));
	const [formula] = formulasIn(prompt);
	if (formula !== undefined) return value === calculate(formula).numerator;
	if (/(more|less) than \d/.test(prompt)) return value === besideIn(prompt);
	const [number = 0n, step = 0n] = wholesIn(prompt);
	return value === (GROWS.test(prompt) ? number + step : number - step);
}, mistakes);

const totalOf = (numbers: readonly bigint[]) => numbers.reduce((sum, number) => sum + number, 0n);
const tensOf = (number: bigint) => number - (number % 10n);

const ofAll = (gives: (numbers: readonly bigint[]) => bigint) => (formula: string) =>
	rational(gives(wholesIn(formula)));

const mistakenLists: MistakeSolvers = [
	[
		/left out the tens that/,
		ofAll((numbers) => totalOf(numbers.map(tensOf)) + (totalOf(numbers.map((each) => each % 10n)) % 10n)),
	],
	[/left out the last/, ofAll((numbers) => totalOf(numbers.slice(0, -1)))],
	[/lost a ten/, ofAll((numbers) => totalOf(numbers) - 10n)],
	[/first number twice/, ofAll((numbers) => totalOf([...numbers, numbers[0] ?? 0n]))],
];

/** Independent solver for sums of several numbers: they are taken away one by one. */
export const takesEachAway: Solver = derivedSolvers(({ prompt }, { values }) => {
	const numbers = wholesIn(prompt);
	const [first = -1n, second = -1n, third = first] = values.map((each) => wholeOf(each) ?? -1n);
	const isUsedUp = numbers.reduce((left, number) => left - number, third) === 0n;
	return (
		isUsedUp && (values.length === 1 || (first + second === third && first === totalOf(numbers.map(tensOf))))
	);
}, mistakenLists);
