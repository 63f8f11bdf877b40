import { rectangle } from "../../figures/grids.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** Things with the unit they are measured in, and how long they are at least and at most. */
const THINGS = [
	["photo", "cm", 5, 15],
	["place mat", "in", 6, 18],
	["rug", "ft", 5, 14],
	["classroom", "m", 6, 12],
	["pool", "m", 8, 25],
	["playground", "m", 12, 30],
	["vegetable garden", "m", 6, 25],
	["stage", "ft", 10, 28],
	["parking lot", "m", 15, 30],
] as const;
const WORDS = { cm: "centimeters", m: "meters", in: "inches", ft: "feet" } as const;
const COLOURS = ["sky", "mint", "gold", "lilac"] as const;
const [AREA, AROUND] = [
	"The area counts the unit squares inside: rows times squares in a row.",
	"The perimeter is the distance around: two long sides and two short sides.",
] as const;

interface Room {
	thing: string;
	unit: string;
	/** The unit in words, for prose. */
	word: string;
	long: number;
	short: number;
}

// 1: area or perimeter of a small rectangle. 2: of a larger one. 3: a missing side. 4: a missing side first, then the
// other measure. 5: squares, borders and halves of a rectangle.
export const areaPerimeterFormulas = defineGenerator("area-perimeter-formulas", 3, (random, difficulty) => {
	const room = drawRoom(random, level(difficulty, [10, 30, 20, 15, 15] as const));
	switch (difficulty) {
		case 1:
		case 2:
			return random.oneIn(2) ? area(random, room) : perimeter(random, room);
		case 3:
			return random.oneIn(2) ? sideFromArea(random, room) : sideFromPerimeter(random, room);
		case 4:
			return random.oneIn(2) ? areaFromPerimeter(random, room) : perimeterFromArea(random, room);
		default:
			return random.pick([square, path, halves])(random, room);
	}
});

function drawRoom(random: Random, most: number): Room {
	const [thing, unit, least, limit] = random.pick(THINGS.filter(([, , smallest]) => smallest < most));
	const long = random.integer(least, Math.min(most, limit));
	// The shorter side has one digit, so that the product stays within reach.
	const short = random.integer(Math.max(3, Math.ceil(long / 4)), Math.min(9, long - 1));
	return { thing, unit, word: WORDS[unit], long, short };
}

function drawn(random: Random, { long, short, unit }: Room, shown: { long?: boolean; short?: boolean } = {}) {
	const has_long = shown.long ?? true;
	const has_short = shown.short ?? true;
	return {
		svg: rectangle({
			width: long,
			height: short,
			below: has_long ? `${long} ${unit}` : "?",
			beside: has_short ? `${short} ${unit}` : "?",
			has_squares: false,
			colour: random.pick(COLOURS),
		}),
		alt: `A rectangle. The side below is ${has_long ? `${long} ${unit} long` : "not known"}, the side on the right is ${has_short ? `${short} ${unit} long` : "not known"}.`,
	};
}

function area(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const right = long * short;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A rectangular ${thing} is ${long} ${word} long and ${short} ${word} wide. What is its area?`,
		answer_suffix: `square ${unit}`,
		figure: drawn(random, room),
		right,
		hints: [AREA, "Which two numbers have to be multiplied?"],
		explanation: `Area is length times width: $${long} \\times ${short} = ${right}$ square ${unit}.`,
		mistakes: [
			[
				"perimeter-for-area",
				2 * (long + short),
				"That is the distance around. The area counts the squares inside.",
			],
			["added-sides", long + short, "It looks like the sides were added. Multiply them for the area."],
			[
				"doubled-the-area",
				2 * right,
				"Two times belongs to the perimeter. For the area the sides are multiplied once.",
			],
		],
	});
}

function perimeter(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const right = 2 * (long + short);
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`A rectangular ${thing} is ${long} ${word} long and ${short} ${word} wide. What is its perimeter?`,
			`${name} puts tape once around the edge of a rectangular ${thing}. It is ${long} ${word} long and ${short} ${word} wide. How many ${word} of tape is that?`,
		]),
		answer_suffix: unit,
		figure: drawn(random, room),
		right,
		hints: [AROUND, "Add one long and one short side. How many times does that fit around?"],
		explanation: `Perimeter is two times length plus width: $2 \\times (${long} + ${short}) = 2 \\times ${long + short} = ${right}$ ${unit}.`,
		mistakes: [
			[
				"area-for-perimeter",
				long * short,
				"That counts the squares inside. The perimeter is the distance around.",
			],
			["added-two-sides", long + short, "Those are two sides. A rectangle has four."],
			["doubled-one-side-only", 2 * long + short, "One of the sides is there twice, and so is the other."],
		],
	});
}

function sideFromArea(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const total = long * short;
	const half = total / 2 - short;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A rectangular ${thing} has an area of ${total} square ${word}. It is ${short} ${word} wide. How long is it?`,
		answer_suffix: unit,
		figure: drawn(random, room, { long: false }),
		right: long,
		hints: [AREA, `Which number times ${short} makes ${total}?`],
		explanation: `Length times ${short} is ${total}, so the length is $${total} \\div ${short} = ${long}$ ${unit}.`,
		mistakes: [
			[
				"subtracted-the-side",
				total - short,
				"It looks like the side was subtracted. Area comes from multiplying, so think of dividing.",
			],
			[
				"mixed-area-with-perimeter",
				Number.isInteger(half) && half > 0 ? half : "",
				`${total} is not the distance around. It counts the squares inside.`,
			],
			["multiplied", total * short, "The area is the product already. Go backwards."],
		],
	});
}

