import { fillNumber } from "../../kit/fill-one.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";

export const NOT_CONVERTED =
	"The two amounts are in different units. Bring them to the same unit before you calculate.";
export const SAME_UNIT = "Look at the units first. Are they the same?";

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

export function oneStep(random: Random) {
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

export function howManyFit(random: Random) {
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

export function equalAmounts(random: Random) {
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

export function twoSteps(random: Random) {
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
