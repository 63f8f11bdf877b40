import type { SecondWays } from "./second-way.ts";

type Corners = readonly (readonly [x: number, y: number])[];

/** Shapes of every kind by their corners on a grid; for equilateral triangles the y stands for that many times the root of 3. */
const SAMPLES: readonly { corners: Corners; y_squared: number }[] = [
	{
		corners: [
			[0, 0],
			[2, 0],
			[2, 2],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[5, 0],
			[5, 2],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[5, 0],
			[8, 4],
			[3, 4],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[6, 0],
			[7, 3],
			[1, 3],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[6, 0],
			[4, 3],
			[1, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[1, 1],
		],
		y_squared: 3,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[1, 5],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[4, 0],
			[0, 3],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[7, 0],
			[2, 3],
		],
		y_squared: 1,
	},
];

type Shape = (typeof SAMPLES)[number];

const differentLengths = (shape: Shape) => new Set(sidesOf(shape).lengths).size;

/** What each kind asks of its sides and angles, from its definition alone. */
const KINDS: Readonly<Record<string, (shape: Shape) => boolean>> = {
	square: (shape) =>
		shape.corners.length === 4 && differentLengths(shape) === 1 && sidesOf(shape).right_angles === 4,
	rectangle: (shape) => sidesOf(shape).right_angles === 4,
	rhombus: (shape) => shape.corners.length === 4 && differentLengths(shape) === 1,
	parallelogram: (shape) => sidesOf(shape).has_parallel_pairs,
	quadrilateral: (shape) => shape.corners.length === 4,
	triangle: (shape) => shape.corners.length === 3,
	"equilateral triangle": (shape) => shape.corners.length === 3 && differentLengths(shape) === 1,
	"isosceles triangle": (shape) => shape.corners.length === 3 && differentLengths(shape) < 3,
	"right triangle": (shape) => shape.corners.length === 3 && sidesOf(shape).right_angles === 1,
};

const PROPERTIES: Readonly<Record<string, (shape: Shape) => boolean>> = {
	"four right angles": (shape) => sidesOf(shape).right_angles === 4,
	"four sides of equal length": (shape) => shape.corners.length === 4 && differentLengths(shape) === 1,
	"two pairs of parallel sides": (shape) => sidesOf(shape).has_parallel_pairs,
	"four sides": (shape) => shape.corners.length === 4,
	"three sides of equal length": (shape) => shape.corners.length === 3 && differentLengths(shape) === 1,
	"a right angle": (shape) => sidesOf(shape).right_angles > 0,
	"three sides": (shape) => shape.corners.length === 3,
};

const DESCRIPTIONS: readonly [words: string, test: (shape: Shape) => boolean][] = [
	["four sides of equal length", (shape) => shape.corners.length === 4 && differentLengths(shape) === 1],
	["four right angles", (shape) => sidesOf(shape).right_angles === 4],
	["is a right angle", (shape) => sidesOf(shape).right_angles > 0],
	["no right angle", (shape) => sidesOf(shape).right_angles === 0],
	["two sides are longer", (shape) => differentLengths(shape) === 2],
	["two pairs of parallel sides", (shape) => sidesOf(shape).has_parallel_pairs],
	["two different side lengths", (shape) => differentLengths(shape) === 2],
];

/** Second ways of grade 5 for kinds of shapes. */
export const shapesWays5: SecondWays = {
	"hierarchy-2d": (question, { text }) => {
		const { prompt } = question;
		const isA = (name: string) => KINDS[name.replace(/^an? /, "").toLowerCase()] ?? (() => false);
		if (prompt.includes("draws a flat shape")) {
			const fitting = SAMPLES.filter((shape) =>
				DESCRIPTIONS.every(([words, test]) => !prompt.includes(words) || test(shape)),
			);
			return fitting.length > 0 && fitting.every(isA(text));
		}
		const [, kind = "", verb = "", other = ""] =
			/(?:An?|Every) ([a-z ]+?) (has|is) ([a-z ]+)\./.exec(
				question.question_type === "SELECT_ALL" ? text : prompt,
			) ?? [];
		const shapes = SAMPLES.filter(isA(kind));
		const holds_for = shapes.filter(verb === "is" ? isA(other) : (PROPERTIES[other] ?? (() => false))).length;
		if (question.question_type === "SELECT_ALL") return holds_for === shapes.length;
		return text === (holds_for === 0 ? "Never" : holds_for === shapes.length ? "Always" : "Sometimes");
	},
};

function sidesOf({ corners, y_squared }: Shape) {
	const sides = corners.map(([x, y], at) => {
		const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [0, 0];
		return [next_x - x, next_y - y] as const;
	});
	return {
		lengths: sides.map(([x, y]) => x * x + y * y * y_squared),
		right_angles: sides.filter(([x, y], at) => {
			const [next_x, next_y] = sides[(at + 1) % sides.length] ?? [0, 0];
			return x * next_x + y * next_y * y_squared === 0;
		}).length,
		has_parallel_pairs:
			sides.length === 4 &&
			[0, 1].every(
				(at) =>
					(sides[at]?.[0] ?? 0) * (sides[at + 2]?.[1] ?? 1) ===
					(sides[at]?.[1] ?? 0) * (sides[at + 2]?.[0] ?? 1),
			),
	};
}
