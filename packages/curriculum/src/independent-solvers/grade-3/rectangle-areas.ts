import { rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import { formulasIn, holds } from "../reading/formulas.ts";
import { figureOf } from "../reading/read-figure.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver, Solvers } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";
import { byPrompt, wholes } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

type Told = readonly [bigint, bigint, bigint, bigint];

/** What the first numbers of a text lead to. */
const ofNumbers = (gives: (...numbers: Told) => bigint) => (text: string) => {
	const [a = 0n, b = 0n, c = 0n, d = 0n] = wholesIn(text);
	return rational(gives(a, b, c, d));
};

const size = (number: bigint) => (number < 0n ? -number : number);
/** The parts of an answer; an option has its unit behind the number. */
const numbersOf = ({ values, texts }: GivenAnswer): bigint[] =>
	values.map((each, at) => wholeOf(each) ?? wholesIn(texts[at] ?? "")[0] ?? -1n);

/** Area and perimeter of "4 cm by 6 cm". */
const OF_ONE: ToldMistakes = [
	[/found the perimeter/, ofNumbers((a, b) => a + b + a + b)],
	[/added the two sides|added only two/, ofNumbers((a, b) => a + b)],
	[/left out one row/, ofNumbers((a, b) => repeatedSum(b, a) - a)],
	[/counted one row twice/, ofNumbers((a, b) => repeatedSum(b, a) + a)],
	[/found the area/, ofNumbers((a, b) => repeatedSum(a, b))],
	[/left out one side/, ofNumbers((a, b) => a + b + a)],
	[/counted one side twice/, ofNumbers((a, b) => a + b + a + b + a)],
];

const SIDES: Readonly<Record<string, bigint>> = {
	triangle: 3n,
	square: 4n,
	pentagon: 5n,
	hexagon: 6n,
	octagon: 8n,
};

/** All around a shape that is given in words. */
function perimeterOf(text: string): bigint {
	const [a = 0n, b = 0n] = wholesIn(text);
	const [, shape = ""] = /(triangle|square|pentagon|hexagon|octagon)/.exec(text) ?? [];
	return SIDES[shape] === undefined ? a + b + a + b : repeatedSum(SIDES[shape], a);
}

const toldPerimeter = toldSolvers(
	(text) => rational(perimeterOf(text)),
	() => false,
	OF_ONE,
);

/** The sides that a figure tells are not those that its first words count. */
const sidesIn = (alt: string) => wholesIn(alt.replace(/^A shape with \d sides/, ""));

const perimeters: Solver = (question, answer) => {
	const { prompt, figure } = question;
	const [found = -1n] = numbersOf(answer);
	const [first = 0n, second = 0n] = wholesIn(prompt);
	const [, shape = ""] = /(triangle|square|pentagon|hexagon|octagon)/.exec(prompt) ?? [];
	if (figure !== undefined) {
		const told = sidesIn(figure.alt);
		const known = told.reduce((sum, side) => sum + side, 0n);
		if (figure.alt.startsWith("A rectangle")) return found === known + known;
		if (shape !== "" && / equal sides/.test(figure.alt))
			return found === repeatedSum(SIDES[shape] ?? 0n, known);
		return /one not given/.test(figure.alt) ? found + known === first : found === known;
	}
	if (/side next to it/.test(prompt)) return found + second + found + second === first;
	if (/How long is (each|one) side/.test(prompt)) return repeatedSum(SIDES[shape] ?? 0n, found) === first;
	return toldPerimeter(question, answer);
};

/** Rows and columns of the squares that are drawn. */
function rowsDrawn(question: Question): [rows: bigint, squares: bigint] {
	const ys = [...(question.figure?.svg ?? "").matchAll(/<rect x="[\d.]+" y="([\d.]+)"[^>]*rx="3"/g)];
	return [BigInt(new Set(ys.map(([, y]) => y)).size), BigInt(ys.length)];
}

const toldArea = toldSolvers(
	ofNumbers((a, b, c, d) => repeatedSum(a, b) + repeatedSum(c, d)),
	(question, answer) => {
		const [rows, squares] = rowsDrawn(question);
		const [high, each = 0n, area] = numbersOf(answer);
		return high === rows && repeatedSum(rows, each) === squares && area === squares;
	},
	OF_ONE,
);

const areas: Solver = (question, answer) => {
	const [a = 0n, b = 0n, c = 0n, d = 0n] = wholesIn(question.prompt);
	const [found = -1n] = numbersOf(answer);
	if (/How much larger/.test(question.prompt)) return found + repeatedSum(c, d) === repeatedSum(a, b);
	const squares = countInFigure(question, /rx="3"/g);
	if (squares > 0n && answer.values.length === 1) return found === squares;
	// The wrong answer that is judged is no second rectangle.
	const isDerived = /went wrong|did \w+ do|Which mistake|Explain/.test(question.prompt);
	return toldArea(isDerived ? { ...question, prompt: firstTwo(question.prompt) } : question, answer);
};

/** A prompt whose third number belongs to no side. */
const firstTwo = (prompt: string) => prompt.replace(/(\d+\D+\d+\D+)(\d+)/, "$1, $2");

/** The colored squares of each row of a grid, from top to bottom. */
function coloredRows({ svg }: { svg: string }): bigint[] {
	const rows = new Map<string, bigint>();
	for (const [, y = "", fill = ""] of svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)"[^>]*fill="([^"]*)"/g))
		rows.set(y, (rows.get(y) ?? 0n) + (fill.includes("--fig") ? 1n : 0n));
	return [...rows.values()];
}

const SMALL_THINGS = /card|stamp|screen|page|photo/;
const coversWell: Solver = ({ prompt }, { text }) =>
	text.startsWith("square ") && SMALL_THINGS.test(prompt) === /centimeters|inches/.test(text);

const unitSquares: Solver = (question, answer) => {
	const { question_type, prompt } = question;
	if (question_type === "LABELED_INPUT") {
		const isInches = question.labels.some(({ choices }) => choices?.includes("square feet"));
		const [small, large] = isInches
			? ["square inches", "square feet"]
			: ["square centimeters", "square meters"];
		return areInTheirBins(question, answer.texts, (card) => (SMALL_THINGS.test(card) ? small : large) ?? "");
	}
	if (/[Ww]hich unit|Which squares|In which unit/.test(prompt)) return coversWell(question, answer);
	const sum = (rows: readonly bigint[]) => rows.reduce((total, each) => total + each, 0n);
	if (/Which (shape|one)/.test(prompt))
		return sum(coloredRows(figureOf(question, answer.text))) === wholesIn(prompt)[0];
	const rows = coloredRows(figureOf(question));
	const found = numbersOf(answer);
	return found.length === 1
		? found[0] === sum(rows)
		: found.at(-1) === sum(rows) && rows.every((each, at) => each === found[at]);
};

/** Height and both widths of a split rectangle in words. */
const SPLIT_MISTAKES: ToldMistakes = [
	[/only one of the two/, ofNumbers((h, a) => repeatedSum(h, a))],
	[/without multiplying it/, ofNumbers((h, a, b) => repeatedSum(h, a) + b)],
	[/multiplied the two parts/, ofNumbers((h, a, b) => repeatedSum(repeatedSum(h, a), b))],
	[/added the two sides/, ofNumbers((h, a, b) => h + a + b)],
];

const splitTold = toldSolvers(
	(text) => {
		const [h = 0n, a = 0n, b = 0n, c = 0n] = wholesIn(text);
		// The height is given once, or with each of two rugs.
		return rational(repeatedSum(h, /rug|sticker/.test(text) ? a + c : a + b));
	},
	() => false,
	SPLIT_MISTAKES,
);

/** An expression that is worth the height times the whole width. */
const isWholeArea = (told: string, expression: string) => {
	const [h, a, b] = wholesIn(told);
	return holds(`${formulasIn(expression)[0]} = ${h} \\times (${a} + ${b})`);
};

const splitAreas: Solver = (question, answer) => {
	const { figure, question_type, prompt } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "MATCH_THE_FOLLOWING") return isWholeArea(first, second);
	if (question_type === "SELECT_ONE" && figure !== undefined) return isWholeArea(figure.alt, first);
	const found = numbersOf(answer);
	const [h = 0n, a = 0n, b = 0n] = wholesIn(figure?.alt ?? "");
	if (question_type === "LABELED_INPUT")
		return found[0] === repeatedSum(h, a) && found[1] === repeatedSum(h, b);
	if (question_type !== "FILL_MULTIPLE") return splitTold(question, answer);
	if (/is not given/.test(figure?.alt ?? "")) {
		const [width = 0n] = wholesIn(prompt);
		const [rest = 0n, two, whole] = found;
		return a + rest === width && two === repeatedSum(rest, h) && whole === repeatedSum(width, h);
	}
	const [, left = "0", right = "0"] = /\\times (\d+) \+ \d+ \\times (\d+)/.exec(prompt) ?? [];
	const [height = 0n] = wholesIn(prompt.slice(prompt.indexOf("\n\n")));
	const [one, two, whole] = found;
	return (
		one === repeatedSum(height, BigInt(left)) &&
		two === repeatedSum(height, BigInt(right)) &&
		whole === (one ?? 0n) + (two ?? 0n)
	);
};

