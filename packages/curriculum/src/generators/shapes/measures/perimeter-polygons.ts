import { labeledPolygon } from "../../../figures/shapes/labeled-polygon.ts";
import { polygonOfSides } from "../../../figures/shapes/polygon-of-sides.ts";
import { type Corner, regular, turned } from "../../../figures/shapes/polygons.ts";
import { ask, asClaim, defineSkill, type Form, NAMES, slip, whole } from "../../../kit/index.ts";
import { COLORS, LENGTH_UNITS, perimeterDraft, sidesOf, toldSides } from "./rectangle-measures.ts";

const REGULAR = { 3: "triangle", 4: "square", 5: "pentagon", 6: "hexagon", 8: "octagon" } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const addAll = (sides: readonly number[], unit: string) => [
	`Add all ${sides.length} sides, each once.`,
	`$${sides.join(" + ")} = ${sum(sides)}$, so the perimeter is ${sum(sides)} ${unit}.`,
];

/** A shape with all its sides given, or with one missing and the perimeter given. */
const sidesTold =
	(most: number, hidesOne: boolean): Form =>
	(random) => {
		const [count, unit] = [random.pick([3, 4, 5]), random.pick(LENGTH_UNITS)];
		// Each side is longer than half of the longest possible one, so that the shape can exist.
		const sides = Array.from({ length: count }, () => random.integer(Math.ceil(most / 2) + 1, most));
		const around = sum(sides);
		const missing = hidesOne ? random.integer(0, count - 1) : -1;
		const known = sides.filter((_, at) => at !== missing);
		const [first = 0, second = 0] = known;
		const hidden = sides[missing] ?? 0;
		const name = random.pick(NAMES);
		return {
			prompt: hidesOne
				? random.pick([
						`The perimeter of this shape is ${around} ${unit}. How long is the side with the question mark?`,
						`${name} traces all the way around this shape. That is ${around} ${unit}. How long is the missing side?`,
						`All sides together are ${around} ${unit}. Find the missing side.`,
					])
				: random.pick([
						"What is the perimeter of this shape?",
						`${name} traces all the way around this shape. How far is that?`,
						`How long is a ribbon that ${name} glues all the way around the edge?`,
						"Find the distance around the shape.",
					]),
			figure: {
				svg: labeledPolygon(
					polygonOfSides(sides, 210),
					sides.map((side, at) => (at === missing ? "?" : `${side} ${unit}`)),
					random.pick(COLORS),
				),
				alt: `A shape with ${count} sides: ${sides.map((side, at) => (at === missing ? "one not given" : `${side} ${unit}`)).join(", ")}.`,
			},
			right: whole(hidesOne ? hidden : around),
			wrong: hidesOne
				? [
						[slip.gaveTheKnownSides, whole(around - hidden)],
						[slip.tookOneSideAway, whole(around - first)],
						[slip.addedBothNumbers, whole(around + sum(known))],
					]
				: [
						[slip.leftOutOneSide, whole(around - (sides.at(-1) ?? 0))],
						[slip.addedTwoSidesOnly, whole(first + second)],
						[slip.countedASideTwice, whole(around + first)],
					],
			unit: { after: unit },
			hints: hidesOne
				? [
						"The perimeter is the sum of all sides.",
						`Add the sides that are given: $${known.join(" + ")}$.`,
						`How much is missing from that sum to ${around}?`,
					]
				: [
						"The perimeter is the distance all the way around.",
						`Start at one corner. Begin with $${first} + ${second}$, and go on.`,
						`The shape has ${count} sides. Add each of them once.`,
					],
			steps: hidesOne
				? [
						`The known sides: $${known.join(" + ")} = ${around - hidden}$.`,
						`$${around} - ${around - hidden} = ${hidden}$, so the missing side is ${hidden} ${unit}.`,
					]
				: addAll(sides, unit),
		};
	};

const rectangles =
	(hasPicture: boolean): Form =>
	(random) => {
		const drawn = sidesOf(random, 3, 20);
		const sides = { ...drawn, width: Math.max(drawn.width, 6), height: Math.min(drawn.height, 9) };
		const { width, height, unit } = sides;
		if (width <= height) return undefined;
		const asked = random.pick([
			"What is its perimeter?",
			"How far is it all the way around?",
			"Find the perimeter.",
		]);
		const draft = perimeterDraft(sides, `${toldSides(random, sides)} ${asked}`);
		if (!hasPicture) return draft;
		const down = (220 / width) * height;
		const corners: Corner[] = [
			[0, 0],
			[220, 0],
			[220, down],
			[0, down],
		];
		return {
			...draft,
			prompt: random.pick([
				"What is the perimeter of this rectangle?",
				`${random.pick(NAMES)} traces all the way around this rectangle. How far is that?`,
				"Only two sides of the rectangle are given. How far is it all the way around?",
			]),
			figure: {
				svg: labeledPolygon(corners, [`${width} ${unit}`, `${height} ${unit}`, "", ""], random.pick(COLORS)),
				alt: `A rectangle. One side is ${width} ${unit}, the side next to it ${height} ${unit}.`,
			},
		};
	};

