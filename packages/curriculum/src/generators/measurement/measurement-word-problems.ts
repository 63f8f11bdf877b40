import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { lowest, prose, texNumber } from "../../kit/numbers.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const NOT_CONVERTED =
	"The two amounts are in different units. Bring them to the same unit before you calculate.";
const SAME_UNIT = "Look at the units first. Are they the same?";

// 1: one conversion, then one step. 2: many equal small amounts of a larger unit. 3: hours and minutes. 4: fractions
// of a unit. 5: money with decimals, or two steps with a conversion.
export const measurementWordProblems = defineGenerator(
	"measurement-word-problems",
	1,
	(random, difficulty) => {
		switch (difficulty) {
			case 1:
				return oneStep(random);
			case 2:
				return random.oneIn(2) ? howManyFit(random) : equalAmounts(random);
			case 3:
				return random.oneIn(2) ? timeLeft(random) : timesInAll(random);
			case 4:
				return random.oneIn(2) ? fractionTimes(random) : fractionLeft(random);
			default:
				return random.oneIn(2) ? money(random) : twoSteps(random);
		}
	},
);

/** Something in a larger unit of which a part goes in the smaller one: the story, the units, the grain of the part. */
const TAKEN = [
	{
		tell: (name: string, count: number, taken: string) =>
			`${name} has a rope of ${count} meters and cuts off ${taken} centimeters. How many centimeters of rope are left?`,
		units: ["meter", "centimeters", 100, 5],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`A roll of tape is ${count} meters long. ${name} uses ${taken} centimeters of it. How many centimeters are left?`,
		units: ["meter", "centimeters", 100, 5],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`${name} buys ${count} kilograms of flour and uses ${taken} grams. How many grams of flour are left?`,
		units: ["kilogram", "grams", 1000, 50],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`A tank holds ${count} liters of water. ${name} lets ${taken} milliliters out. How many milliliters are left?`,
		units: ["liter", "milliliters", 1000, 50],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`A trail is ${count} kilometers long. ${name} has walked ${taken} meters of it. How many meters are left?`,
		units: ["kilometer", "meters", 1000, 50],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`${name} has ${count} feet of ribbon and uses ${taken} inches for a gift. How many inches of ribbon are left?`,
		units: ["foot", "inches", 12, 1],
	},
	{
		tell: (name: string, count: number, taken: string) =>
			`${name} buys ${count} pounds of grapes and eats ${taken} ounces. How many ounces of grapes are left?`,
		units: ["pound", "ounces", 16, 1],
	},
] as const;

function oneStep(random: Random) {
	const name = random.pick(NAMES);
	const { tell, units } = random.pick(TAKEN);
	const [large, small, factor, grain] = units;
	const count = random.integer(2, 6);
	const taken = grain * random.integer(3, Math.floor((factor * 1.4) / grain));
	const whole = count * factor;
	const right = whole - taken;
	const larges = large === "foot" ? "feet" : `${large}s`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: tell(name, count, prose(taken)),
		answer_suffix: small,
		right,
		hints: [
			SAME_UNIT,
			[`One ${large} is ${prose(factor)} ${small}.`, `How many ${small} make one ${large}?`],
			"Then take away what is gone.",
		],
		explanation: `${count} ${larges} are $${count} \\times ${texNumber(factor)} = ${texNumber(whole)}$ ${small}. Left: $${texNumber(whole)} - ${texNumber(taken)} = ${texNumber(right)}$ ${small}.`,
		mistakes: [
			["did-not-convert", Math.abs(taken - count), NOT_CONVERTED],
			["added", whole + taken, "Something is taken away here, so less is left."],
			[
				"used-another-factor",
				Math.abs(count * (factor >= 100 ? factor / 10 : 10) - taken) || "",
				`How many ${small} make one ${large}? Check that number.`,
			],
			["gave-the-whole", whole, `That is the whole amount in ${small}. Some of it is gone.`],
		],
	});
}

const PORTIONS = [
	[
		"liters",
		"liter",
		"milliliters",
		1000,
		"a pot with",
		"of soup",
		"fills bowls with",
		"bowls",
		"each",
		[100, 200, 250, 500],
	],
	[
		"liters",
		"liter",
		"milliliters",
		1000,
		"a pitcher with",
		"of lemonade",
		"fills glasses with",
		"glasses",
		"each",
		[100, 125, 200, 250],
	],
	[
		"kilograms",
		"kilogram",
		"grams",
		1000,
		"a sack with",
		"of rice",
		"fills bags with",
		"bags",
		"each",
		[100, 200, 250, 500],
	],
	[
		"meters",
		"meter",
		"centimeters",
		100,
		"a roll with",
		"of string",
		"cuts pieces of",
		"pieces",
		"each",
		[5, 10, 20, 25, 50],
	],
	[
		"pounds",
		"pound",
		"ounces",
		16,
		"a box with",
		"of berries",
		"fills bowls with",
		"bowls",
		"each",
		[2, 4, 8],
	],
	[
		"feet",
		"foot",
		"inches",
		12,
		"a strip with",
		"of ribbon",
		"cuts pieces of",
		"pieces",
		"each",
		[2, 3, 4, 6],
	],
] as const;

