import type { Question } from "@learnin/domain/question/question";
import type { FigureColour } from "../../figures/svg.ts";
import { rightTriangle } from "../../figures/right-triangle.ts";
import { fillMeasured } from "../../kit/fill-measured.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { isSquare, rootInTenths, TRIPLES } from "./triples.ts";

const ADDED_LEGS = "It looks like the sides were added. The squares of the legs add up, not the legs.";
const NO_ROOT = "That is the square of the side. Which number times itself gives it?";
const ADDED_FOR_LEG =
	"It looks like both squares were added. The longest side is known here, so a square has to be taken away.";

/** 1: the longest side, small triples; 2: a leg; 3: either, exact under a root sign; 4: either, rounded to tenths; 5: a leg twice, over two triangles, or with decimals. */
export const pythagoreanSides = defineGenerator("pythagorean-sides", 2, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => hypotenuse(random),
		() => leg(random),
		() => underRoot(random),
		() => rounded(random),
		() => (random.oneIn(2) ? isosceles(random) : decimals(random)),
	])(),
);

interface Sides {
	across: number;
	up: number;
	labels: readonly [string, string, string];
}

function pictureOf(random: Random, { across, up, labels }: Sides) {
	const words = labels.map((text) => (text === "?" ? "unknown" : text));
	return {
		svg: rightTriangle({
			across,
			up,
			labels,
			is_right: random.oneIn(2),
			is_above: random.oneIn(3),
			colour: random.pick(["sky", "gold", "mint", "lilac"] as const satisfies readonly FigureColour[]),
		}),
		alt: `A right triangle. The two sides at the right angle are ${words[0]} and ${words[1]}. The side opposite the right angle is ${words[2]}.`,
	};
}

function triple(random: Random, most: number): [number, number, number] {
	for (;;) {
		const [a, b, c] = random.pick(TRIPLES);
		const times = random.integer(1, 6);
		if (c * times <= most)
			return random.oneIn(2) ? [a * times, b * times, c * times] : [b * times, a * times, c * times];
	}
}

const ASK = "Find the missing side of the right triangle.";

function hypotenuse(random: Random) {
	const [a, b, c] = triple(random, 40);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${ASK} The legs are ${a} cm and ${b} cm long.`,
		figure: pictureOf(random, { across: a, up: b, labels: [`${a} cm`, `${b} cm`, "?"] }),
		answer_suffix: "cm",
		right: c,
		hints: [
			"The missing side lies opposite the right angle. It is the longest one.",
			"Square both legs and add the squares.",
			"Which number times itself gives the sum?",
		],
		explanation: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}$, and $\\sqrt{${c * c}} = ${c}$. The side is ${c} cm long.`,
		mistakes: [
			["added-the-legs", a + b, ADDED_LEGS],
			["forgot-the-root", c * c, NO_ROOT],
			[
				"subtracted-the-squares",
				isSquare(Math.abs(a * a - b * b)) ? Math.sqrt(Math.abs(a * a - b * b)) : "",
				"It looks like the squares were subtracted. Both legs are known, so add.",
			],
			["doubled-instead-of-squared", 2 * a + 2 * b, "Squared means times itself, not times 2."],
			[
				"halved-the-sum-of-squares",
				(c * c) % 2 === 0 ? (c * c) / 2 : decimal(5 * c * c, 1),
				"Half of a number is not its square root.",
			],
		],
	});
}

function leg(random: Random) {
	const [a, b, c] = triple(random, 65);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${ASK} One leg is ${a} cm long, and the side opposite the right angle is ${c} cm long.`,
		figure: pictureOf(random, { across: a, up: b, labels: [`${a} cm`, "?", `${c} cm`] }),
		answer_suffix: "cm",
		right: b,
		hints: [
			"The longest side is known. Its square is the sum of the squares of the legs.",
			`So take the square of ${a} away from the square of ${c}.`,
			"Which number times itself gives the result?",
		],
		explanation: `$${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${b * b}$, and $\\sqrt{${b * b}} = ${b}$. The side is ${b} cm long.`,
		mistakes: [
			["subtracted-the-sides", c - a, "It looks like the sides were subtracted. Take their squares first."],
			["added-the-squares-for-a-leg", rootInTenths(a * a + c * c), ADDED_FOR_LEG],
			["forgot-the-root", b * b, NO_ROOT],
			["added-the-squares-and-stopped", a * a + c * c, ADDED_FOR_LEG],
		],
	});
}

/** Two whole sides whose third is no whole number; `is_leg` says that a leg is missing. */
function unfinished(random: Random, most: number): { a: number; b: number; square: number; is_leg: boolean } {
	for (;;) {
		const is_leg = random.oneIn(2);
		const [a, b] = [random.integer(2, most), random.integer(2, most)];
		const square = is_leg ? b * b - a * a : a * a + b * b;
		if (square > 1 && !isSquare(square) && a !== b) return { a, b, square, is_leg };
	}
}

function partsOf(random: Random, { a, b, square, is_leg }: ReturnType<typeof unfinished>) {
	const [across, up, slant] = is_leg ? [`${a} cm`, "?", `${b} cm`] : [`${a} cm`, `${b} cm`, "?"];
	return {
		told: is_leg
			? `${ASK} One leg is ${a} cm long, and the side opposite the right angle is ${b} cm long.`
			: `${ASK} The legs are ${a} cm and ${b} cm long.`,
		figure: pictureOf(random, {
			across: a,
			up: is_leg ? Math.sqrt(square) : b,
			labels: [across ?? "", up ?? "", slant ?? ""],
		}),
		work: is_leg
			? `$${b}^2 - ${a}^2 = ${b * b} - ${a * a} = ${square}$`
			: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${square}$`,
		other: is_leg ? a * a + b * b : Math.abs(a * a - b * b),
		lead: is_leg
			? "The longest side is known, so take the square of the leg away from its square."
			: "Both legs are known, so add their squares.",
	};
}

