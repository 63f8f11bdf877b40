import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, sum, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { type ToldMistakes, toldSolvers } from "../shared/told-solvers.ts";

const NOTHING = exact(0);

const is = (found: Rational, value: Rational | null | undefined) =>
	value !== null && value !== undefined && isEqual(found, value);

/** The numbers of a text outside of formulas and without the 1 of a unit cube. */
function told(text: string): Rational[] {
	return wholesIn(text.replaceAll(/\$[^$]*\$|1-inch|1 cubic unit/g, "")).map((number) => rational(number));
}

const productOf = (numbers: readonly Rational[]) => numbers.reduce(times, rational(1n));

/** The three edges that a text tells first. */
const edgesIn = (text: string) => told(text).slice(0, 3);
const boxIn = (text: string) => productOf(edgesIn(text));

/** What the mistake gives for the given edges. */
const ofEdges = (gives: (a: Rational, b: Rational, c: Rational) => Rational) => (text: string) => {
	const [a = NOTHING, b = NOTHING, c = NOTHING] = edgesIn(text);
	return gives(a, b, c);
};

const BOX_MISTAKES: ToldMistakes = [
	[/added the length/, ofEdges((a, b, c) => plus(plus(a, b), c))],
	[/all six faces/, ofEdges((a, b, c) => times(exact(2), plus(times(a, b), times(c, plus(a, b)))))],
	[/only one layer/, ofEdges((a, b) => times(a, b))],
	[/left out one layer/, ofEdges((a, b, c) => minus(productOf([a, b, c]), times(a, b)))],
];

/** Cubes of one layer, layers, and all of them. */
const inLayers =
	(edges: (question: Parameters<Solver>[0]) => readonly Rational[]): Solver =>
	(question, { values }) => {
		const [length = NOTHING, width = NOTHING, height = NOTHING] = edges(question);
		const [layer, layers, volume] = values;
		return (
			is(times(length, width), layer) && is(height, layers) && is(productOf([length, width, height]), volume)
		);
	};

const boxes = toldSolvers(
	boxIn,
	inLayers(({ prompt }) => edgesIn(prompt)),
	BOX_MISTAKES,
);

/** The numbers of the picture in place of the prompt's, where there is one. */
const edgesOf = (question: Parameters<Solver>[0]) => told(question.figure?.alt ?? question.prompt);

const rectPrism: Solver = (question, answer) => {
	const { prompt, figure } = question;
	const [a = NOTHING, b = NOTHING, c = NOTHING, d = NOTHING] = told(prompt);
	const shown = numbersIn(answer.text)[0] ?? null;
	if (/Which expression/.test(prompt)) {
		const [formula = ""] = formulasIn(answer.text);
		return formula !== "" && isEqual(calculate(formula), boxIn(prompt));
	}
	if (/How high|its height\?|Find its height/.test(prompt))
		return /base has an area/.test(prompt)
			? shown !== null && isEqual(times(shown, b), a)
			: shown !== null && isEqual(times(times(b, c), shown), a);
	if (/still empty|space is left/.test(prompt))
		return shown !== null && isEqual(plus(shown, productOf([a, b, d])), productOf([a, b, c]));
	if (/square \w+\. It is|square \w+\. Find/.test(prompt)) return is(times(a, b), shown);
	if (figure !== undefined) return is(productOf(edgesOf(question)), shown);
	return boxes(question, answer);
};

/** Heights of the columns as the picture tells them, or of a full box. */
function columnsIn(alt: string): Rational[] {
	const rows = [...alt.matchAll(/(?:row|Row \d): ([\d, ]+)/g)].map(([, list = ""]) =>
		list.split(", ").map((each) => exact(Number(each))),
	);
	if (rows.length > 0) return rows.flat();
	const [length = 0, width = 0, height = 0] = wholesIn(alt).map(Number);
	return Array.from({ length: length * width }, () => exact(height));
}

const unitCubes: Solver = (question, answer) => {
	const { prompt, figure, question_type } = question;
	if (figure === undefined) return boxes(question, answer);
	const columns = columnsIn(figure.alt);
	const tallest = Math.max(...columns.map(({ numerator }) => Number(numerator)));
	if (question_type === "FILL_MULTIPLE")
		return inLayers(({ figure: picture }) => told(picture?.alt ?? ""))(question, answer);
	const isMissing = /more cubes|are missing/.test(prompt);
	const counted = isMissing ? columns.map((one) => minus(exact(tallest), one)) : columns;
	return is(sum(counted), numbersIn(answer.text).at(-1));
};

/** Both boxes that a text tells, three edges each. */
function twoBoxes(text: string): [readonly Rational[], readonly Rational[]] {
	const numbers = told(text);
	return [numbers.slice(0, 3), numbers.slice(3, 6)];
}

const bothIn = (text: string) => twoBoxes(text).map(productOf).reduce(plus);
const ofBoth = (gives: (a: readonly Rational[], b: readonly Rational[]) => Rational) => (text: string) =>
	gives(...twoBoxes(text));

/** The two parts of a solid with an L-shaped front, cut upright. */
function partsIn(alt: string): [Rational, Rational] {
	const [depth = NOTHING, left = NOTHING, tall = NOTHING, x = NOTHING, y = NOTHING] = numbersIn(alt);
	const right = alt.includes("lower by") ? minus(x, left) : alt.includes("whole solid") ? minus(y, left) : x;
	const low = alt.includes("lower by") ? minus(tall, y) : alt.includes("whole solid") ? x : y;
	return [productOf([left, tall, depth]), productOf([right, low, depth])];
}

const fillsTheParts: Solver = ({ figure }, { values: [first, second, volume] }) => {
	const [left, right] = partsIn(figure?.alt ?? "");
	return is(left, first) && is(right, second) && is(plus(left, right), volume);
};

const joined = toldSolvers(bothIn, fillsTheParts, [
	[/multiplied all/, ofBoth((a, b) => times(productOf(a), productOf(b)))],
	[/only one of the boxes/, ofBoth((a) => productOf(a))],
	[/added the length/, ofBoth((a, b) => sum([...a, ...b]))],
	[
		/added the edges of the boxes/,
		ofBoth((a, b) => productOf(a.map((edge, at) => plus(edge, b[at] ?? NOTHING)))),
	],
]);

/** One independent solver for each generator of grade 5 about volume. */
export const volumeWays5: Solvers = {
	"volume-unit-cubes": unitCubes,
	"volume-rect-prism": rectPrism,
	"volume-composite": (question, answer) => {
		const { prompt, figure, question_type } = question;
		if (/Which expression/.test(prompt))
			return isEqual(calculate(formulasIn(answer.text)[0] ?? "0"), bothIn(prompt));
		if (figure === undefined || question_type === "FILL_MULTIPLE") return joined(question, answer);
		return is(plus(...partsIn(figure.alt)), numbersIn(answer.text)[0]);
	},
};
