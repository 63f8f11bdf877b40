import type { Question } from "@learnin/domain/question/question";
import { countInFigure, numbersInFigure, wholesIn } from "../reading/read-question.ts";
import { type Solver, type GivenAnswer } from "../solver.ts";
import { taskSolvers } from "../shared/task-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

type Worth = (rows: bigint, columns: bigint, extras: bigint) => bigint;

const ofNumbers = (worth: Worth) => (text: string) => {
	const [rows = 0n, columns = 0n, extras = 0n] = wholesIn(text);
	return worth(rows, columns, extras);
};

/** How many dots each row of the figure has, from the top down. */
function rowsOf(question: Question): bigint[] {
	const heights = numbersInFigure(question, /<circle cx="[\d.]+" cy="([\d.]+)"/g).map(([y]) => y?.numerator);
	return [...new Set(heights)].map((y) => BigInt(heights.filter((other) => other === y).length));
}

function seen(question: Question, { values, text }: GivenAnswer): boolean {
	const rows = rowsOf(question);
	const [first = 0n] = rows;
	const given = values.map(wholeOf);
	const sums = rows.map((_, at) => rows.slice(0, at + 1).reduce((sum, row) => sum + row, 0n));
	if (question.question_type === "LABELED_INPUT") return sums.every((sum, at) => given[at] === sum);
	if (question.question_type === "FILL_MULTIPLE")
		return given[0] === BigInt(rows.length) && given[1] === first && given[2] === sums.at(-1);
	if (text.includes("+")) return wholesIn(text).join() === rows.join();
	return given[0] === sums.at(-1);
}

const MISTAKES = [
	[/added the number of rows/, ofNumbers((rows, columns) => rows + columns)],
	[/left out one row/, ofNumbers((rows, columns) => repeatedSum(rows - 1n, columns))],
	[/counted one row twice/, ofNumbers((rows, columns) => repeatedSum(rows + 1n, columns))],
] as const;

/** Independent solver for squares in rows: they are counted where all of them show, else the rows are added one by one. */
export const countsSquares: Solver = taskSolvers({
	worthOf: ofNumbers(repeatedSum),
	mistakes: MISTAKES,
	plain: (question, answer) => {
		const { figure, prompt } = question;
		const [rows = 0n, columns = 0n] = wholesIn(figure?.alt ?? prompt);
		if (answer.text.includes("+"))
			return wholesIn(answer.text).join() === Array(Number(rows)).fill(columns).join();
		const isCovered = figure?.alt.includes("cloth") ?? true;
		const squares = isCovered ? repeatedSum(rows, columns) : countInFigure(question, /rx="3"/g);
		const given = answer.values.map(wholeOf);
		const total = /one more row/i.test(prompt) ? squares + columns : squares;
		return given.at(-1) === total && (given.length === 1 || (given[0] === rows && given[1] === columns));
	},
});

/** Independent solver for equal rows: dots are counted where there are any, else the rows are added one by one. */
export const countsRows: Solver = taskSolvers({
	worthOf: ofNumbers(repeatedSum),
	mistakes: MISTAKES,
	plain: (question, answer) =>
		question.figure === undefined
			? wholeOf(answer.value) ===
				ofNumbers((rows, columns, extras) => repeatedSum(rows, columns) + extras)(question.prompt)
			: seen(question, answer),
});
