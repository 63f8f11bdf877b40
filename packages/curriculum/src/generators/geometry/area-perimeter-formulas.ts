import { asClaim, ask, defineSkill, NAMES, slip, whole, withoutUnit } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { drawnRoom, type Room, roomOf } from "./rooms.ts";
import { areaOf, perimeterOf, missingSide, equation, otherMeasure, inSteps } from "./sides-from-measures.ts";

const sidesOf = ({ thing, word, long, short }: Room) =>
	`rectangular ${thing} that is ${long} ${word} long and ${short} ${word} wide`;

/** Area or perimeter from both sides. */
const both =
	(most: number): Form =>
	(random) => {
		const room = roomOf(random, most);
		const { word } = room;
		const isArea = random.oneIn(2);
		const name = random.pick(NAMES);
		return {
			...(isArea ? areaOf(room) : perimeterOf(room)),
			prompt: isArea
				? random.pick([
						`What is the area of a ${sidesOf(room)}?`,
						`${name} covers a ${sidesOf(room)}. What area is that?`,
						`How many square ${word} does a ${sidesOf(room)} cover?`,
					])
				: random.pick([
						`What is the perimeter of a ${sidesOf(room)}?`,
						`${name} puts tape around a ${sidesOf(room)}. How many ${word} of tape is that?`,
						`How far is it all the way around a ${sidesOf(room)}?`,
					]),
			figure: drawnRoom(random, room),
			task: `the ${isArea ? "area" : "perimeter"} of a ${sidesOf(room)}`,
		};
	};

/** A square whose perimeter is given. */
const square: Form = (random) => {
	const side = random.integer(3, 25);
	const [thing, word] = random.pick([
		["sandbox", "feet"],
		["tile", "centimeters"],
		["dance floor", "meters"],
		["napkin", "inches"],
		["patio", "meters"],
	] as const);
	return {
		prompt: random.pick([
			`The perimeter of a square ${thing} is ${4 * side} ${word}. What is its area?`,
			`A square ${thing} is ${4 * side} ${word} all the way around. What is its area?`,
		]),
		right: whole(side * side),
		unit: { after: `square ${word}` },
		wrong: [
			[slip.gaveOneSideOfTheSquare, whole(side)],
			[slip.didNotHalve, whole(4 * side * side)],
			[slip.mixedUpAreaAndPerimeter, whole(16 * side)],
		],
		hints: [
			"All four sides of a square have the same length.",
			`One side is $${4 * side} \\div 4$.`,
			"Multiply the side by itself.",
		],
		steps: [`$${4 * side} \\div 4 = ${side}$.`, `$${side} \\times ${side} = ${side * side}$ square ${word}.`],
	};
};

/** A smaller rectangle is left out of a larger one. */
const leftOut: Form = (random) => {
	const [[outer, inner, rest], word] = [
		random.pick([
			["yard", "flower bed", "grass"],
			["wall", "window", "wallpaper"],
			["floor", "rug", "bare floor"],
			["patio", "wading pool", "stone"],
			["field", "pond", "meadow"],
		] as const),
		random.pick(["meters", "feet"] as const),
	];
	const [long, wide] = [random.integer(9, 15), random.integer(5, 9)];
	const [l, w] = [random.integer(2, long - 3), random.integer(2, wide - 1)];
	const [all, cut] = [long * wide, l * w];
	return {
		prompt: `A rectangular ${outer} is ${long} ${word} long and ${wide} ${word} wide. The ${inner} in it is ${l} ${word} long and ${w} ${word} wide. The rest is ${rest}. What is the area of the rest?`,
		right: whole(all - cut),
		unit: { after: `square ${word}` },
		wrong: [
			[slip.gaveTheWholeArea, whole(all)],
			[slip.subtractedTheSidesFirst, whole((long - l) * (wide - w))],
			[slip.addedTheAreas, whole(all + cut)],
			[slip.gaveTheInside, whole(cut)],
		],
		hints: [
			"The rest is the whole area without the part inside.",
			`Find $${long} \\times ${wide}$ first.`,
			`Find $${l} \\times ${w}$, and subtract it.`,
		],
		steps: [
			`$${long} \\times ${wide} = ${all}$.`,
			`$${l} \\times ${w} = ${cut}$.`,
			`$${all} - ${cut} = ${all - cut}$ square ${word}.`,
		],
	};
};

const claims = (most: number) =>
	asClaim(both(most), (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);

// 1: area or perimeter of a small rectangle. 2: of a larger one. 3: a missing side, with equations. 4: a missing side first, then the
// other measure. 5: squares, parts left out, and mistakes to explain.
export const areaPerimeterFormulas = defineSkill("area-perimeter-formulas", 23, {
	1: [
		ask.typed(both(10)),
		ask.chosen(both(10)),
		ask.matched(withoutUnit(both(10)), ["measure", "number of units"]),
	],
	2: [
		ask.typed(both(30)),
		ask.chosen(both(30)),
		ask.judged(claims(20)),
		ask.whatWentWrong(withoutUnit(both(30))),
	],
	3: [ask.typed(missingSide(20)), ask.chosen(equation), ask.chosen(missingSide(20))],
	4: [ask.typed(otherMeasure), inSteps, ask.chosen(otherMeasure)],
	5: [
		ask.typed(square),
		ask.typed(leftOut),
		ask.chosen(leftOut),
		ask.explainTheMistake(withoutUnit(both(30))),
	],
});
