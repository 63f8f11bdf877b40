import { dialScale, measuringCup } from "../../figures/scale.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { prose } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** Things with a sensible measure; large light ones and small heavy ones are among them. */
const THINGS = [
	["a paper clip", 1, "gram"],
	["an apple", 180, "grams"],
	["a slice of bread", 30, "grams"],
	["a letter", 20, "grams"],
	["a big balloon", 3, "grams"],
	["a soccer ball", 430, "grams"],
	["a watermelon", 6, "kilograms"],
	["a brick", 3, "kilograms"],
	["a bike", 14, "kilograms"],
	["a dog", 20, "kilograms"],
	["a small iron", 1, "kilogram"],
] as const;
const LIQUIDS = [
	["a bathtub", 150, "liters"],
	["a bucket", 10, "liters"],
	["a big bottle of juice", 1, "liter"],
	["a watering can", 8, "liters"],
	["an aquarium", 60, "liters"],
	["a car's tank", 50, "liters"],
] as const;

// 1: the sensible measure. 2: read a scale at a labelled mark. 3: read it between labels. 4: match. 5: a story in one unit.
export const massVolume = defineGenerator("mass-volume", 3, (random, difficulty) => {
	if (difficulty === 1) return sensible(random);
	if (difficulty === 4) return matched(random);
	if (difficulty === 5) return story(random);
	const is_mass = random.oneIn(2);
	const [most, labelled, small] = random.pick(
		level<readonly (readonly [number, number, number])[]>(difficulty, [
			[],
			[
				[1000, 100, 100],
				[500, 100, 100],
				[10, 1, 1],
			],
			[
				[1000, 100, 50],
				[500, 100, 25],
				[1000, 200, 50],
			],
			[],
			[],
		]),
	);
	const step = difficulty === 2 ? labelled : small;
	let value = step * random.integer(1, most / step - 1);
	if (difficulty === 3 && value % labelled === 0) value += small;
	const unit = is_mass ? (most === 10 ? "kg" : "g") : most === 10 ? "L" : "mL";
	const scale = { most, labelled, small, value, unit };
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_mass
			? `${random.pick(NAMES)} puts a bag on the scale. How heavy is it?`
			: `How much water does ${random.pick(NAMES)} have in the ${most === 10 ? "bucket" : "cup"}?`,
		answer_suffix: unit,
		figure: is_mass
			? {
					svg: dialScale(scale),
					alt: `A round scale in ${unit} with a number every ${labelled} and a mark every ${small}. The hand points ${(value % labelled) / small} ${(value % labelled) / small === 1 ? "mark" : "marks"} after ${value - (value % labelled)}.`,
				}
			: {
					svg: measuringCup(scale),
					alt: `A measuring ${most === 10 ? "bucket" : "cup"} in ${unit} with a number every ${labelled} and a mark every ${small}. The water stands ${(value % labelled) / small} ${(value % labelled) / small === 1 ? "mark" : "marks"} above ${value - (value % labelled)}.`,
				},
		right: value,
		hints: [
			`How much is it from one number to the next? How many steps lie between?`,
			small === labelled
				? "Read the number at the mark."
				: [`Each small step is ${small}.`, "Share what lies between two numbers among the small steps."],
		],
		explanation: `One step is ${small}. ${value % labelled === 0 ? `It stands exactly at ${value}` : `It is ${(value % labelled) / small} ${(value % labelled) / small === 1 ? "step" : "steps"} after ${value - (value % labelled)}: ${value}`} ${unit}.`,
		mistakes: [
			[
				"each-mark-as-one",
				value % labelled === 0 ? value + 1 : value - (value % labelled) + (value % labelled) / small,
				`Look at the numbers: a small step is more than that.`,
			],
			["read-the-next-number", value - (value % labelled) + labelled, "It has not reached that number."],
			[
				"read-the-number-before",
				value - (value % labelled === 0 ? labelled : value % labelled),
				"It is past that number. Look at the marks between.",
			],
		],
	});
});

