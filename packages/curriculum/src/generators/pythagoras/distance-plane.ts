import { ask, boxed, defineSkill, type Form, given, slip, stated, whole, words } from "../../kit/index.ts";
import { entered } from "./right-triangles.ts";
import { perimeter, threeSides } from "./triangle-perimeters.ts";
import { both, figureOf, help, named, roughPairs, signLost, wholePairs } from "./plane-pairs.ts";
import type { Pair, Pairs } from "./plane-pairs.ts";

const STORIES = [
	["A map has a grid on which each unit is one mile.", "a school", "a library"],
	["On the map of a lake, each unit of the grid is one mile.", "a pier", "an island"],
	["On the screen of a game, each unit of the grid is one step.", "a player", "a treasure"],
	["On the plan of a park, each unit of the grid is ten feet.", "a fountain", "a gate"],
	["A pilot uses a grid on which each unit is one mile.", "a plane", "a tower"],
	["On the plan of a field, each unit of the grid is one yard.", "a well", "a barn"],
	["A robot moves on a grid on which each unit is one foot.", "the robot", "its charger"],
	["On a drawing, each unit of the grid is one inch.", "a nail", "a hook"],
] as const;

const distance = (pairs: Pairs, isDrawn = false): Form =>
	given(pairs, (pair, random) => {
		const draft = help(pair);
		const [about, one, other] = random.pick(STORIES);
		const rounds = draft.right.answer_type === "FLOAT" ? " Round to the nearest tenth." : "";
		const plain = [
			`What is the distance between ${both(pair)}?`,
			`How far is it in a straight line from ${both(pair).replace(" and ", " to ")}?`,
			`Find the length of the line segment with the endpoints ${both(pair)}.`,
		];
		const told = `${about} At ${named("P", pair.from)} there is ${one}, and at ${named("Q", pair.to)} ${other}. How many units apart are they?`;
		return {
			...draft,
			...(isDrawn ? { figure: figureOf(pair, true).figure } : {}),
			prompt: `${random.pick(isDrawn ? plain : [...plain, told])}${rounds}`,
		};
	});

/** The number under the root sign. */
const underRoot = (pairs: Pairs, isTyped: boolean): Form =>
	given(pairs, (pair, random) => {
		const { across, up } = pair;
		const square = across * across + up * up;
		const value = (number: number) => (isTyped ? whole(number) : words(`$\\sqrt{${number}}$ units`));
		const { task = "", hints, steps } = help(pair);
		return {
			prompt: random.pick([
				`What is the exact distance between ${both(pair)}?`,
				`Find the exact length of the line segment from ${both(pair).replace(" and ", " to ")}.`,
			]),
			...(isTyped ? { cta: "Write the number under the root sign.", unit: { before: "√" } } : {}),
			task: task.replace("the distance", "the exact distance"),
			right: value(square),
			wrong: [
				[slip.addedLegs, value(across + up)],
				[slip.squaredTheSum, value((across + up) ** 2)],
				signLost(pair) > 0 && [slip.lostCoordinateSign, value(signLost(pair))],
				[slip.subtractedSquares, value(Math.abs(across * across - up * up))],
			],
			hints: [hints[0], hints[1], `Work out $${across}^2 + ${up}^2$. That number stays under the root sign.`],
			steps: [...steps.slice(0, 2), `The exact distance is $\\sqrt{${square}}$ units.`],
		};
	});

/** Both legs and the distance, in boxes or at the picture. */
const inSteps = (pairs: Pairs) =>
	ask.stepwise((random) => {
		const pair = pairs(random);
		if (pair === undefined) return undefined;
		const { right, wrong, hints, steps } = help(pair);
		return {
			prompt: `${random.pick(["Find the distance", "Work out the distance"])} between ${both(pair)}. The points are [[across]] units apart horizontally and [[up]] units apart vertically. The distance is [[distance]] units${right.answer_type === "FLOAT" ? ", rounded to the nearest tenth" : ""}.`,
			boxes: {
				across: boxed(whole(pair.across), lostIn(pair, 0)),
				up: boxed(whole(pair.up), lostIn(pair, 1)),
				distance: { right, wrong },
			},
			hints,
			steps,
		};
	});

/** The sum of two coordinates that should be subtracted, or the difference where they should be added. */
function lostIn({ from, to }: Pair, axis: 0 | 1) {
	return [slip.lostCoordinateSign, whole(Math.abs(from[axis] + to[axis]))] as const;
}

const labeled = ask.labeled((random) => {
	const pair = wholePairs(5)(random);
	if (pair === undefined) return undefined;
	const { from, to, across, up } = pair;
	// Each box is outside the triangle, beside the middle of its side.
	const [toRight, toTop] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
	const { figure, placeOf } = figureOf(pair, true);
	const { right, wrong, hints, steps } = help(pair);
	const middle = (axis: 0 | 1) => (from[axis] + to[axis]) / 2;
	return {
		prompt: random.pick([
			`Label the two legs of the triangle and the distance from ${both(pair).replace(" and ", " to ")}.`,
			"Label the sides of the right triangle with their lengths.",
		]),
		figure,
		labels: {
			across: {
				right: whole(across),
				label: "Horizontal leg",
				place: placeOf(middle(0), from[1] - 0.8 * toTop),
				part: placeOf(middle(0), from[1]),
				wrong: [lostIn(pair, 0)],
			},
			up: {
				right: whole(up),
				label: "Vertical leg",
				place: placeOf(to[0] + 0.9 * toRight, middle(1)),
				part: placeOf(to[0], middle(1)),
				wrong: [lostIn(pair, 1)],
			},
			distance: {
				right,
				label: "Distance from P to Q",
				place: placeOf(middle(0) - 0.7 * toRight, middle(1) + 0.7 * toTop),
				part: placeOf(middle(0), middle(1)),
				wrong,
			},
		},
		hints,
		steps,
	};
});

// 1: whole distances, with the triangle drawn. 2: without a picture. 3: exact, as a root. 4: rounded to tenths. 5: the
// perimeter of a triangle.
export const distancePlane = defineSkill("distance-plane", 19, {
	1: [entered(distance(wholePairs(6), true)), ask.chosen(distance(wholePairs(6), true)), labeled],
	2: [
		entered(distance(wholePairs(15))),
		ask.chosen(distance(wholePairs(15))),
		inSteps(wholePairs(12)),
		ask.whatWentWrong(distance(wholePairs(12))),
	],
	3: [
		ask.typed(underRoot(roughPairs(8, 8), true)),
		ask.chosen(underRoot(roughPairs(8, 8), false)),
		ask.judged(stated(underRoot(roughPairs(6, 8), false))),
		ask.explainTheMistake(distance(wholePairs(15))),
	],
	4: [
		entered(distance(roughPairs(14, 12))),
		ask.chosen(distance(roughPairs(14, 12))),
		inSteps(roughPairs(12, 12)),
	],
	5: [entered(perimeter), ask.chosen(perimeter), threeSides],
});