/** The side of a rectangle, from its perimeter and the other side. */
const rectangleSide: Form = (random) => {
	const { width, height, unit, thing } = sidesOf(random, 3, 12);
	if (width === height) return undefined;
	const around = 2 * (width + height);
	return {
		prompt: random.pick([
			`The perimeter of a rectangular ${thing} is ${around} ${unit}. One side is ${width} ${unit}. How long is the side next to it?`,
			`${random.pick(NAMES)} puts a rope of ${around} ${unit} around a rectangle. One side is ${width} ${unit}. Find the side next to it.`,
		]),
		right: whole(height),
		wrong: [
			[slip.gaveTwoSides, whole(2 * height)],
			[slip.tookOneSideAway, whole(around - width)],
			[slip.halvedOnly, whole(around / 2)],
		],
		unit: { after: unit },
		hints: [
			"A rectangle has two pairs of equal sides.",
			`Two of the sides are ${width} ${unit} long. Take both from ${around} ${unit}.`,
			"What is left are two equal sides. How long is one of them?",
		],
		steps: [
			`Two sides of ${width} ${unit}: $${around} - ${width} - ${width} = ${2 * height}$.`,
			`Half of ${2 * height} is ${height}, so the side is ${height} ${unit}.`,
		],
	};
};

/** A shape with equal sides: its perimeter, or one side. */
const equalSides =
	(asksSide: boolean, hasPicture: boolean): Form =>
	(random) => {
		const count = random.pick([3, 4, 5, 6, 8] as const);
		const [side, unit] = [random.integer(3, 10), random.pick(LENGTH_UNITS)];
		const [around, called, name] = [count * side, REGULAR[count], random.pick(NAMES)];
		const shape = called.startsWith("o") ? `an ${called}` : `a ${called}`;
		const length = `${side} ${unit}`;
		const corners = turned(regular(count, 110), count === 4 ? 45 : 0);
		return {
			prompt: asksSide
				? random.pick([
						`${name} bends a wire of ${around} ${unit} into ${shape} with equal sides. How long is each side?`,
						`All sides of ${shape} are equal, and its perimeter is ${around} ${unit}. How long is one side?`,
					])
				: hasPicture
					? `All sides of this ${called} have the same length. What is its perimeter?`
					: random.pick([
							`Each side of ${shape} is ${length} long. What is its perimeter?`,
							`${name} draws ${shape} with equal sides of ${length}. How far is it all the way around?`,
						]),
			task: `the perimeter of ${shape} with equal sides of ${length}`,
			...(hasPicture && !asksSide
				? {
						figure: {
							svg: labeledPolygon(corners, [length], random.pick(COLORS)),
							alt: `A ${called} with equal sides. One side is ${length}.`.replace("A o", "An o"),
						},
					}
				: {}),
			right: whole(asksSide ? side : around),
			wrong: asksSide
				? [
						[slip.subtractedFactors, whole(around - count)],
						[slip.halvedOnly, whole(Math.floor(around / 2))],
						[slip.quotientOneOver, whole(side + 1)],
					]
				: [
						[slip.leftOutOneSide, whole(around - side)],
						[slip.squaredTheSide, whole(side * side)],
						[slip.addedFactors, whole(side + count)],
						[slip.gaveASingleSide, whole(side)],
					],
			unit: { after: unit },
			hints: [
				`How many sides does ${shape} have?`,
				asksSide
					? `The ${around} ${unit} are shared equally among the sides.`
					: `Each of the sides is ${length} long.`,
				asksSide
					? "Divide the perimeter by the number of sides."
					: "Multiply the number of sides by the length of one side.",
			],
			steps: [
				`${shape.replace(/^a/, "A")} has ${count} sides.`,
				asksSide
					? `$${around} \\div ${count} = ${side}$, so each side is ${length}.`
					: `$${count} \\times ${side} = ${around}$, so the perimeter is ${around} ${unit}.`,
			],
		};
	};

const claim = asClaim(equalSides(false, false), (task, value) =>
	task.replace(
		/^the perimeter of (an?)(.*)$/,
		(_, article: string, rest: string) =>
			`${article === "a" ? "A" : "An"}${rest} has a perimeter of ${value}.`,
	),
);

// 1: all sides given. 2: a rectangle with two sides given. 3: equal sides with one given. 4: a side is missing, the perimeter is
// given. 5: a side of a rectangle or of equal sides, and mistakes to explain.
export const perimeterPolygons = defineSkill("perimeter-polygons", 20, {
	1: [ask.typed(sidesTold(9, false)), ask.chosen(sidesTold(9, false))],
	2: [ask.typed(rectangles(true)), ask.chosen(rectangles(true)), ask.typed(rectangles(false))],
	3: [
		ask.typed(equalSides(false, true)),
		ask.chosen(equalSides(false, false)),
		ask.matched(equalSides(false, false), ["shape", "perimeter"]),
		ask.judged(claim),
	],
	4: [ask.typed(sidesTold(16, true)), ask.chosen(sidesTold(16, true)), ask.whatWentWrong(rectangles(false))],
	5: [
		ask.typed(rectangleSide),
		ask.chosen(rectangleSide),
		ask.typed(equalSides(true, false)),
		ask.explainTheMistake(rectangles(false)),
	],
});
