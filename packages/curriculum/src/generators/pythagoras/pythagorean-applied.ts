import type { Question } from "@learnin/domain/question/question";
import { boxWithDiagonal, rightTriangle } from "../../figures/right-triangle.ts";
import { fillMeasured } from "../../kit/fill-measured.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { isSquare, rootInTenths, TRIPLES } from "./triples.ts";

const NO_ROOT = "That is the square of the length. Which number times itself gives it?";
const SLANT_AS_LEG =
	"It looks like the slanted length was used as a leg. It lies opposite the right angle, so it is the longest side.";
const ADDED = "It looks like the two lengths were added. Their squares add up.";

/** 1: the slanted length, drawn; 2: a leg of a leaning thing; 3: rounded to tenths; 4: how much shorter the straight way is; 5: the diagonal of a box. */
export const pythagoreanApplied = defineGenerator("pythagorean-applied", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => slant(random),
		() => leaning(random),
		() => rounded(random),
		() => shortcut(random),
		() => box(random),
	])(),
);

/** Sides of a right triangle with whole numbers, the first leg the shorter one. */
function sized(random: Random, most: number): [number, number, number] {
	for (;;) {
		const [a, b, c] = random.pick(TRIPLES.slice(0, 5));
		const times = random.integer(1, 12);
		if (c * times <= most) return [a * times, b * times, c * times];
	}
}

/** As `sized`, for things that are not very flat. */
function roomy(random: Random): [number, number, number] {
	const [a, b, c] = random.pick([TRIPLES[0], TRIPLES[0], TRIPLES[2], TRIPLES[4]] as const);
	const times = random.integer(Math.ceil(10 / a), Math.floor(120 / c));
	return [a * times, b * times, c * times];
}

const SLANTS = [
	["A loading ramp goes {b} ft along the ground and rises {a} ft. How long is the ramp?", "ft"],
	[
		"A zip line starts {a} m above the ground and ends on the ground, {b} m away from a point right below its start. How long is it?",
		"m",
	],
	[
		"A gate is {b} cm wide and {a} cm high. A board goes from one corner to the opposite one. How long is the board?",
		"cm",
	],
	[
		"A ship sails {b} km to the east and then {a} km to the north. How far is it from its start, in a straight line?",
		"km",
	],
	[
		"A flagpole is {a} ft high. A rope goes from its top to a peg that is {b} ft away from its foot. How long is the rope?",
		"ft",
	],
	["A screen is {b} cm wide and {a} cm high. How long is its diagonal?", "cm"],
] as const;

const fill = (text: string, a: number, b: number) => text.replace("{a}", `${a}`).replace("{b}", `${b}`);

