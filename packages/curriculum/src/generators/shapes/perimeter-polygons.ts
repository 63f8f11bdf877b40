import { labelledPolygon } from "../../figures/labelled-polygon.ts";
import { polygonOfSides } from "../../figures/polygon-of-sides.ts";
import type { Corner } from "../../figures/polygons.ts";
import { regular, turned } from "../../figures/polygons.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const UNITS = [
	["cm", "centimeters"],
	["m", "meters"],
	["in", "inches"],
	["ft", "feet"],
] as const;
const REGULAR = { 3: "triangle", 4: "square", 5: "pentagon", 6: "hexagon" } as const;

// 1: all sides told. 2: a rectangle with two sides told. 3: equal sides with one told. 4: a side is missing, the perimeter is told. 5: a missing side of a rectangle or of equal sides.
export const perimeterPolygons = defineGenerator("perimeter-polygons", 3, (random, difficulty) => {
	const [unit, units] = random.pick(UNITS);
	const colour = random.pick(["sky", "gold", "mint", "coral", "lilac"] as const);
	const name = random.pick(NAMES);
	const said = (length: number) => `${length} ${unit}`;
	const is_rectangle = difficulty === 2 || (difficulty === 5 && random.oneIn(2));
	if (is_rectangle) {
		const [width, height] = [random.integer(8, 20), random.integer(3, 7)];
		const around = 2 * (width + height);
		const asks_side = difficulty === 5;
		const is_small = unit === "cm" || unit === "in";
		const [across, down] = [220, (220 / width) * height];
		const corners: Corner[] = [
			[0, 0],
			[across, 0],
			[across, down],
			[0, down],
		];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: asks_side
				? `${name} puts a ${is_small ? "ribbon" : "fence"} of ${around} ${units} all around a rectangular ${is_small ? "picture" : "garden"}. One side is ${width} ${units} long. How long is the side next to it?`
				: `${name} ${is_small ? "glues tape once around a rectangular card. How long is the tape" : "walks once around a rectangular field. How far is that"}?`,
			answer_suffix: unit,
			figure: {
				svg: labelledPolygon(
					corners,
					asks_side ? [said(width), "?", "", ""] : [said(width), said(height), "", ""],
					colour,
				),
				alt: `A rectangle. One side is ${said(width)}${asks_side ? ", the side next to it is asked" : `, the side next to it ${said(height)}`}.`,
			},
			right: asks_side ? height : around,
			hints: [
				"Sides across from each other have the same length.",
				asks_side
					? "Take both long sides from the distance around. What is left for the other two?"
					: "All four sides are part of the distance around.",
			],
			explanation: asks_side
				? `Two sides of ${width}: $${around} - ${2 * width} = ${2 * height}$ for the other two, so one is ${height} ${units}.`
				: `$${width} + ${height} + ${width} + ${height} = ${around}$ ${units}.`,
			mistakes: asks_side
				? [
						[
							"took-one-side-away",
							around - width,
							"One side was taken away only. There are two of them, and two of the other kind.",
						],
						["forgot-to-halve", 2 * height, "That is left for two sides. How long is one?"],
						["halved-only", around / 2, "That is half of the distance around. It has one side of each kind."],
					]
				: [
						[
							"added-only-the-told-sides",
							width + height,
							"It looks like only the two given sides were added. The distance around has four.",
						],
						[
							"multiplied-the-sides",
							width * height,
							"That counts the squares inside. What is the distance around?",
						],
						["left-out-a-side", around - height, "One side was left out."],
					],
		});
	}
	if (difficulty === 3 || difficulty === 5)
		return equalSides(random, { unit, units, colour, name, asks_side: difficulty === 5 });
	const count = random.pick([3, 4, 5] as const);
	const sides = sidesOf(random, count, difficulty === 1 ? 9 : 16);
	const around = sides.reduce((sum, side) => sum + side, 0);
	const missing = difficulty === 4 ? random.integer(0, count - 1) : -1;
	const known = sides.filter((_, at) => at !== missing);
	const corners = polygonOfSides(sides, 210);
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			missing >= 0
				? `The distance around this shape is ${around} ${units}. How long is the side with the question mark?`
				: "What is the perimeter of this shape, the distance around it?",
		answer_suffix: unit,
		figure: {
			svg: labelledPolygon(
				corners,
				sides.map((side, at) => (at === missing ? "?" : said(side))),
				colour,
			),
			alt: `A shape with ${count} sides: ${sides.map((side, at) => (at === missing ? "one not told" : said(side))).join(", ")}.`,
		},
		right: missing >= 0 ? (sides[missing] ?? 0) : around,
		hints:
			missing >= 0
				? ["Add the sides that are given.", "What is missing to the whole way around?"]
				: ["Start at one corner and go all around.", "Add every side once."],
		explanation:
			missing >= 0
				? `$${known.join(" + ")} = ${around - (sides[missing] ?? 0)}$, and $${around} - ${around - (sides[missing] ?? 0)} = ${sides[missing]}$ ${units}.`
				: `$${sides.join(" + ")} = ${around}$ ${units}.`,
		mistakes:
			missing >= 0
				? [
						[
							"added-the-known-sides",
							around - (sides[missing] ?? 0),
							"Those are the given sides together. How much is missing?",
						],
						["took-one-side-away", around - (known[0] ?? 0), "Only one of the given sides was taken away."],
						[
							"added-everything",
							2 * around - (sides[missing] ?? 0),
							"The distance around is already the sum. Which part of it is missing?",
						],
					]
				: [
						["left-out-a-side", around - (sides.at(-1) ?? 0), "One side was left out. Go all around."],
						[
							"added-two-sides",
							(sides[0] ?? 0) + (sides[1] ?? 0),
							"All the sides are part of the distance around.",
						],
						["counted-a-side-twice", around + (sides[0] ?? 0), "One side was counted twice."],
					],
	});
});

