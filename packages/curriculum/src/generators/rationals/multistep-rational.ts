import { fillNumber } from "../../kit/fill-one.ts";
import { add, divide, fraction, mixedEntry, mixedTex, multiply, subtract } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { decimal, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: a fraction of an amount, and the rest; 2: percent and fraction; 3: thirds that must stay exact; 4: wages with a part more; 5: centering on a wall, or three steps. */
export const multistepRational = defineGenerator("multistep-rational", 3, (random, difficulty) =>
	level(difficulty, [rest, percentAndFraction, thirds, wages, centered] as const)(random),
);

function rest(random: Random) {
	const bottom = random.pick([3, 4, 5, 8] as const);
	const top = random.integer(1, bottom - 2);
	const share = lowest(top, bottom);
	const unit = random.integer(4, 20);
	const total = bottom * unit;
	const spent = (total * share.top) / share.bottom;
	const more = random.integer(2, total - spent - 1);
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	const right = total - spent - more;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} has ${total} ${many}, spends $${tex(share)}$ of it on a book and then ${more} ${many} on lunch. How many ${many} are left?`,
		answer_suffix: many,
		right,
		hints: [`How much is $${tex(share)}$ of the money?`, "Take away both amounts."],
		explanation: `The book costs $${tex(share)} \\times ${total} = ${spent}$. $${total} - ${spent} - ${more} = ${right}$ ${many}.`,
		mistakes: [
			["gave-what-was-spent", spent + more, "That is what was spent. How much is left?"],
			["forgot-the-second-step", total - spent, "The lunch is still to be paid."],
			["forgot-the-book", total - more, "The book is paid as well."],
			["kept-the-fraction-only", spent, "That is the price of the book."],
		],
	});
}

function percentAndFraction(random: Random) {
	const total = 40 * random.integer(2, 12);
	const percent = random.pick([10, 20, 25, 30, 40] as const);
	const first = (total * percent) / 100;
	const [top, bottom] = random.pick([
		[1, 4],
		[1, 5],
		[3, 8],
		[1, 2],
		[2, 5],
	] as const);
	const second = (total * top) / bottom;
	const right = total - first - second;
	const thing = random.pick(["students of a school", "trees of a park", "books of a library"]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Of the ${total} ${thing}, ${percent}% are counted on Monday and $\\dfrac{${top}}{${bottom}}$ of all on Tuesday. How many are left for Wednesday?`,
		right,
		hints: ["Both parts belong to the same whole.", "How many are counted on each of the two days?"],
		explanation: `Monday: ${first}. Tuesday: $\\dfrac{${top}}{${bottom}} \\times ${total} = ${second}$. Left: $${total} - ${first} - ${second} = ${right}$.`,
		mistakes: [
			[
				"took-part-of-the-rest",
				Number.isInteger(((total - first) * top) / bottom)
					? total - first - ((total - first) * top) / bottom
					: "",
				"The second part is a part of all, not of the rest.",
			],
			["gave-what-is-done", first + second, "That is what is counted already."],
			["first-day-only", total - first, "Tuesday is still missing."],
			["percent-as-number", total - percent - second, "A percentage is a part of the whole, not a number."],
		],
	});
}

function thirds(random: Random) {
	const bottom = random.pick([3, 6, 9] as const);
	const top = random.pick(bottom === 3 ? [1, 2] : bottom === 6 ? [1, 5] : [2, 4, 7]);
	const count = 3 * random.integer(2, 9) * (bottom / 3);
	const share: Fraction = lowest(top, bottom);
	const right = multiply(share, fraction(count));
	const rounded = decimal(Math.floor((10 * top) / bottom) * count, 1);
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `One jar holds $${tex(share)}$ of a liter. ${name} fills ${count} such jars. How many liters is that exactly?`,
		answer_suffix: "liters",
		right: right.top,
		hints: [
			"Can this fraction be written exactly as a decimal that ends?",
			"Stay with the fraction until the end.",
		],
		explanation: `$${count} \\times ${tex(share)} = ${right.top}$ liters. With a rounded decimal the result would be off.`,
		mistakes: [
			[
				"rounded-and-went-on",
				rounded,
				"It looks like the fraction was rounded to a decimal first. Stay with the fraction.",
			],
			[
				"divided-by-the-bottom-only",
				top > 1 ? count / bottom : "",
				"How many of the parts does one jar hold?",
			],
			[
				"divided-by-the-fraction",
				Number.isInteger((count * bottom) / top) ? (count * bottom) / top : "",
				"It looks like the number was divided by the fraction. Each jar adds its part.",
			],
		],
	});
}

function wages(random: Random) {
	const wage = random.integer(6, 20) * 2;
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	const [usual, extra] = [random.integer(20, 38), random.integer(2, 8)];
	const right = wage * usual + wage * 1.5 * extra;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} earns ${wage} ${many} an hour, and $1\\dfrac{1}{2}$ times as much for every hour of overtime. How many ${many} does that make for ${usual} regular hours and ${extra} ${extra === 1 ? "hour" : "hours"} of overtime?`,
		answer_suffix: many,
		right,
		hints: ["How much is one hour of overtime?", "Find regular hours and overtime separately."],
		explanation: `One hour of overtime brings $1\\dfrac{1}{2} \\times ${wage} = ${wage * 1.5}$. $${usual} \\times ${wage} + ${extra} \\times ${wage * 1.5} = ${right}$ ${many}.`,
		mistakes: [
			["extra-hours-at-the-usual-wage", wage * (usual + extra), "Overtime brings more."],
			["all-hours-at-the-higher-wage", wage * 1.5 * (usual + extra), "Only overtime brings more."],
			[
				"only-the-half-for-extra-hours",
				wage * usual + (wage / 2) * extra,
				"One and a half times: the whole wage and half of it.",
			],
			["usual-hours-only", wage * usual, "The overtime is still missing."],
		],
	});
}

function centered(random: Random) {
	const bottom = random.pick([2, 4] as const);
	const wall = fraction(random.integer(8, 16), { top: 1, bottom });
	const picture = fraction(random.integer(2, 5), { top: random.pick([1, bottom - 1]), bottom });
	const free = subtract(wall, picture);
	const right = divide(free, fraction(2));
	const unit = random.pick(["feet", "meters"]);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `A wall is $${mixedTex(wall)}$ ${unit} wide. A banner $${mixedTex(picture)}$ ${unit} wide hangs exactly in the middle. How many ${unit} of wall are free on each side?`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: unit,
		right: mixedEntry(right),
		hints: ["How much of the wall is free in all?", "It is the same on both sides."],
		explanation: `$${mixedTex(wall)} - ${mixedTex(picture)} = ${mixedTex(free)}$. Half of it is $${mixedTex(right)}$ ${unit}.`,
		mistakes: [
			["forgot-to-halve", mixedEntry(free), "That is free in all. It is shared by two sides."],
			["halved-the-wall-only", mixedEntry(divide(wall, fraction(2))), "The banner takes up space as well."],
			[
				"added-the-picture",
				mixedEntry(divide(add(wall, picture), fraction(2))),
				"The banner covers a part of the wall.",
			],
			[
				"took-off-the-whole-picture-from-half",
				mixedEntry(subtract(divide(wall, fraction(2)), picture)),
				"Only half of the banner is on each side of the middle.",
			],
		],
	});
}
