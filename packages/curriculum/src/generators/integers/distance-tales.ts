import { type Form, NAMES, type Random, slip, withUnit } from "../../kit/index.ts";
import { amount, whole } from "../../kit/value.ts";

/** A measurement below or above its zero, and the question for its size. */
interface Measured {
	unit: string;
	tell: (name: string, shown: string) => string;
	asks: readonly string[];
	/** What the size is a distance from. */
	zero: string;
	sides: readonly (1 | -1)[];
	most: number;
	/** In tenths where the measurement has a decimal place. */
	scale: 1 | 10;
}

const MEASURED: readonly Measured[] = [
	{
		unit: "°F",
		tell: (_, shown) => `On a winter night, the temperature is ${shown}.`,
		asks: ["How many degrees is that from zero?", "How many degrees does it have to rise to reach zero?"],
		zero: "0 degrees",
		sides: [-1],
		most: 30,
		scale: 1,
	},
	{
		unit: "feet",
		tell: (name, shown) => `${name} hikes in a valley at an elevation of ${shown}.`,
		asks: ["How many feet below sea level is that?", "How many feet is that from sea level?"],
		zero: "sea level",
		sides: [-1],
		most: 280,
		scale: 1,
	},
	{
		unit: "dollars",
		tell: (name, shown) => `${name} owes money: the balance of the account is ${shown}.`,
		asks: ["How many dollars is the debt?", "How many dollars would bring the balance to zero?"],
		zero: "a balance of 0",
		sides: [-1],
		most: 95,
		scale: 1,
	},
	{
		unit: "centimeters",
		tell: (name, shown) =>
			`${name} tosses a beanbag at a line. Past the line counts as positive, short of it as negative. The toss lands at ${shown}.`,
		asks: ["How many centimeters is that from the line?", "How far from the line is it, in centimeters?"],
		zero: "the line",
		sides: [-1, 1],
		most: 85,
		scale: 1,
	},
	{
		unit: "seconds",
		tell: (name, shown) =>
			`${name} guesses when a minute is over. Too late counts as positive, too early as negative. The guess is off by ${shown}.`,
		asks: ["How large is the error in seconds?", "How many seconds is the guess from a full minute?"],
		zero: "a full minute",
		sides: [-1, -1, 1],
		most: 99,
		scale: 10,
	},
	{
		unit: "grams",
		tell: (_, shown) =>
			`A machine fills bags of rice. Too much counts as positive, too little as negative. One bag is off by ${shown}.`,
		asks: ["How large is the error in grams?", "How many grams is the bag from its target?"],
		zero: "the target",
		sides: [-1, -1, 1],
		most: 99,
		scale: 10,
	},
];

/** How far a measurement is from its zero; in whole numbers or in tenths. */
export const measured =
	(scale: 1 | 10): Form =>
	(random) => {
		const scene = random.pick(MEASURED.filter((each) => each.scale === scale));
		const units = random.integer(2, scene.most) * random.pick(scene.sides);
		const value = (count: number) => amount(count, scale);
		const [number, size] = [value(units).entry, value(Math.abs(units)).entry];
		return {
			prompt: `${scene.tell(random.pick(NAMES), withUnit(`$${number}$`, scene.unit))} ${random.pick(scene.asks)}`,
			right: value(Math.abs(units)),
			wrong: [
				[slip.changedTheSign, value(-Math.abs(units))],
				[slip.doubledTheDistance, value(2 * Math.abs(units))],
				[slip.tookZero, whole(0)],
			],
			hints: [
				`The question asks for the distance from ${scene.zero}.`,
				`Find $|${number}|$: how far is $${number}$ from zero?`,
				"A distance is never negative. The sign only tells the side.",
			],
			steps: [
				`The distance from ${scene.zero} is the absolute value of $${number}$.`,
				`$|${number}| = ${size}$.`,
			],
		};
	};

const APART = [
	["A bird is at a height of $UP$ meters, and a fish at $DOWN$ meters.", "meters"],
	["A hilltop is at $UP$ feet, and the floor of a cave at $DOWN$ feet.", "feet"],
	["By day it is $UP$°F, and by night $DOWN$°F.", "degrees"],
] as const;

/** How far apart two measurements on both sides of zero are. */
export const apart: Form = (random) => {
	const [up, down] = [random.integer(2, 40), random.integer(2, 40)];
	if (up === down) return undefined;
	const [told, unit] = random.pick(APART);
	const task = `|${up}| + |-${down}|`;
	return {
		prompt: `${told.replace("UP", `${up}`).replace("DOWN", `-${down}`)} They are $${task}$ ${unit} apart. ${askIn(random, unit)}`,
		right: whole(up + down),
		wrong: [
			[slip.ignoredTheBars, whole(up - down)],
			[slip.changedTheSign, whole(-up - down)],
			[slip.keptOneSign, whole(Math.abs(up - down))],
		],
		hints: [
			"Zero lies between them. Find the distance of each one from zero.",
			`How far is $${up}$ from zero? How far is $-${down}$?`,
			"Add the two distances.",
		],
		steps: [`$|${up}| = ${up}$ and $|-${down}| = ${down}$.`, `$${up} + ${down} = ${up + down}$.`],
	};
};

const TARGETS = [
	["A bag should weigh $GOAL$ grams. It weighs $GOT$ grams.", "grams"],
	["A jump should be $GOAL$ inches long. It is $GOT$ inches long.", "inches"],
	["A drone should hover at $GOAL$ feet. It hovers at $GOT$ feet.", "feet"],
	["A board should be $GOAL$ centimeters long. It is $GOT$ centimeters long.", "centimeters"],
] as const;

/** How far something is from a target. */
export const offTarget: Form = (random) => {
	const [goal, short] = [random.integer(20, 60), random.integer(2, 15)];
	const got = goal - short;
	const [told, unit] = random.pick(TARGETS);
	const task = `|${got} - ${goal}|`;
	return {
		prompt: `${told.replace("$GOAL$", `${goal}`).replace("$GOT$", `${got}`)} The size of the error is $${task}$ ${unit}. ${askIn(random, unit)}`,
		right: whole(short),
		wrong: [
			[slip.ignoredTheBars, whole(-short)],
			[slip.keptOneSign, whole(got + goal)],
			[slip.doubledTheDistance, whole(2 * short)],
		],
		hints: [
			"The bars work like parentheses.",
			`Work out $${got} - ${goal}$ first.`,
			`How far is $${got} - ${goal}$ from zero?`,
		],
		steps: [`$${got} - ${goal} = -${short}$.`, `$${task} = ${short}$.`],
	};
};

function askIn(random: Random, unit: string): string {
	return random.pick([
		`How many ${unit} is that?`,
		`Find the number of ${unit}.`,
		`How much is that in ${unit}?`,
	]);
}