/** Sides of a shape that could exist: each is longer than half of the longest possible one. */
function sidesOf(random: Random, count: number, most: number): number[] {
	return Array.from({ length: count }, () => random.integer(Math.ceil(most / 2) + 1, most));
}

function equalSides(
	random: Random,
	{
		unit,
		units,
		colour,
		name,
		asks_side,
	}: {
		unit: string;
		units: string;
		colour: "sky" | "gold" | "mint" | "coral" | "lilac";
		name: string;
		asks_side: boolean;
	},
) {
	const count = random.pick([3, 4, 5, 6] as const);
	const side = random.integer(4, 12);
	const around = count * side;
	const corners = turned(regular(count, 110), count === 4 ? 45 : 0);
	const said = `${side} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_side
			? `${name} bends a wire of ${around} ${units} into a ${REGULAR[count]} with equal sides. How long is each side?`
			: `All sides of this ${REGULAR[count]} have the same length. What is its perimeter?`,
		answer_suffix: unit,
		figure: {
			svg: labelledPolygon(corners, asks_side ? ["?"] : [said], colour),
			alt: `A ${REGULAR[count]} with ${count} equal sides. ${asks_side ? "Their length is asked" : `One side is ${said}`}.`,
		},
		right: asks_side ? side : around,
		hints: [
			`How many sides does a ${REGULAR[count]} have?`,
			asks_side ? "Share the whole length equally among them." : "Each of them has the length that is given.",
		],
		explanation: asks_side
			? `${count} equal sides: $${around} \\div ${count} = ${side}$ ${units}.`
			: `${count} sides of ${side}: $${count} \\times ${side} = ${around}$ ${units}.`,
		mistakes: asks_side
			? [
					["took-away-the-number-of-sides", around - count, "Share the length among the sides instead."],
					["halved", around % 2 === 0 ? around / 2 : "", `A ${REGULAR[count]} has more than two sides.`],
				]
			: [
					[
						"added-only-the-told-side",
						side,
						"That is one side. All of them are part of the distance around.",
					],
					["miscounted-the-sides", around - side, "One side was left out. Count the sides."],
					["multiplied-by-itself", side * side, "That counts squares inside. What is the distance around?"],
				],
	});
}