function underRoot(random: Random) {
	const sides = unfinished(random, 12);
	const { a, b, square, is_leg } = sides;
	const { told, figure, work, other, lead } = partsOf(random, sides);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${told} Write its length exactly, in centimeters, with a root sign.`,
		cta: "Write the number under the root sign.",
		figure,
		answer_prefix: "√",
		right: square,
		hints: [
			lead,
			"The result is the square of the missing side. It need not be a square number: then the root sign stays.",
		],
		explanation: `${work}. The side is $\\sqrt{${square}}$ cm long.`,
		mistakes: [
			is_leg
				? ["added-the-squares-for-a-leg", other, ADDED_FOR_LEG]
				: [
						"subtracted-the-squares",
						other,
						"It looks like the squares were subtracted. Both legs are known, so add.",
					],
			["worked-without-squares", is_leg ? b - a : a + b, "Square the sides before adding or subtracting."],
			[
				"squared-the-sum",
				is_leg ? (b - a) ** 2 : (a + b) ** 2,
				"Square each side alone first. The order matters here.",
			],
			[
				"doubled-instead-of-squared",
				is_leg ? 2 * b - 2 * a : 2 * a + 2 * b,
				"Squared means times itself, not times 2.",
			],
		],
	});
}

function rounded(random: Random) {
	const sides = unfinished(random, 20);
	const { a, b, square, is_leg } = sides;
	const { told, figure, work, other, lead } = partsOf(random, sides);
	const right = rootInTenths(square);
	const below = Math.floor(Math.sqrt(square));
	return fillMeasured({
		answer_type: "FLOAT",
		prompt: `${told} Round to the nearest tenth.`,
		figure,
		answer_suffix: "cm",
		right,
		tolerance: "0.05",
		hints: [lead, "Between which two whole numbers does the root lie? Then try tenths."],
		explanation: `${work}. $\\sqrt{${square}}$ lies between ${below} and ${below + 1}. To the nearest tenth it is ${right} cm.`,
		mistakes: [
			is_leg
				? ["added-the-squares-for-a-leg", rootInTenths(other), ADDED_FOR_LEG]
				: [
						"subtracted-the-squares",
						rootInTenths(other),
						"It looks like the squares were subtracted. Both legs are known, so add.",
					],
			[
				"worked-without-squares",
				is_leg ? b - a : a + b,
				is_leg ? "Square the sides before subtracting." : ADDED_LEGS,
			],
			["forgot-the-root", square, NO_ROOT],
			["halved-instead-of-root", decimal(5 * square, 1), "Half of a number is not its square root."],
		],
	});
}

function isosceles(random: Random) {
	const [half, height, side] = triple(random, 50);
	const base = 2 * half;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `A triangle has two sides of ${side} cm each. The third side, its base, is ${base} cm long. How high is the triangle above the base?`,
		answer_suffix: "cm",
		right: height,
		hints: [
			"Draw the height in the middle. It makes two equal right triangles.",
			"One leg of each is half of the base. Which side is opposite the right angle?",
		],
		explanation: `The height cuts the base into two parts of ${half} cm. $${side}^2 - ${half}^2 = ${side * side} - ${half * half} = ${height * height}$, and $\\sqrt{${height * height}} = ${height}$. The height is ${height} cm.`,
		mistakes: [
			[
				"used-the-whole-base",
				side > base ? rootInTenths(side * side - base * base) : "",
				"It looks like the whole base was used. The height cuts it in half.",
			],
			["added-the-squares-for-a-leg", rootInTenths(side * side + half * half), ADDED_FOR_LEG],
			["forgot-the-root", height * height, NO_ROOT],
			["took-a-side-as-height", side, "The side is slanted. The height stands straight on the base."],
			["subtracted-the-sides", side - half, "Take the squares first."],
		],
	});
}

function decimals(random: Random) {
	const [a, b, c] = triple(random, 41);
	const divisor = random.pick([2, 5, 10] as const);
	const show = (number: number) => decimal(Math.round((1000 * number) / divisor), 3);
	const [x, y, z] = [show(a), show(b), show(c)];
	const square = (number: number) =>
		decimal(Math.round((1_000_000 * number * number) / (divisor * divisor)), 6);
	return fillMeasured({
		answer_type: "FLOAT",
		prompt: `${ASK} One leg is ${x} m long, and the side opposite the right angle is ${z} m long.`,
		figure: pictureOf(random, { across: a, up: b, labels: [`${x} m`, "?", `${z} m`] }),
		answer_suffix: "m",
		right: y,
		hints: [
			"The longest side is known, so take the square of the leg away from its square.",
			"Which number times itself gives the result?",
		],
		explanation: `$${z}^2 - ${x}^2 = ${square(c)} - ${square(a)} = ${square(b)}$, and $\\sqrt{${square(b)}} = ${y}$. The side is ${y} m long.`,
		mistakes: [
			[
				"subtracted-the-sides",
				show(c - a),
				"It looks like the sides were subtracted. Take their squares first.",
			],
			["forgot-the-root", square(b), NO_ROOT],
			["added-the-sides", show(c + a), "Take the squares first, and think which side is the longest."],
			[
				"added-the-squares-and-stopped",
				decimal(Math.round((1_000_000 * (a * a + c * c)) / (divisor * divisor)), 6),
				ADDED_FOR_LEG,
			],
		],
	});
}
