import { ask, decimal, given, NAMES, slip, texNumber } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { amount, texOf, type Value, whole } from "../../kit/value.ts";

/** [large, middle, small as they stand after a number, factors]. */
const CHAINS = [
	["weeks", "days", "hours", 7, 24],
	["days", "hours", "minutes", 24, 60],
	["hours", "minutes", "seconds", 60, 60],
	["yards", "feet", "inches", 3, 12],
	["gallons", "quarts", "cups", 4, 4],
	["kilometers", "meters", "centimeters", 1000, 100],
	["gallons", "quarts", "pints", 4, 2],
	["tons", "pounds", "ounces", 2000, 16],
	["meters", "centimeters", "millimeters", 100, 10],
] as const;

function chainOf(random: Random) {
	const [large, middle, small, f, g] = random.pick(CHAINS);
	const tenths = random.integer(3, 19) * 5;
	if (tenths === 10) return undefined;
	const [one, two] = [amount(tenths * f, 10), amount(tenths * f * g, 10)];
	return {
		text: `${decimal(tenths, 1)} ${large}`,
		large,
		middle,
		small,
		one,
		two,
		wrong: [
			[slip.onlyOneConversion, one],
			[slip.addedTheFactor, amount(tenths * (f + g), 10)],
			[slip.onlyOneConversion, amount(tenths * g, 10)],
		] satisfies Draft["wrong"],
		hints: [
			`Convert in two steps: first to ${middle}, and then to ${small}.`,
			`For the first step, multiply $${decimal(tenths, 1)} \\times ${texNumber(f)}$.`,
			`For the second step, multiply the number of ${middle} by ${g}.`,
		] as const,
		steps: [
			`$${decimal(tenths, 1)} \\times ${texNumber(f)} = ${texOf(one)}$ ${middle}.`,
			`$${texOf(one)} \\times ${g} = ${texOf(two)}$ ${small}.`,
		],
	};
}

export const chain: Form = given(chainOf, ({ text, small, two, wrong, hints, steps }, random) => ({
	prompt: random.pick([
		`How many ${small} is ${text}?`,
		`Convert ${text} to ${small}.`,
		`${random.pick(NAMES)} writes ${text} in ${small}. What is the result?`,
	]),
	right: two,
	wrong,
	unit: { after: small },
	hints,
	steps,
}));

export const chainInBoxes = ask.stepwise((random) => {
	const drawn = chainOf(random);
	if (drawn === undefined) return undefined;
	const { text, middle, small, one, two, wrong, hints, steps } = drawn;
	return {
		prompt: random.pick([
			`${text} are [[one]] ${middle}. That is [[two]] ${small}.`,
			`Convert ${text} to ${small} in two steps: [[one]] ${middle}, and then [[two]] ${small}.`,
		]),
		boxes: { one: { right: one }, two: { right: two, wrong } },
		hints,
		steps,
	};
});

/** [who or what, unit before, its time, unit after, its time, length factor, time factor, step, most steps]. */
const RATES = [
	["A cyclist rides at", "kilometers", "hour", "meters", "minute", 1000, 60, 6, 6],
	["A train goes at", "kilometers", "hour", "meters", "second", 1000, 3600, 18, 9],
	["A car drives at", "miles", "hour", "feet", "minute", 5280, 60, 5, 13],
	["A car drives at", "miles", "hour", "feet", "second", 5280, 3600, 15, 5],
	["Water flows from a tap at", "gallons", "hour", "quarts", "minute", 4, 60, 15, 9],
	["A machine fills bottles at", "liters", "hour", "milliliters", "minute", 1000, 60, 3, 20],
	["A robot moves at", "meters", "minute", "centimeters", "second", 100, 60, 3, 12],
	["A conveyor belt moves at", "yards", "minute", "feet", "second", 3, 60, 20, 8],
	["A factory makes chocolate at", "pounds", "hour", "ounces", "minute", 16, 60, 15, 12],
] as const;

export const rate =
	(isBack: boolean, isPerSecond: boolean): Form =>
	(random) => {
		const [who, large, time, small, shortTime, up, down, step, most] = random.pick(RATES);
		if (shortTime === "second" && time === "hour" && !isPerSecond) return undefined;
		const x = step * random.integer(2, most);
		const y = (x * up) / down;
		if (!Number.isInteger(y)) return undefined;
		const [from, to] = isBack
			? [`${small} per ${shortTime}`, `${large} per ${time}`]
			: [`${large} per ${time}`, `${small} per ${shortTime}`];
		const [given, right] = isBack ? [y, x] : [x, y];
		const divided = (value: number, by: number): Value | undefined =>
			(value * 100) % by === 0 ? amount((value * 100) / by, 100) : undefined;
		const lengthOnly = isBack ? divided(y, up) : whole(x * up);
		const timeOnly = isBack ? whole(y * down) : divided(x, down);
		return {
			prompt: random.pick([
				`${who} ${texNumber(given).replace("{,}", ",")} ${from}. How many ${to} is that?`,
				`${who} ${texNumber(given).replace("{,}", ",")} ${from}. Write the rate in ${to}.`,
			]),
			right: whole(right),
			wrong: [
				lengthOnly !== undefined && [slip.convertedOneUnit, lengthOnly],
				timeOnly !== undefined && [slip.convertedTimeOnly, timeOnly],
				!isBack && [slip.multipliedForPerTime, whole(x * up * down)],
			],
			unit: { after: to },
			hints: [
				`Two units change: ${isBack ? small : large} into ${isBack ? large : small}, and ${isBack ? shortTime : time}s into ${isBack ? time : shortTime}s.`,
				isBack
					? `1 ${time} has ${texNumber(down).replace("{,}", ",")} ${shortTime}s. How many ${small} is that per ${time}?`
					: `How many ${small} is that per ${time}? Multiply by ${texNumber(up).replace("{,}", ",")}.`,
				isBack
					? `Divide the ${small} per ${time} by ${texNumber(up).replace("{,}", ",")}.`
					: `1 ${time} has ${texNumber(down).replace("{,}", ",")} ${shortTime}s. Divide by that number.`,
			],
			steps: isBack
				? [
						`Per ${time}: $${texNumber(y)} \\times ${texNumber(down)} = ${texNumber(y * down)}$ ${small}.`,
						`$${texNumber(y * down)} \\div ${texNumber(up)} = ${x}$ ${to}.`,
					]
				: [
						`Per ${time}: $${x} \\times ${texNumber(up)} = ${texNumber(x * up)}$ ${small}.`,
						`$${texNumber(x * up)} \\div ${texNumber(down)} = ${texNumber(y)}$ ${to}.`,
					],
		};
	};