function howManyFit(random: Random) {
	const [many, one, small, factor, has, of, verb, things, , sizes] = random.pick(PORTIONS);
	const [count, size] = [random.integer(2, 6), random.pick(sizes)];
	const whole = count * factor;
	const right = whole / size;
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} has ${has} ${count} ${many} ${of} and ${verb} ${size} ${small}${things === "pieces" ? "" : " each"}. How many ${things} does ${name} ${things === "pieces" ? "get" : "fill"}?`,
		answer_suffix: things,
		right,
		hints: [
			SAME_UNIT,
			[`One ${one} is ${prose(factor)} ${small}.`, `How many ${small} make one ${one}?`],
			`How many times do ${size} ${small} fit into the whole amount?`,
		],
		explanation: `${count} ${many} are $${count} \\times ${texNumber(factor)} = ${texNumber(whole)}$ ${small}. ${size} ${small} fit into it $${texNumber(whole)} \\div ${size} = ${right}$ times: ${right} ${things}.`,
		mistakes: [
			[
				"one-large-unit-only",
				count === 1 ? "" : factor / size,
				`That is for one ${one}. There are ${count} ${many}.`,
			],
			["did-not-convert", size % count === 0 ? size / count : count * size, NOT_CONVERTED],
			["gave-the-whole", whole, `That is the whole amount in ${small}. How many ${things} is it enough for?`],
			[
				"used-another-factor",
				(whole / 10) % size === 0 ? whole / 10 / size : "",
				`How many ${small} make one ${one}? Check that number.`,
			],
		],
	});
}

function equalAmounts(random: Random) {
	const [many, one, small, factor, , of, , things, , sizes] = random.pick(PORTIONS);
	const size = random.pick(sizes);
	const count = random.integer(3, 9);
	const whole = Math.ceil((size * count + 1) / factor) + random.integer(0, 2);
	const used = size * count;
	const right = whole * factor - used;
	const name = random.pick(NAMES);
	const needs =
		things === "pieces"
			? `cuts ${count} pieces of ${size} ${small} each`
			: `fills ${count} ${things} with ${size} ${small} each`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} has ${whole} ${whole === 1 ? one : many} ${of} and ${needs}. How many ${small} ${of} are left?`,
		answer_suffix: small,
		right,
		hints: [
			SAME_UNIT,
			`How much do all ${count} ${things} need?`,
			[`One ${one} is ${prose(factor)} ${small}.`, `How many ${small} make one ${one}?`],
		],
		explanation: `${whole} ${whole === 1 ? one : many} ${whole === 1 ? "is" : "are"} ${prose(whole * factor)} ${small}. The ${things} need $${count} \\times ${size} = ${texNumber(used)}$ ${small}. Left: $${texNumber(whole * factor)} - ${texNumber(used)} = ${texNumber(right)}$ ${small}.`,
		mistakes: [
			["did-not-convert", Math.abs(used - whole), NOT_CONVERTED],
			["used-one-only", whole * factor - size, `That is after one of them. There are ${count}.`],
			["gave-what-was-used", used, "That is what is used. How much is left?"],
		],
	});
}

const ACTIVITIES = [
	["A concert in", "lasts"],
	["A movie in", "lasts"],
	["A soccer tournament in", "takes"],
	["A boat trip near", "takes"],
	["A bus ride from", "takes"],
] as const;
const TOWNS = ["Lisbon", "Accra", "Hanoi", "Bogota", "Tunis", "Perth", "Vancouver", "Chennai"] as const;