function sideFromPerimeter(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const total = 2 * (long + short);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The perimeter of a rectangular ${thing} is ${total} ${word}. It is ${short} ${word} wide. How long is it?`,
		answer_suffix: unit,
		figure: drawn(random, room, { long: false }),
		right: long,
		hints: [AROUND, "Take away both short sides first.", "What is left is shared by two equal sides."],
		explanation: `Both short sides take $2 \\times ${short} = ${2 * short}$ ${unit}. The other two share $${total} - ${2 * short} = ${2 * long}$ ${unit}: $${2 * long} \\div 2 = ${long}$ ${unit}.`,
		mistakes: [
			["subtracted-once", total - short, "That takes away one side. Three other sides are still in it."],
			["forgot-to-halve", 2 * long, "That is both long sides together. How long is one?"],
			[
				"mixed-area-with-perimeter",
				total % short === 0 ? total / short : "",
				`${total} is the distance around, not the squares inside. Do not divide it by the width.`,
			],
			["forgot-one-short-side", total / 2, "That is one long and one short side together."],
		],
	});
}

function areaFromPerimeter(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const total = 2 * (long + short);
	const right = long * short;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} measures a rectangular ${thing}. Once around it is ${total} ${word}, and it is ${short} ${word} wide. What is its area?`,
		answer_suffix: `square ${unit}`,
		figure: drawn(random, room, { long: false }),
		right,
		hints: ["The length is not known yet. Find it first.", AROUND, AREA],
		explanation: `Half of the distance around is $${total} \\div 2 = ${long + short}$ ${unit}, so the length is $${long + short} - ${short} = ${long}$ ${unit}. Area: $${long} \\times ${short} = ${right}$ square ${unit}.`,
		mistakes: [
			[
				"multiplied-the-perimeter",
				total * short,
				`${total} is the distance around, not a side. Find the length first.`,
			],
			[
				"forgot-to-halve",
				2 * right,
				"It looks like both long sides were used as one. How long is a single one?",
			],
			[
				"subtracted-one-side-only",
				(total - short) * short,
				"Four sides make the distance around. Take away both short ones and halve the rest.",
			],
			["gave-the-length", long, "That is the length. How many squares are inside?"],
		],
	});
}