function slant(random: Random) {
	const [text, unit] = random.pick(SLANTS);
	const [a, b, c] = text.includes("wide") ? roomy(random) : sized(random, unit === "ft" ? 40 : 60);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: fill(text, a, b),
		figure: {
			svg: rightTriangle({
				across: b,
				up: a,
				labels: [`${b} ${unit}`, `${a} ${unit}`, "?"],
				is_right: random.oneIn(2),
				colour: "sky",
			}),
			alt: `A right triangle. Its level side is ${b} ${unit}, its upright side ${a} ${unit}. The slanted side is unknown.`,
		},
		answer_suffix: unit,
		right: c,
		hints: [
			"Where is the right angle? The length you are looking for lies opposite it.",
			"Square both legs and add the squares.",
			"Which number times itself gives the sum?",
		],
		explanation: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}$, and $\\sqrt{${c * c}} = ${c}$. The length is ${c} ${unit}.`,
		mistakes: [
			["added-the-lengths", a + b, ADDED],
			["forgot-the-root", c * c, NO_ROOT],
			["slant-taken-as-leg", rootInTenths(b * b - a * a), SLANT_AS_LEG],
			["halved-instead-of-root", decimal(5 * c * c, 1), "Half of a number is not its square root."],
		],
	});
}

const LEANING = [
	[
		"{name} leans a ladder of {c} ft against a wall. Its foot stands {a} ft away from the wall. How high up the wall does it reach?",
		"ft",
	],
	[
		"A rope of {c} m holds a mast. It is tied to the ground {a} m away from the foot of the mast. How high up the mast does it end?",
		"m",
	],
	[
		"A kite flies on a straight string of {c} m. {name} stands {a} m away from a point right below the kite, and holds the string at the ground. How high is the kite?",
		"m",
	],
	["A slide is {c} ft long. It covers {a} ft along the ground. How high does it start?", "ft"],
	[
		"A ramp of {c} ft leads up to a door. It begins {a} ft away from the wall. How high is the door above the ground?",
		"ft",
	],
] as const;

function leaning(random: Random) {
	const [text, unit] = random.pick(LEANING);
	const [p, q, c] = sized(random, unit === "ft" ? 40 : 75);
	const is_steep = !text.includes("ramp");
	const [a, b] = is_steep ? [p, q] : [q, p];
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: text.replace("{name}", random.pick(NAMES)).replace("{c}", `${c}`).replace("{a}", `${a}`),
		answer_suffix: unit,
		right: b,
		hints: [
			"Draw a sketch. Where is the right angle, and which length is slanted?",
			"The slanted length is the longest side: its square is the sum of the other two squares.",
			`Take the square of ${a} away from the square of ${c}.`,
		],
		explanation: `The slanted length ${c} is the longest side. $${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${b * b}$, and $\\sqrt{${b * b}} = ${b}$. The height is ${b} ${unit}.`,
		mistakes: [
			["slant-taken-as-leg", rootInTenths(c * c + a * a), SLANT_AS_LEG],
			[
				"subtracted-the-lengths",
				c - a,
				"It looks like the lengths were subtracted. Take their squares first.",
			],
			["forgot-the-root", b * b, NO_ROOT],
			["added-the-lengths", a + c, "It looks like the lengths were added. Which one is the longest side?"],
		],
	});
}

const ROUNDED = [
	[
		"A rectangular field is {b} m long and {a} m wide. How long is the straight path from one corner to the opposite corner?",
		"m",
		20,
		90,
	],
	["A table is {b} cm long and {a} cm wide. How long is its diagonal?", "cm", 60, 200],
	[
		"{name} bikes {a} km to the south and then {b} km to the west. How far away is the start, in a straight line?",
		"km",
		3,
		20,
	],
	[
		"A sheet of paper is {a} cm wide and {b} cm long. How long is a fold from one corner to the opposite corner?",
		"cm",
		10,
		40,
	],
	[
		"A drone flies {b} m straight ahead at the same height, and then {a} m straight up. How far is it from its start?",
		"m",
		8,
		60,
	],
] as const;

function rounded(random: Random) {
	const [text, unit, least, most] = random.pick(ROUNDED);
	const [a, b] = unfinished(random, least, most);
	const square = a * a + b * b;
	const right = rootInTenths(square);
	const below = Math.floor(Math.sqrt(square));
	return fillMeasured({
		answer_type: "FLOAT",
		prompt: `${fill(text, a, b).replace("{name}", random.pick(NAMES))} Round to the nearest tenth.`,
		answer_suffix: unit,
		right,
		tolerance: "0.05",
		hints: [
			"Draw a sketch. Which length lies opposite the right angle?",
			"Square both legs and add. Between which two whole numbers does the root lie?",
		],
		explanation: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${square}$. $\\sqrt{${square}}$ lies between ${below} and ${below + 1}, to the nearest tenth at ${right} ${unit}.`,
		mistakes: [
			["added-the-lengths", a + b, ADDED],
			["forgot-the-root", square, NO_ROOT],
			["slant-taken-as-leg", rootInTenths(b * b - a * a), SLANT_AS_LEG],
			["halved-instead-of-root", decimal(5 * square, 1), "Half of a number is not its square root."],
		],
	});
}

/** A shorter and a longer length whose diagonal is not whole. */
function unfinished(random: Random, least: number, most: number): [number, number] {
	for (;;) {
		const [a, b] = [random.integer(least, most), random.integer(least, most)];
		if (a < b && !isSquare(a * a + b * b)) return [a, b];
	}
}

