import { areInTheirBins } from "../reading/cards.ts";
import type { Solvers } from "../solver.ts";

/** Shapes of every kind by their corners on a grid; for equilateral triangles the y stands for that many times the root of 3. */
const SAMPLES = (
	[
		["0,0 2,0 2,2 0,2", 1],
		["0,0 5,0 5,2 0,2", 1],
		["0,0 5,0 8,4 3,4", 1],
		["0,0 6,0 7,3 1,3", 1],
		["0,0 6,0 4,3 1,2", 1],
		["0,0 2,0 1,1", 3],
		["0,0 2,0 1,5", 1],
		["0,0 2,0 0,2", 1],
		["0,0 4,0 0,3", 1],
		["0,0 7,0 2,3", 1],
	] as const
).map(([corners, y_squared]) => ({
	corners: corners.split(" ").map((corner) => corner.split(",").map(Number) as [x: number, y: number]),
	y_squared,
}));

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

/** Shapes with the properties that a text names. */
function described(text: string): Shape[] {
	const asked = Object.entries(PROPERTIES).filter(([words]) => text.includes(words));
	const corners = text.includes("triangle") ? 3 : 4;
	return SAMPLES.filter(
		(shape) => shape.corners.length === corners && asked.every(([, test]) => test(shape)),
	);
}

/** Shapes whose sides and angles are given: one length or two, right angles or none. */
function drawn(prompt: string): Shape[] {
	const lengths = prompt.includes("All four sides") ? 1 : 2;
	const right_angles = prompt.includes("no right angle") ? 0 : 4;
	return SAMPLES.filter((shape) => {
		const sides = sidesOf(shape);
		const isTold = differentLengths(shape) === lengths && sides.right_angles === right_angles;
		return shape.corners.length === 4 && isTold && sides.has_parallel_pairs;
	});
}

/** How often the shapes of a kind pass a test. */
function howOften(kind: string, test: (shape: Shape) => boolean): string {
	const shapes = SAMPLES.filter(isA(kind));
	const count = shapes.filter(test).length;
	return count === 0 ? "Never" : count === shapes.length ? "Always" : "Sometimes";
}

const isA = (name: string) => KINDS[name.replace(/^an? /i, "").toLowerCase()] ?? (() => false);

/** A sentence such as "A square is a rectangle." or "Every square is a rectangle." */
function sentenceIn(text: string) {
	const [, kind = "", verb = "", other = ""] =
		/(?:An?|Every) ([a-z ]+?) (has|is) ([a-z ]+)\./.exec(text) ?? [];
	return howOften(kind, verb === "is" ? isA(other) : (PROPERTIES[other] ?? (() => false)));
}

/** The name fits all the shapes that a definition describes, and no others. */
const defines = (definition: string, name: string) => {
	const shapes = described(definition);
	return SAMPLES.every((shape) => isA(name)(shape) === shapes.includes(shape));
};

/** Independent solvers of grade 5 for kinds of shapes. */
export const shapesWays5: Solvers = {
	"hierarchy-2d": (question, { text, texts }) => {
		const { prompt, question_type } = question;
		if (question_type === "LABELED_INPUT") {
			const property = Object.keys(PROPERTIES).find((words) => prompt.includes(`have ${words}`)) ?? "";
			return areInTheirBins(question, texts, (card) => howOften(card, PROPERTIES[property] ?? (() => false)));
		}
		if (question_type === "MATCH_THE_FOLLOWING") return defines(text, texts[1] ?? "");
		if (question_type === "VERIFY_WITH_LLM")
			return text.startsWith("Yes") === (sentenceIn(prompt) === "Always");
		if (prompt.includes("draws a flat shape")) {
			const fitting = drawn(prompt);
			return fitting.length > 0 && fitting.every(isA(text));
		}
		if (question_type === "SELECT_ALL") return sentenceIn(text) === "Always";
		return /always, sometimes|How often|When is/.test(prompt)
			? text === sentenceIn(prompt)
			: defines(prompt, text);
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
