import { dialScale, measuringCup } from "../../figures/numbers/scale.ts";
import { ask, counted, defineSkill, NAMES, prose, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Form, Wrong } from "../../kit/index.ts";
import { farApart, MASSES, type Thing, VOLUMES } from "./measured-things.ts";
import { times, shared, joined, compared, story } from "./mass-volume-stories.ts";

const OTHER_UNIT = { gram: "kilogram", kilogram: "gram", milliliter: "liter", liter: "milliliter" } as const;
const isMass = ([, , unit]: Thing) => unit.endsWith("gram");
const measure = (count: number, unit: string) => counted(count, unit).replace(/^\d+/, prose(count));
const LARGE_AND_LIGHT: readonly string[] = ["a big balloon", "a soccer ball"];
/** What a thing weighs or holds. */
const sensible =
	(things: readonly Thing[]): Form =>
	(random) => {
		const thing = random.pick(things);
		const [named, count, unit] = thing;
		const weighs = isMass(thing);
		const about = (number: number, of: string) => words(`about ${measure(number, of)}`);
		const name = random.pick(NAMES);
		return {
			prompt: weighs
				? random.pick([
						`${name} wonders how heavy ${named} is. Which estimate is best?`,
						`About how heavy is ${named}?`,
						`What is the best estimate of the mass of ${named}?`,
					])
				: random.pick([
						`${name} wonders how much ${named} holds. Which estimate is best?`,
						`About how much liquid does ${named} hold?`,
						`What is the best estimate of how much ${named} holds?`,
					]),
			task: named,
			right: about(count, unit),
			wrong: [
				[slip.choseTheWrongUnit, about(count, OTHER_UNIT[unit])],
				count * 40 <= 1000 && [slip.choseFarTooMuch, about(count * 40, unit)],
				LARGE_AND_LIGHT.includes(named) && [slip.judgedByTheSize, about(count < 10 ? 1 : 8, "kilogram")],
				[slip.choseFarTooMuch, about(count + 500, unit)],
			],
			hints: weighs
				? [
						"A raisin weighs about a gram. A large bag of sugar weighs a few kilograms.",
						`Imagine holding ${named}. Is it more like the raisin or like the bag of sugar?`,
						"A kilogram is 1,000 grams.",
					]
				: [
						"A small spoon holds a few milliliters. A quart of milk is about a liter.",
						`Imagine filling ${named}. Would you use the spoon or the carton?`,
						"A liter is 1,000 milliliters.",
					],
			steps: [
				`${startLarge(named)} ${weighs ? "weighs" : "holds"} ${unit === "gram" || unit === "milliliter" ? "less" : "more"} than a ${weighs ? "kilogram" : "liter"}.`,
				`${startLarge(named)} ${weighs ? "has a mass of" : "holds"} about ${measure(count, unit)}.`,
			],
		};
	};

/** Things sorted by the unit that fits. */
const byUnit = ask.sorted((random) => {
	const things = random.oneIn(2) ? MASSES : VOLUMES;
	const [small, large] =
		things === MASSES ? (["grams", "kilograms"] as const) : (["milliliters", "liters"] as const);
	return {
		prompt: random.pick([
			`Would you measure these in ${small} or in ${large}? Sort the cards.`,
			`${random.pick(NAMES)} chooses a unit for each thing: ${small} or ${large}. Where does each card belong?`,
		]),
		bins: [small, large],
		cards: random
			.shuffle<Thing>(things)
			.slice(0, 5)
			.map(([named, , unit]) => {
				const bin = `${unit}s` === small ? small : large;
				return {
					label: named.replace(/^an? /, ""),
					bin,
					wrong: [[slip.choseTheWrongUnit, bin === small ? large : small]],
				};
			}),
		hints: [
			things === MASSES
				? "Think of how heavy each thing is, not how big it is. A big thing can be light."
				: "Think of how much each thing holds when it is full.",
			things === MASSES
				? "A raisin weighs about a gram. A large bag of sugar weighs a few kilograms."
				: "A small spoon holds a few milliliters. A quart of milk is about a liter.",
			things === MASSES
				? "A quart of milk weighs about a kilogram. Measure lighter things in grams."
				: "Which things hold less than a quart of milk does? Measure those in milliliters.",
		],
		steps:
			things === MASSES
				? [
						"Use grams for things that weigh less than a kilogram, and kilograms for heavier things.",
						"Big does not mean heavy: a balloon is big, but there is only air in it, so it is light.",
					]
				: ["Use milliliters for things that hold less than a liter, and liters for things that hold more."],
	};
});