const SHORTCUTS = [
	"{name} can walk around two sides of a rectangular park, {b} m and {a} m long, or straight across from corner to corner.",
	"A path leads {a} m to the north and then {b} m to the east. {name} crosses the meadow in a straight line instead.",
	"A cable can run along two walls that meet at a right angle, {a} m and {b} m long, or straight across the floor of the hall.",
	"From the harbor a boat can follow the shore {b} m to the west and {a} m to the south, or sail straight.",
] as const;

function shortcut(random: Random) {
	const [a, b, c] = sized(random, 300);
	const saved = a + b - c;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${fill(random.pick(SHORTCUTS), a, b).replace("{name}", random.pick(NAMES))} How much shorter is the straight path?`,
		answer_suffix: "m",
		right: saved,
		hints: [
			"How long are both parts together?",
			"The straight path is the longest side of a right triangle.",
			"Compare the two lengths.",
		],
		explanation: `Along both parts: $${a} + ${b} = ${a + b}$. Straight: $${a}^2 + ${b}^2 = ${c * c}$, and $\\sqrt{${c * c}} = ${c}$. The straight path is $${a + b} - ${c} = ${saved}$ m shorter.`,
		mistakes: [
			["gave-the-straight-way", c, "That is the straight path. How much shorter is it than the other one?"],
			["gave-the-long-way", a + b, "That is the length of both parts. How long is the straight path?"],
			["compared-with-one-part", c - a, "Compare the straight path with both parts together."],
			["compared-with-the-longer-part", c - b, "Compare the straight path with both parts together."],
			["subtracted-the-parts", b - a, "The straight path is the longest side of a right triangle."],
		],
	});
}

/** Edges of boxes whose longest diagonal is whole. */
const BOXES = [
	[2, 8, 16, 18],
	[2, 3, 6, 7],
	[4, 4, 7, 9],
	[2, 6, 9, 11],
	[6, 6, 7, 11],
	[3, 4, 12, 13],
	[2, 5, 14, 15],
	[8, 9, 12, 17],
] as const;
const BOX_THINGS = [
	["A moving box", "a straight stick"],
	["A chest", "a straight pole"],
	["A crate", "a straight pipe"],
	["A parcel", "a rolled-up poster"],
	["A locker", "an umbrella"],
] as const;

function box(random: Random) {
	const [p, q, r, d] = random.pick(BOXES);
	const times = random.integer(4, 9);
	const [l = 1, w = 1, h = 1] = random.shuffle([p, q, r]).map((edge) => edge * times);
	const diagonal = d * times;
	const floor = l * l + w * w;
	const [thing, stick] = random.pick(BOX_THINGS);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} is ${l} cm long, ${w} cm wide and ${h} cm high inside. How long can ${stick} be that just fits in, from one corner to the opposite one?`,
		figure: {
			svg: boxWithDiagonal([l, w, h], [`${l} cm`, `${w} cm`, `${h} cm`]),
			alt: `A box that is ${l} cm long, ${w} cm wide and ${h} cm high, with the diagonal from a lower corner to the opposite upper corner.`,
		},
		answer_suffix: "cm",
		right: diagonal,
		hints: [
			"First look at the floor of the box: its diagonal is the longest side of a right triangle.",
			"That diagonal and the height are the legs of a second right triangle.",
			"You may keep the square of the first diagonal: its root is not needed.",
		],
		explanation: `The floor: $${l}^2 + ${w}^2 = ${floor}$. With the height: $${floor} + ${h}^2 = ${floor} + ${h * h} = ${diagonal * diagonal}$, and $\\sqrt{${diagonal * diagonal}} = ${diagonal}$. The longest length is ${diagonal} cm.`,
		mistakes: [
			["diagonal-of-the-floor", rootInTenths(floor), "That is the diagonal of the floor. Now go up as well."],
			["added-the-edges", l + w + h, "That is the distance along the edges. The straight one is shorter."],
			["forgot-the-root", diagonal * diagonal, NO_ROOT],
			[
				"took-the-longest-edge",
				Math.max(l, w, h),
				"From corner to corner there is more room than along an edge.",
			],
		],
	});
}
