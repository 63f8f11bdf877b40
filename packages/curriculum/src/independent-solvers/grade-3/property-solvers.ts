import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { type MistakeSolvers, derivedSolvers } from "../shared/derived-solvers.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { fillsTheLines } from "../shared/fact-solvers.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { byPrompt, fillsTheBox } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** Both expressions have the same value. */
const areEqual = (one: string, other: string) => holds(`${formulasIn(one)[0]} = ${formulasIn(other)[0]}`);

/** Only sums and products keep their value when their numbers trade places. */
const keepsItsValue: Solver = (_, { text }) => /\\times|\+/.test(text);

const isWorthTheTask: Solver = ({ prompt }, { value }) => {
	const task = formulasIn(prompt).at(-1);
	const [a = 0n, b = 0n] = wholesIn(prompt);
	const wanted = task === undefined ? rational(repeatedSum(a, b)) : calculate(task);
	return value !== null && isEqual(value, wanted);
};

const columnsOfPicture: Solver = ({ figure }, { values }) => {
	const [rows = 0n, left = 0n, right = 0n] = wholesIn(figure?.alt ?? "");
	const [one, two] = values.map(wholeOf);
	return one === repeatedSum(rows, left) && two === repeatedSum(rows, right);
};

const mistakenSums: MistakeSolvers = [
	[/added the second part without/, gives((first, other, second) => first * other + second)],
	[/left out the second part/, gives((first, other) => first * other)],
	[/added in the second part/, gives((first, other, second) => first * other + second + other)],
];

function gives(of: (first: bigint, other: bigint, second: bigint) => bigint) {
	return (formula: string) => {
		const [first = 0n, other = 0n, second = 0n] = wholesIn(formula);
		return rational(of(first, other, second));
	};
}

const derived = derivedSolvers(
	byPrompt([/\[\[/, fillsTheLines], [/\\square/, fillsTheBox], [/./, isWorthTheTask]),
	mistakenSums,
);

/** The order and grouping of factors, and factors that are broken apart. */
export const propertySolvers: Solver = (question, answer) => {
	const [first = "", second = ""] = answer.texts;
	const { question_type, prompt } = question;
	if (question_type === "LABELED_INPUT") return columnsOfPicture(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING") return areEqual(first, second);
	if (question_type === "SELECT_ONE" && /trade places without|swap/.test(prompt) && !/factors/.test(prompt))
		return keepsItsValue(question, answer);
	if (question_type === "SELECT_ONE" && /Which (expression|two easier facts)/.test(prompt))
		return areEqual(prompt, first);
	return derived(question, answer);
};