/** The area of an L-shape, square by square, from the sides that are given. */
function squaresIn(alt: string): bigint {
	const told = (pattern: RegExp) => {
		const found = pattern.exec(alt)?.[1];
		return found === undefined ? null : BigInt(found);
	};
	const [left, top, cut] = [
		told(/left side is (\d+)/) ?? 0n,
		told(/the top (\d+)/) ?? 0n,
		told(/is (\d+) \w+ wide/) ?? 0n,
	];
	const right = told(/right side is (\d+)/) ?? left - (told(/and (\d+) \w+ high/) ?? 0n);
	let squares = 0n;
	for (let column = 0n; column < top + cut; column += 1n) squares += column < top ? left : right;
	return squares;
}

const JOINED_MISTAKES: ToldMistakes = [
	[/only one of the two/, ofNumbers((a, b) => repeatedSum(a, b))],
	[/found the perimeter/, ofNumbers((a, b, c, d) => 2n * (a + b + c + d))],
	[/added the two sides/, ofNumbers((a, b, c, d) => a + b + c + d)],
	[/subtracted instead/, ofNumbers((a, b, c, d) => size(repeatedSum(a, b) - repeatedSum(c, d)))],
];

const joinedTold = toldSolvers(
	ofNumbers((a, b, c, d) => repeatedSum(a, b) + repeatedSum(c, d)),
	() => false,
	JOINED_MISTAKES,
);

