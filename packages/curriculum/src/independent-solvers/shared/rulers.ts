import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { minus, plus } from "../reading/arithmetic.ts";
import { figureOf, onScale, textsIn } from "../reading/read-figure.ts";
import { numbersInFigure, wholesIn } from "../reading/read-question.ts";
import { type GivenAnswer, givenAnswer, type Solver } from "../solver.ts";
import { undoesWholeSums } from "./whole-sums.ts";
import { wholeOf } from "../reading/wholes.ts";

/** Options with a unit behind their number, read without it. */
export const withoutUnits =
	(way: Solver): Solver =>
	(question, { texts }) =>
		way(question, givenAnswer(texts.map((text) => text.replace(/^(\$\d+\$) (cm|m|inch(?:es)?|ft)$/, "$1"))));

/** From where to where a bar lies on the ruler. */
function endsOnRuler(question: Question, which: number): [from: Rational, to: Rational] {
	const figure = figureOf(question);
	const [x = rational(0n), width = rational(0n)] =
		numbersInFigure(question, /<rect x="([\d.]+)" y="\d+" width="([\d.]+)" height="40"/g)[which] ?? [];
	return [onScale(figure, x), onScale(figure, plus(x, width))];
}

const lengthOnRuler = (question: Question, which: number) => {
	const [from, to] = endsOnRuler(question, which);
	return wholeOf(minus(to, from)) ?? 0n;
};

const size = (number: bigint) => (number < 0n ? -number : number);

/** The length of the bar with a name. */
function lengthOf(question: Question, name: string): bigint {
	const names = textsIn(figureOf(question)).flatMap(({ text }) => (/^[ABC]$/.test(text) ? [text] : []));
	return lengthOnRuler(question, names.indexOf(name));
}

function inBoxes(question: Question, { values }: GivenAnswer): boolean {
	const given = values.map(wholeOf);
	const letters = question.prompt.match(/[Ss]trip [AB]\b/g)?.map((name) => name.slice(-1)) ?? [];
	if (letters.length === 0) {
		const [from, to] = endsOnRuler(question, 0).map(wholeOf);
		return given[0] === from && given[1] === to && given[2] === lengthOnRuler(question, 0);
	}
	const [one, other] = letters.map((letter) => lengthOf(question, letter));
	return given[0] === one && given[1] === other && given[2] === size((one ?? 0n) - (other ?? 0n));
}

const MISTAKES: readonly (readonly [RegExp, (from: bigint, to: bigint) => bigint])[] = [
	[/mark at the end/, (_, to) => to],
	[/marks instead of/, (from, to) => to - from + 1n],
	[/missed one space/, (from, to) => to - from - 1n],
];

/** Two marks that are given, and the length between them. */
function betweenMarks(question: Question, { text }: GivenAnswer): boolean {
	const isClaim = question.question_type === "SELECT_ALL";
	const [first = 0n, second = 0n, said] = wholesIn(isClaim ? text : question.prompt);
	if (isClaim) return said === second - first;
	const mistake = MISTAKES.find(([description]) => description.test(text))?.[1];
	if (question.question_type === "VERIFY_WITH_LLM") return wholesIn(text).at(-1) === second - first;
	return mistake === undefined ? wholesIn(text)[0] === second - first : mistake(first, second) === said;
}

/** The bar beside a ruler to move, in its marks. */
export const measuresBar: Solver = ({ interaction }, { value }) =>
	interaction?.kind === "ruler" &&
	value !== null &&
	isEqual(value, rational(BigInt(interaction.bar), BigInt(interaction.parts)));

/** Independent solver for one thing on a ruler, read off the picture. */
export const readsRuler: Solver = withoutUnits((question, answer) => {
	const { prompt, figure, question_type } = question;
	const { text, value } = answer;
	if (question_type === "FILL_MULTIPLE") return inBoxes(question, answer);
	if (question.interaction !== undefined) return measuresBar(question, answer);
	if (figure === undefined) return betweenMarks(question, answer);
	const numbers = wholesIn(prompt);
	if (text.startsWith("strip ")) return lengthOf(question, text.slice(-1)) === numbers[0];
	const [one = 0n, other = 0n] = numbers;
	if (prompt.endsWith("end?")) return wholeOf(value) === one + other;
	if (prompt.endsWith("begin?")) return wholeOf(value) === size(one - other);
	return wholeOf(value) === lengthOnRuler(question, 0);
});

/** Independent solver for two strips on a ruler; lengths that are given are added or subtracted as in other stories. */
export const comparesLengths: Solver = withoutUnits((question, answer) => {
	if (question.question_type === "FILL_MULTIPLE") return inBoxes(question, answer);
	if (question.figure === undefined || question.question_type === "LABELED_INPUT")
		return undoesWholeSums(question, answer);
	const difference = rational(size(lengthOf(question, "A") - lengthOf(question, "B")));
	return answer.value !== null && isEqual(answer.value, difference);
});
