import { NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";

interface Story {
	text: string;
	right: number;
	formula: string;
	wrong: readonly Wrong[];
	/** What to do with the two numbers. */
	hint: string;
}

const FOODS = ["tea", "rice", "nuts", "beans", "flour", "oats"] as const;
const DRINKS = ["milk", "juice", "water", "soup", "tea"] as const;

export function times(random: Random): Story {
	const [a, b] = [random.integer(3, 9), 10 * random.integer(4, 9)];
	const food = random.pick(FOODS);
	return {
		text: random.pick([
			`A box holds ${a} packs of ${food} with ${b} grams each. How many grams of ${food} is that?`,
			`Each of ${a} bags of ${food} has a mass of ${b} grams. What is the mass of all the bags together in grams?`,
		]),
		right: a * b,
		formula: `${a} \\times ${b} = ${a * b}`,
		wrong: [
			[slip.addedFactors, whole(a + b)],
			[slip.gaveTheNumberOfTens, whole((a * b) / 10)],
			[slip.oneGroupShort, whole(a * b - b)],
		],
		hint: "There are equal groups. Multiply.",
	};
}

export function shared(random: Random): Story {
	const [each, by] = [random.integer(3, 9), random.integer(3, 8)];
	const total = each * by;
	return {
		text: random.pick([
			`${random.pick(NAMES)} shares ${total} liters of water equally among ${by} buckets. How many liters go into each?`,
			`A painter pours ${total} liters of paint equally into ${by} cans. How many liters are in each can?`,
			`A crate of ${total} kilograms of apples is shared equally among ${by} families. How many kilograms does each get?`,
		]),
		right: each,
		formula: `${total} \\div ${by} = ${each}`,
		wrong: [
			[slip.subtractedOnce, whole(total - by)],
			[slip.multipliedToDivide, whole(total * by)],
			[slip.quotientOneOver, whole(each + 1)],
		],
		hint: "It is shared equally. Divide.",
	};
}

export function joined(random: Random): Story {
	const [a, b] = [random.integer(250, 640), random.integer(110, 240)];
	return {
		text: random.pick([
			`A melon has a mass of ${a} grams. A mango has a mass of ${b} grams. What is their mass together in grams?`,
			`${random.pick(NAMES)} mixes ${a} milliliters of ${random.pick(DRINKS)} with ${b} milliliters of cream. How many milliliters are there together?`,
			`A ${a}-gram book and a ${b}-gram notebook are in a bag. What is their mass together in grams?`,
		]),
		right: a + b,
		formula: `${a} + ${b} = ${a + b}`,
		wrong: [
			[slip.subtractedInstead, whole(a - b)],
			[slip.lostATen, whole(a + b - 10)],
			[slip.gaveAStoryNumber, whole(a)],
		],
		hint: "Both amounts are put together. Add.",
	};
}

export function compared(random: Random): Story {
	const [a, b] = [random.integer(250, 700), random.integer(110, 240)];
	const drink = random.pick(DRINKS);
	return {
		text: random.pick([
			`${random.pick(NAMES)} has ${a} milliliters of ${drink} and uses ${b} milliliters. How many milliliters are left?`,
			`A horse has a mass of ${a} kilograms. A pig has a mass of ${b} kilograms. How many kilograms heavier is the horse?`,
			`A jug holds ${a} milliliters. A glass holds ${b} milliliters. How many milliliters more does the jug hold?`,
			`A baker has ${a} grams of flour and uses ${b} grams. How many grams are left?`,
		]),
		right: a - b,
		formula: `${a} - ${b} = ${a - b}`,
		wrong: [
			[slip.addedInstead, whole(a + b)],
			[slip.lostATen, whole(a - b + 10)],
			[slip.gaveAStoryNumber, whole(a)],
		],
		hint: "Something is taken away or compared. Subtract.",
	};
}

export const story =
	(kinds: readonly ((random: Random) => Story)[]): Form =>
	(random): Draft => {
		const { text, right, formula, wrong, hint } = random.pick(kinds)(random);
		return {
			prompt: text,
			right: whole(right),
			wrong,
			hints: [
				"What happens in the story: is something put together, taken away, compared, or shared?",
				hint,
				`All amounts have the same unit. Find $${formula.split(" = ")[0]}$.`,
			],
			steps: [hint, `$${formula}$.`],
		};
	};