function timeLeft(random: Random) {
	const [what, verb] = random.pick(ACTIVITIES);
	const hours = random.integer(2, 5);
	const minutes = random.integer(1, 11) * 5;
	const passed = random.integer(Math.max(5, minutes / 5 + 1), Math.floor((hours * 60) / 5) - 2) * 5;
	const whole = hours * 60 + minutes;
	const right = whole - passed;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${what} ${random.pick(TOWNS)} ${verb} ${hours} hours ${minutes} minutes. So far, ${passed} minutes have passed. How many minutes are still to come?`,
		answer_suffix: "minutes",
		right,
		hints: [
			SAME_UNIT,
			["One hour is 60 minutes.", "How many minutes does one hour have?"],
			"How many minutes is the whole time?",
		],
		explanation: `${hours} hours are $${hours} \\times 60 = ${hours * 60}$ minutes. With the other ${minutes} minutes: ${whole} minutes. Still to come: $${whole} - ${passed} = ${right}$ minutes.`,
		mistakes: [
			[
				"took-an-hour-for-100",
				hours * 100 + minutes - passed,
				"An hour does not have a hundred minutes. How many minutes does it have?",
			],
			[
				"forgot-the-minutes",
				hours * 60 - passed > 0 ? hours * 60 - passed : "",
				`The whole time is ${hours} hours and some minutes more.`,
			],
			["gave-the-whole-time", whole, "That is the whole time in minutes. Some of it has passed."],
			["did-not-convert", Math.abs(hours + minutes - passed) || "", NOT_CONVERTED],
		],
	});
}

function timesInAll(random: Random) {
	const name = random.pick(NAMES);
	const days = random.integer(3, 7);
	const [hours, minutes] = [random.integer(1, 2), random.integer(2, 10) * 5];
	const each = hours * 60 + minutes;
	const right = days * each;
	const activity = random.pick([
		"practices the drums",
		"works in the garden",
		"reads",
		"trains for a race",
		"helps in the animal shelter",
		"paints a mural",
	]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} ${activity} for ${counted(hours, "hour")} ${minutes} minutes on each of ${days} days. How many minutes is that in all?`,
		answer_suffix: "minutes",
		right,
		hints: [
			["One hour is 60 minutes.", "How many minutes does one hour have?"],
			"How many minutes is it on one day?",
			`It is the same on each of the ${days} days.`,
		],
		explanation: `One day: $${hours} \\times 60 + ${minutes} = ${each}$ minutes. ${days} days: $${days} \\times ${each} = ${texNumber(right)}$ minutes.`,
		mistakes: [
			[
				"took-an-hour-for-100",
				days * (hours * 100 + minutes),
				"An hour does not have a hundred minutes. How many minutes does it have?",
			],
			["one-day-only", each, `That is one day. There are ${days} days.`],
			["multiplied-the-minutes-only", hours * 60 + days * minutes, "The hours come again on each day, too."],
			["did-not-convert", days * (hours + minutes), NOT_CONVERTED],
		],
	});
}

const SHARES = [
	["cup", "cups", "of oats", "batches of granola", "batch"],
	["liter", "liters", "of paint", "walls of a room", "wall"],
	["kilogram", "kilograms", "of clay", "bowls", "bowl"],
	["mile", "miles", "of a trail", "laps of it", "lap"],
	["yard", "yards", "of cloth", "pillow covers", "pillow cover"],
	["pound", "pounds", "of seeds", "bird feeders", "bird feeder"],
] as const;

function fractionTimes(random: Random) {
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

function fractionLeft(random: Random) {
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

function money(random: Random) {
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

function twoSteps(random: Random) {
	const name = random.pick(NAMES);
	const [large, larges, small, factor, thing, things, verb] = random.pick([
		["kilogram", "kilograms", "grams", 1000, "crate", "crates", "weighs"],
		["liter", "liters", "milliliters", 1000, "canister", "canisters", "holds"],
		["meter", "meters", "centimeters", 100, "board", "boards", "measures"],
		["foot", "feet", "inches", 12, "shelf", "shelves", "measures"],
		["pound", "pounds", "ounces", 16, "parcel", "parcels", "weighs"],
	] as const);
	const count = random.integer(3, 6);
	const wholes = random.integer(1, 4);
	const extra = factor >= 100 ? (factor / 20) * random.integer(2, 17) : random.integer(2, factor - 2);
	const each = wholes * factor + extra;
	const right = count * each;
	const mistakes: Mistake[] = [
		["did-not-convert", count * (wholes + extra), NOT_CONVERTED],
		[
			"multiplied-the-large-unit-only",
			count * wholes * factor + extra,
			`Each ${thing} has the ${small} as well. They come ${count} times, too.`,
		],
		["one-thing-only", each, `That is one ${thing}. There are ${count} ${things}.`],
		[
			"used-another-factor",
			count * (wholes * (factor >= 100 ? factor / 10 : 10) + extra),
			`How many ${small} make one ${large}? Check that number.`,
		],
	];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} stacks ${count} equal ${things}. Each ${thing} ${verb} ${wholes} ${wholes === 1 ? large : larges} and ${extra} ${small}. How many ${small} is that for all ${things} together?`,
		answer_suffix: small,
		right,
		hints: [
			`Change one ${thing} to ${small} first.`,
			[`One ${large} is ${prose(factor)} ${small}.`, `How many ${small} make one ${large}?`],
			`Then take it ${count} times.`,
		],
		explanation: `One ${thing}: $${wholes} \\times ${texNumber(factor)} + ${extra} = ${texNumber(each)}$ ${small}. ${count} ${things}: $${count} \\times ${texNumber(each)} = ${texNumber(right)}$ ${small}.`,
		mistakes,
	});
}
