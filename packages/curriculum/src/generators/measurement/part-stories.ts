import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { lowest } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";

const SHARES = [
	["cup", "cups", "of oats", "batches of granola", "batch"],
	["liter", "liters", "of paint", "walls of a room", "wall"],
	["kilogram", "kilograms", "of clay", "bowls", "bowl"],
	["mile", "miles", "of a trail", "laps of it", "lap"],
	["yard", "yards", "of cloth", "pillow covers", "pillow cover"],
	["pound", "pounds", "of seeds", "bird feeders", "bird feeder"],
] as const;

export function fractionTimes(random: Random) {
	const [unit, units, of, things, thing] = random.pick(SHARES);
	const bottom = random.pick([3, 4, 5, 6, 8]);
	const top = random.integer(Math.min(2, bottom - 2), bottom - 1);
	const { top: small, bottom: low } = lowest(top, bottom);
	const count = random.integer(3, 9);
	const right = lowest(count * small, low);
	const name = random.pick(NAMES);
	const part = `\\dfrac{${small}}{${low}}`;
	const is_trail = unit === "mile";
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: is_trail
			? `One lap of a trail is $${part}$ mile long. ${name} runs ${count} laps. How many miles is that?`
			: `${name} needs $${part}$ ${unit} ${of} for each ${thing}. How many ${units} ${of} does ${name} need for ${count} ${things}?`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: units,
		right: mixedEntry(right),
		hints: [
			`Add $${part}$ once for each ${thing}.`,
			`How many parts of size $\\dfrac{1}{${low}}$ is that in all?`,
			"Can you make wholes of these parts?",
		],
		explanation: `$${count} \\times ${part} = \\dfrac{${count * small}}{${low}}$${mixedTex(right) === `\\dfrac{${count * small}}{${low}}` ? "" : `, and that is $${mixedTex(right)}$`} ${units}.`,
		mistakes: [
			[
				"multiplied-top-and-bottom",
				mixedEntry(lowest(count * small, low * count)),
				"The bottom stays: the parts do not get smaller, there are more of them.",
			],
			[
				"answered-with-the-count",
				count,
				`That is the number of ${is_trail ? "laps" : things}. How much is it in ${units}?`,
			],
			[
				"added-the-count",
				mixedEntry(lowest(count * low + small, low)),
				`Each ${thing} takes that much, so multiply.`,
			],
			["forgot-the-bottom", count * small, `Those are parts of a ${unit}, not whole ${units}.`],
		],
	});
}

export function fractionLeft(random: Random) {
	const [unit, units, of, container] = random.pick([
		["liter", "liters", "of milk", "a jug"],
		["kilogram", "kilograms", "of rice", "a bag"],
		["yard", "yards", "of ribbon", "a roll"],
		["pound", "pounds", "of cherries", "a basket"],
		["gallon", "gallons", "of water", "a bucket"],
	] as const);
	const bottom = random.pick([4, 5, 6, 8, 10]);
	const whole = random.integer(3, 6);
	const first = random.integer(1, bottom - 1);
	const second = random.integer(1, bottom - 1);
	const start = whole * bottom + first;
	const taken = bottom + second;
	const right = lowest(start - taken, bottom);
	const name = random.pick(NAMES);
	const mixed = (parts: number) => mixedTex({ top: parts, bottom });
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `${name} has ${container} with $${mixed(start)}$ ${units} ${of} and uses $${mixed(taken)}$ ${units}. How many ${units} are left?`,
		cta: "Write a whole number or a mixed number in simplest form.",
		answer_suffix: units,
		right: mixedEntry(right),
		hints: [
			"Both amounts have parts of the same size.",
			"Take away the wholes first, then the parts.",
			`Are there enough parts? If not, cut one whole ${unit} into parts of the same size.`,
		],
		explanation: `$${mixed(start)} - ${mixed(taken)}$: in parts of size $\\dfrac{1}{${bottom}}$ that is $${start} - ${taken} = ${start - taken}$ parts, so $${mixedTex(right)}$ ${units}.`,
		mistakes: [
			[
				"smaller-part-from-larger",
				mixedEntry(lowest((whole - 1) * bottom + Math.abs(first - second), bottom)),
				"The parts were taken away the other way around. Which amount loses its parts?",
			],
			["added", mixedEntry(lowest(start + taken, bottom)), "Some of it is used, so less is left."],
			[
				"subtracted-wholes-only",
				mixedEntry(lowest((whole - 1) * bottom + first, bottom)),
				"The parts have to be taken away as well.",
			],
			[
				"did-not-take-from-the-whole",
				first < second ? mixedEntry(lowest((whole - 1) * bottom + bottom + first - second, bottom)) : "",
				"One whole was cut into parts, so there is one whole less.",
			],
		],
	});
}

/** Hundredths as an amount of money with two places, as it is written on a price tag. */
function price(cents: number): string {
	return (cents / 100).toFixed(2);
}

export function money(random: Random) {
	const { many } = random.pick(CURRENCIES.filter(({ one }) => one !== "pound"));
	const name = random.pick(NAMES);
	const [things, least, most] = random.pick([
		["notebooks", 25, 75],
		["bus tickets", 35, 65],
		["sandwiches", 55, 95],
		["bags of apples", 45, 90],
		["paint brushes", 30, 85],
	] as const);
	const each = random.integer(least, most) * 5;
	const count = random.integer(2, 5);
	const cost = each * count;
	const paid = (Math.ceil(cost / 1000) || 1) * 1000;
	const right = paid - cost;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} buys ${count} ${things} for ${price(each)} ${many} each and pays with ${paid / 100} ${many}. How many ${many} does ${name} get back?`,
		answer_suffix: many,
		right: price(right),
		hints: [
			`How much do all ${count} ${things} cost?`,
			"You can calculate in hundredths: then all numbers are whole.",
			"What is missing to the money that was paid?",
		],
		explanation: `${count} ${things}: $${count} \\times ${price(each)} = ${price(cost)}$ ${many}. Back: $${price(paid)} - ${price(cost)} = ${price(right)}$ ${many}.`,
		mistakes: [
			["bought-one-only", price(paid - each), `That is the change for one. There are ${count}.`],
			["gave-the-cost", price(cost), "That is what they cost. How much is given back?"],
			[
				"lost-the-hundredths",
				right % 100 === 0 ? "" : price(paid - Math.floor(each / 100) * 100 * count),
				"The prices have hundredths, too. Do not leave them out.",
			],
			["one-too-many-back", price(right + 100), "Check the whole amounts: the hundredths need one of them."],
		],
	});
}