/** How many squares cover "4 cm by 6 cm". */
function squaresOf(text: string): bigint {
	const [a = 0n, b = 0n] = wholesIn(text);
	return repeatedSum(a, b);
}

/** Which of two rectangles a text with four sides means. */
const sameSize = byPrompt(
	[
		/\[\[around\]\]/,
		wholes(([around, inside], [a, b]) => around === a + b + a + b && inside === repeatedSum(a, b)),
	],
	[
		/same (area|perimeter)\?|same (area|perimeter) as/,
		({ prompt }, { text }) => {
			const [[a = 0n, b = 0n], [x = 0n, y = 0n]] = [wholesIn(prompt), wholesIn(text)];
			return prompt.includes("same area") ? repeatedSum(a, b) === repeatedSum(x, y) : a + b === x + y;
		},
	],
	[
		/an area of|a perimeter of/,
		({ prompt }, { text }) => {
			const [x = 0n, y = 0n] = wholesIn(text);
			return (/an area of/.test(prompt) ? repeatedSum(x, y) : x + y + x + y) === wholesIn(prompt)[0];
		},
	],
	[/true of their|follows for their/, (_, { text }) => text.endsWith("can be different.")],
	[
		/./,
		toldSolvers(
			(text) => rational(/area/.test(text) ? squaresOf(text) : perimeterOf(text)),
			() => false,
			OF_ONE,
		),
	],
);

/** Independent solvers for areas and perimeters of shapes that are made of rectangles. */
export const rectangleSolvers: Solvers = {
	"area-unit-squares": unitSquares,
	"area-rectangle": areas,
	"area-distributive": splitAreas,
	"area-rectilinear": (question, answer) => {
		if (question.figure === undefined) return joinedTold(question, answer);
		const found = numbersOf(answer);
		const area = squaresIn(question.figure.alt);
		return found.at(-1) === area && (found.length === 1 || (found[0] ?? 0n) + (found[1] ?? 0n) === area);
	},
	"perimeter-polygons": perimeters,
	"area-vs-perimeter": sameSize,
};