function perimeterFromArea(random: Random, room: Room) {
	const { thing, unit, word, long, short } = room;
	const total = long * short;
	const right = 2 * (long + short);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A rectangular ${thing} has an area of ${total} square ${word} and is ${short} ${word} wide. ${random.pick(NAMES)} wants a border all the way around it. How many ${word} of border is that?`,
		answer_suffix: unit,
		figure: drawn(random, room, { long: false }),
		right,
		hints: [
			"The length is not known yet. Find it first.",
			`Which number times ${short} makes ${total}?`,
			AROUND,
		],
		explanation: `The length is $${total} \\div ${short} = ${long}$ ${unit}. The distance around: $2 \\times (${long} + ${short}) = ${right}$ ${unit}.`,
		mistakes: [
			["added-two-sides", long + short, "Those are two sides. A border goes around all four."],
			["gave-the-length", long, "That is the length. What is the distance around?"],
			[
				"used-the-area-as-a-side",
				2 * (total + short),
				`${total} counts squares, it is not a side. Find the length first.`,
			],
		],
	});
}

function square(random: Random, { short, long }: Room) {
	const side = short + (long % 4);
	const [around, right] = [4 * side, side * side];
	const [thing, unit] = random.pick([
		["sandbox", "ft"],
		["tile", "cm"],
		["dance floor", "m"],
		["napkin", "in"],
	] as const);
	const word = WORDS[unit];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The perimeter of a square ${thing} is ${around} ${word}. What is its area?`,
		answer_suffix: `square ${unit}`,
		right,
		hints: [
			"All four sides of a square have the same length.",
			"Find one side first, then count rows of squares.",
		],
		explanation: `One side is $${around} \\div 4 = ${side}$ ${unit}. Area: $${side} \\times ${side} = ${right}$ square ${unit}.`,
		mistakes: [
			["gave-the-side", side, "That is one side. How many squares are inside?"],
			[
				"halved-for-the-side",
				(around / 2) * (around / 2),
				"It looks like the distance around was halved. It has four equal sides.",
			],
			[
				"multiplied-by-four",
				around * 4,
				"The distance around is all four sides already. How long is one of them?",
			],
			[
				"mixed-area-with-perimeter",
				around,
				"That is the distance around. The area counts the squares inside.",
			],
		],
	});
}

function path(random: Random, { short }: Room) {
	const unit = random.pick(["m", "ft"] as const);
	const word = WORDS[unit];
	const [long, wide] = [random.integer(9, 15), Math.max(4, short)];
	const [inner_long, inner_short] = [random.integer(2, long - 3), random.integer(2, wide - 1)];
	const [outer, inner] = [long * wide, inner_long * inner_short];
	const right = outer - inner;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A rectangular yard is ${long} ${word} long and ${wide} ${word} wide. A flower bed in it is ${inner_long} ${word} long and ${inner_short} ${word} wide. The rest is grass. What is the area of the grass?`,
		answer_suffix: `square ${unit}`,
		right,
		hints: ["Find the area of the whole yard and the area of the flower bed.", "The grass is what is left."],
		explanation: `The yard: $${long} \\times ${wide} = ${outer}$. The flower bed: $${inner_long} \\times ${inner_short} = ${inner}$. The grass: $${outer} - ${inner} = ${right}$ square ${unit}.`,
		mistakes: [
			["gave-the-whole-area", outer, "That is the whole yard. The flower bed is not grass."],
			[
				"subtracted-the-sides",
				(long - inner_long) * (wide - inner_short),
				"Subtract areas, not sides: the grass is no small rectangle.",
			],
			[
				"mixed-area-with-perimeter",
				2 * (long + wide) - 2 * (inner_long + inner_short),
				"Those are distances around. How many squares are inside?",
			],
			["added-the-areas", outer + inner, "The flower bed lies inside the yard. Take it away."],
		],
	});
}

function halves(random: Random, { thing, unit, word, long, short }: Room) {
	const even = long % 2 === 0 ? long : long + 1;
	const right = 2 * (even / 2 + short);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} divides a rectangular ${thing} into two equal parts, each half as long as the whole. The whole ${thing} is ${even} ${word} long and ${short} ${word} wide. What is the perimeter of one part?`,
		answer_suffix: unit,
		figure: drawn(random, { thing, unit, word, long: even, short }),
		right,
		hints: [
			"Each part is a rectangle, too. Which sides does it have?",
			"The length is halved, the width stays.",
			AROUND,
		],
		explanation: `One part is $${even} \\div 2 = ${even / 2}$ ${unit} long and ${short} ${unit} wide. Its perimeter: $2 \\times (${even / 2} + ${short}) = ${right}$ ${unit}.`,
		mistakes: [
			[
				"halved-the-perimeter",
				even + short,
				"Half the area does not mean half the distance around: the dividing line is a side now.",
			],
			[
				"gave-the-whole-perimeter",
				2 * (even + short),
				"That is the distance around the whole. One part is shorter.",
			],
			[
				"mixed-area-with-perimeter",
				(even / 2) * short,
				"That is the area of one part. What is the distance around it?",
			],
		],
	});
}
