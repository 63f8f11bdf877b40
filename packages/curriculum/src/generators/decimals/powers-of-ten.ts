import { ask, boxed, defineSkill, NAMES, slip, texNumber, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { isFitting, numberTex, powerTex, resultOf, type Shift, shifted } from "./power-shifts.ts";

type Draw = (random: Random) => Shift;

interface Range {
	most: number;
	places: readonly number[];
	exponents: readonly number[];
	divides: readonly boolean[];
	hasExponent: readonly boolean[];
}

const shifts =
	({ most, places, exponents, divides, hasExponent }: Range): Draw =>
	(random) => {
		const units = random.integer(11, most);
		return {
			units: units % 10 === 0 ? units + 1 : units,
			places: random.pick(places),
			exponent: random.pick(exponents),
			divides: random.pick(divides),
			hasExponent: random.pick(hasExponent),
		};
	};

const easy = shifts({ most: 99, places: [0, 1], exponents: [1, 2], divides: [false], hasExponent: [false] });
const decimalsTimes = shifts({
	most: 999,
	places: [1, 2, 3],
	exponents: [1, 2, 3],
	divides: [false],
	hasExponent: [false],
});
const both = shifts({
	most: 999,
	places: [0, 1, 2],
	exponents: [1, 2, 3],
	divides: [true, false],
	hasExponent: [false],
});
const powers = shifts({
	most: 9999,
	places: [0, 1, 2, 3],
	exponents: [2, 3, 4],
	divides: [true, false],
	hasExponent: [true],
});
/** Small things, many times. */
const smallTimes = shifts({
	most: 99,
	places: [2],
	exponents: [2, 3, 4],
	divides: [false],
	hasExponent: [true, false],
});
const powersTimes = shifts({
	most: 999,
	places: [1, 2, 3],
	exponents: [2, 3],
	divides: [false],
	hasExponent: [true],
});

const bare =
	(draw: Draw): Form =>
	(random) => {
		const shift = draw(random);
		return isFitting(shift) ? shifted(random, shift) : undefined;
	};

type Story = (name: string, each: string, count: string) => string;

const MANY: readonly Story[] = [
	(_, each, count) =>
		`A sheet of cardboard is ${each} centimeters thick. How thick is a stack of ${count} sheets, in centimeters?`,
	(_, each, count) => `A paper clip weighs ${each} grams. How many grams do ${count} paper clips weigh?`,
	(_, each, count) => `A faucet drips ${each} liters each hour. How many liters is that in ${count} hours?`,
	(_, each, count) =>
		`A machine makes a part in ${each} seconds. How many seconds does it need for ${count} parts?`,
	(_, each, count) => `One cup of a snack has ${each} grams of salt. How many grams are in ${count} cups?`,
	(_, each, count) => `A tile is ${each} feet wide. How many feet wide is a row of ${count} tiles?`,
	(name, each, count) =>
		`${name} needs ${each} liters of water for one plant. How many liters is that for ${count} plants?`,
	(_, each, count) =>
		`A snail moves ${each} meters in one hour. At that speed, how many meters is it in ${count} hours?`,
];

const story: Form = (random) => {
	const shift = smallTimes(random);
	return {
		...shifted(random, shift),
		prompt: random.pick(MANY)(random.pick(NAMES), numberTex(shift), `$${powerTex(shift)}$`),
	};
};

/** The exponent is asked for. */
const missing: Form = (random) => {
	const shift = { ...powers(random), exponent: random.integer(1, 5) };
	const { exponent, divides } = shift;
	if (!isFitting(shift)) return undefined;
	const equation = `${numberTex(shift)} ${divides ? "\\div" : "\\times"} 10^{\\square} = ${resultOf(shift).shown.slice(1, -1)}`;
	return {
		prompt: random.pick([
			`Which exponent makes this true? $${equation}$`,
			`Find the missing exponent: $${equation}$`,
		]),
		right: whole(exponent),
		wrong: [
			[slip.gaveThePower, whole(10 ** exponent)],
			[slip.countedOneTenMore, whole(exponent + 1)],
			exponent > 1 && [slip.movedTooFew, whole(exponent - 1)],
			[slip.multipliedByTheExponent, whole(exponent * 10)],
		],
		hints: [
			"Compare the decimal points of the two numbers.",
			`How many places does the decimal point of $${numberTex(shift)}$ move?`,
			"Each ten moves it one place. The exponent counts the tens.",
		],
		steps: [
			`The decimal point moves ${exponent} ${exponent === 1 ? "place" : "places"}.`,
			`So the exponent is ${exponent}.`,
		],
	};
};

/** A power of ten as a number. */
const asNumber: Form = (random) => {
	const exponent = random.integer(2, 6);
	const digit = random.integer(1, 9);
	const task = digit === 1 ? `10^{${exponent}}` : `${digit} \\times 10^{${exponent}}`;
	return {
		prompt: random.pick([
			`Write $${task}$ as a whole number.`,
			`What is $${task}$ without an exponent?`,
			`Which whole number is $${task}$?`,
		]),
		task: `$${task}$`,
		right: whole(digit * 10 ** exponent),
		wrong: [
			[slip.multipliedByTheExponent, whole(digit * 10 * exponent)],
			[slip.movedTooFew, whole(digit * 10 ** (exponent - 1))],
			[slip.movedTooFar, whole(digit * 10 ** (exponent + 1))],
		],
		hints: [
			"The exponent tells how many times 10 is a factor.",
			exponent === 2
				? "$10^{3} = 10 \\times 10 \\times 10$. How many tens are multiplied in $10^{2}$?"
				: `$10^{2} = 10 \\times 10$. How many tens are multiplied in $10^{${exponent}}$?`,
			"The power has as many zeros as the exponent says.",
		],
		steps: [
			`$10^{${exponent}} = ${texNumber(10 ** exponent)}$.`,
			`So $${task} = ${texNumber(digit * 10 ** exponent)}$.`,
		],
	};
};

const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const shift = draw(random);
		const { exponent, divides } = shift;
		const { hints, steps, task = "" } = shifted(random, shift);
		return {
			prompt: random.pick([
				`To find ${task}, the decimal point moves [[places]] places to the ${divides ? "left" : "right"}. The result is [[result]].`,
				`Work out ${task}. The number 10 is a factor [[places]] times in $${texNumber(10 ** exponent)}$, so the result is [[result]].`,
			]),
			boxes: {
				places: boxed(
					whole(exponent),
					[slip.gaveThePower, whole(10 ** exponent)],
					[slip.countedOneTenMore, whole(exponent + 1)],
				),
				result: { right: resultOf(shift), wrong: shifted(random, shift).wrong },
			},
			hints,
			steps: [`10 is a factor ${exponent === 1 ? "once" : `${exponent} times`}.`, ...steps],
		};
	});

// 1: small numbers times 10 or 100. 2: decimals, step by step. 3: division as well, and powers as numbers. 4: exponents,
// stories, and what went wrong. 5: the exponent is missing, claims, and mistakes to explain.
export const powersOfTen = defineSkill("powers-of-ten", 17, {
	1: [ask.typed(bare(easy)), ask.chosen(bare(easy)), ask.matched(bare(easy), "product")],
	2: [ask.typed(bare(decimalsTimes)), ask.chosen(bare(decimalsTimes)), inSteps(decimalsTimes)],
	3: [
		ask.typed(bare(both)),
		ask.chosen(bare(both)),
		inSteps(both),
		ask.typed(asNumber),
		ask.matched(asNumber, ["power", "number"]),
	],
	4: [
		ask.typed(bare(powers)),
		ask.typed(story),
		ask.whatWentWrong(bare(powersTimes)),
		ask.matched(bare(powers), "expression"),
	],
	5: [
		ask.typed(missing),
		ask.chosen(missing),
		ask.explainTheMistake(bare(powers)),
		ask.judged(bare(powers)),
		ask.chosen(story),
	],
});