function sensible(random: Random) {
	const is_mass = random.oneIn(2);
	const [thing, count, unit] = is_mass ? random.pick(THINGS) : random.pick(LIQUIDS);
	const other = is_mass ? (unit.startsWith("kilo") ? "gram" : "kilogram") : "milliliter";
	const plural = (number: number, word: string) => `about ${prose(number)} ${word}${number === 1 ? "" : "s"}`;
	const one = unit.replace(/s$/, "");
	return chooseOption(
		random,
		{
			prompt: is_mass
				? `${random.pick(NAMES)} asks: "How heavy is ${thing}?" What is sensible?`
				: `${random.pick(NAMES)} asks: "How much fits in ${thing}?" What is sensible?`,
			hints: [
				is_mass
					? "A raisin weighs a gram. A big bag of sugar weighs a kilogram."
					: "A small spoon holds a few milliliters. A carton of milk holds a liter.",
				"Imagine holding it. Is it like the small thing or like the large one?",
			],
			explanation: `${thing.slice(0, 1).toUpperCase()}${thing.slice(1)} ${is_mass ? "is" : "holds"} ${plural(count, one)}.`,
		},
		{
			right: plural(count, one),
			wrong: [
				[plural(count, other), "wrong-unit", "Look at the unit. Is it far too small or far too large?"],
				[plural(count * 40, one), "far-too-much", "That is far too much. Imagine lifting it."],
				[
					plural(count * 40, other === "gram" || other === "milliliter" ? other : "kilogram"),
					"by-size-not-by-mass",
					"A thing can be large and light. How heavy does it feel?",
				],
			],
		},
	);
}

function matched(random: Random) {
	const light = random.pick(THINGS.filter(([, count, unit]) => unit.startsWith("gram") && count < 40));
	const middle = random.pick(THINGS.filter(([, count]) => count > 100));
	const heavy = random.pick(THINGS.filter(([, count, unit]) => unit.startsWith("kilo") && count > 1));
	return matchPairs(
		random,
		{
			prompt: `${random.pick(NAMES)} weighs three things. Match each thing with its mass.`,
			hints: ["Put the things in order from light to heavy.", "A thousand grams are one kilogram."],
			explanation: `${[light, middle, heavy].map(([thing, count, unit]) => `${thing.slice(0, 1).toUpperCase()}${thing.slice(1)}: ${count} ${unit}`).join(". ")}.`,
		},
		{
			pairs: [light, middle, heavy].map(([thing, count, unit]) => [thing, `${count} ${unit}`]),
			mistakes: [
				["looked-at-the-number-only", 1, 2, "Look at the unit, too: a kilogram is a thousand grams."],
				["by-size-not-by-mass", 0, 1, "A thing can be large and light. Imagine lifting it."],
			],
		},
	);
}

function story(random: Random) {
	const name = random.pick(NAMES);
	const [a, b] = [random.integer(3, 9), random.integer(4, 9) * 10];
	const [c, d] = [random.integer(250, 700), random.integer(110, 240)];
	const kinds = [
		{
			text: `A box holds ${a} packs of tea with ${b} grams each. How many grams of tea is that?`,
			right: a * b,
			formula: `${a} \\times ${b} = ${a * b}`,
			wrong: a + b,
			unit: "g",
		},
		{
			text: `${name} has ${c} milliliters of milk and uses ${d} milliliters for a cake. How much milk is left?`,
			right: c - d,
			formula: `${c} - ${d} = ${c - d}`,
			wrong: c + d,
			unit: "mL",
		},
		{
			text: `${name} shares ${a * 6} liters of water equally among 6 buckets. How many liters go into each?`,
			right: a,
			formula: `${a * 6} \\div 6 = ${a}`,
			wrong: a * 6 - 6,
			unit: "L",
		},
		{
			text: `A melon has ${c} grams and a mango ${d} grams. How heavy are they together?`,
			right: c + d,
			formula: `${c} + ${d} = ${c + d}`,
			wrong: c - d,
			unit: "g",
		},
		{
			text: `A suitcase has ${a + 9} kilograms, a backpack ${a} kilograms. How much heavier is the suitcase?`,
			right: 9,
			formula: `${a + 9} - ${a} = 9`,
			wrong: 2 * a + 9,
			unit: "kg",
		},
	];
	const { text, right, formula, wrong, unit } = random.pick(kinds);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		answer_suffix: unit,
		right,
		hints: [
			"What happens: does it come together, go away, or is it shared?",
			"All the numbers have the same unit, so you can calculate with them.",
		],
		explanation: `$${formula}$ ${unit}.`,
		mistakes: [
			["other-operation", wrong, "Read once more: does it come together, go away, or is it shared?"],
			["ten-off", right + 10, "Very close. Check the tens."],
		],
	});
}