/** [the highest number, the step from number to number, the step from mark to mark]. */
type Scale = readonly [most: number, labeled: number, small: number];

const COARSE: readonly Scale[] = [
	[1000, 100, 100],
	[500, 100, 100],
	[10, 1, 1],
	[500, 50, 50],
];
const FINE: readonly Scale[] = [
	[1000, 100, 50],
	[500, 100, 25],
	[1000, 200, 50],
	[500, 100, 20],
];

const readScale =
	(scales: readonly Scale[]): Form =>
	(random) => {
		const [most, labeled, small] = random.pick(scales);
		const value = small * random.integer(1, most / small - 1);
		const [past, before] = [value % labeled, value - (value % labeled)];
		if (small < labeled && past === 0) return undefined;
		const [weighs, isLarge] = [random.oneIn(2), most === 10];
		const unit = weighs ? (isLarge ? "kg" : "g") : isLarge ? "L" : "mL";
		const scale = { most, labeled, small, value, unit };
		const [name, vessel] = [random.pick(NAMES), isLarge ? "bucket" : "cup"];
		const marks = past === 0 ? "at" : `${counted(past / small, "mark")} ${weighs ? "after" : "above"}`;
		const wrong: (Wrong | false)[] = [
			past > 0 && small > 1 && [slip.countedMarksAsOnes, whole(before + past / small)],
			[slip.readTheNextNumber, whole(before + labeled)],
			[slip.readTheNumberBefore, whole(past === 0 ? value - labeled : before)],
			past > 0 && [slip.oneMarkOff, whole(value + small)],
		];
		return {
			prompt: weighs
				? random.pick([
						`${name} puts a bag on the scale. What is its mass?`,
						`How heavy is the bag on the scale?`,
						`Read the scale. How much does ${name}’s bag weigh?`,
					])
				: random.pick([
						`How much water does ${name} have in the ${vessel}?`,
						`How much water is in the ${vessel}?`,
						`${name} pours water in the ${vessel}. Read how much it is.`,
					]),
			figure: weighs
				? {
						svg: dialScale(scale),
						alt: `A round scale in ${unit} with a number every ${labeled} and a mark every ${small}. The hand points ${marks} ${before}.`,
					}
				: {
						svg: measuringCup(scale),
						alt: `A measuring ${vessel} in ${unit} with a number every ${labeled} and a mark every ${small}. The water is ${marks} ${before}.`,
					},
			right: whole(value),
			wrong,
			unit: { after: unit },
			hints: [
				"How much is it from one number to the next? How many steps are between them?",
				small === labeled
					? "There is a number at every mark. Which one is it?"
					: `Two numbers next to each other are ${labeled} apart. That is ${labeled / small} small steps.`,
				small === labeled
					? "Read the number at the mark."
					: `Count on from the number before: each step is ${small}.`,
			],
			steps: [
				`One step is ${small} ${unit}.`,
				past === 0
					? `It is exactly at ${value} ${unit}.`
					: `It is ${counted(past / small, "step")} after ${before}: ${value} ${unit}.`,
			],
		};
	};

// 1: what is sensible. 2: a scale with a number at every mark. 3: marks between the numbers. 4: things sorted and matched.
// 5: stories in one unit.
export const massVolume = defineSkill("mass-volume", 19, {
	1: [ask.chosen(sensible(MASSES)), ask.chosen(sensible(VOLUMES)), byUnit],
	2: [ask.typed(readScale(COARSE)), ask.chosen(readScale(COARSE)), byUnit],
	3: [ask.typed(readScale(FINE)), ask.chosen(readScale(FINE))],
	4: [
		ask.matched(sensible(farApart(MASSES)), ["object", "mass"]),
		ask.matched(sensible(farApart(VOLUMES)), ["object", "amount"]),
		byUnit,
		ask.typed(readScale(FINE)),
	],
	5: [
		ask.typed(story([times, shared, joined, compared])),
		ask.chosen(story([times, shared, joined, compared])),
	],
});
