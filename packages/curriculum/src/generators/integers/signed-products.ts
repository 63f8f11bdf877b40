import { ask, askFor, boxed, bracketed, counted, given, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

/** Factors of a product, or a dividend and a divisor. */
export type Numbers = (random: Random) => readonly number[] | undefined;
type DraftOf = (random: Random, numbers: readonly number[]) => Draft;

export const texOf = (numbers: readonly number[], sign = "\\times") =>
	numbers.map((number, at) => (at === 0 ? `${number}` : bracketed(number))).join(` ${sign} `);

export const product = (factors: readonly number[]) => factors.reduce((result, each) => result * each, 1);
const sizes = (numbers: readonly number[]) => numbers.map((number) => Math.abs(number));
const negatives = (numbers: readonly number[]) => numbers.filter((number) => number < 0).length;

export const productOf: DraftOf = (random, factors) => {
	const [result, count] = [product(factors), negatives(factors)];
	const [last = 1] = factors.slice(-1);
	const task = `$${texOf(factors)}$`;
	const isLong = factors.length > 2;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(result),
		wrong: [
			[count === 2 && !isLong ? slip.twoNegativesAsNegative : slip.wrongSign, whole(-result)],
			isLong && [slip.leftOutAFactor, whole(result / last)],
			[isLong ? slip.addedAllSigned : slip.addedSigned, whole(factors.reduce((sum, each) => sum + each, 0))],
			isLong && [slip.addedTheLastFactor, whole(result / last + last)],
			!isLong && [slip.subtractedSigned, whole((factors[0] ?? 0) - last)],
		],
		hints: [
			"Find the sign of the product first. How many factors are negative?",
			`Multiply the absolute values: $${texOf(sizes(factors))}$.`,
			"An even number of negative factors makes the product positive. An odd number makes it negative.",
		],
		steps: [
			`The absolute values give $${texOf(sizes(factors))} = ${Math.abs(result)}$.`,
			`There ${count === 1 ? "is 1 negative factor" : `are ${count === 0 ? "no" : count} negative factors`}, so the product is ${result < 0 ? "negative" : "positive"}.`,
			`$${texOf(factors)} = ${result}$.`,
		],
	};
};

export const quotientOf: DraftOf = (random, numbers) => {
	const [total = 0, divisor = 1] = numbers;
	const result = total / divisor;
	const task = `$${texOf(numbers, "\\div")}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(result),
		wrong: [
			[slip.wrongSign, whole(-result)],
			[slip.subtractedSignedDivisor, whole(total - divisor)],
			[slip.multipliedSigned, whole(total * divisor)],
			[slip.addedSigned, whole(total + divisor)],
		],
		hints: [
			"Find the sign of the quotient first. Are the two signs the same or different?",
			`Divide the absolute values: $${texOf(sizes(numbers), "\\div")}$.`,
			"Same signs give a positive quotient. Different signs give a negative one.",
		],
		steps: [
			`The absolute values give $${texOf(sizes(numbers), "\\div")} = ${Math.abs(result)}$.`,
			`The signs are ${total < 0 === divisor < 0 ? "the same, so the quotient is positive" : "different, so the quotient is negative"}.`,
			`$${texOf(numbers, "\\div")} = ${result}$.`,
		],
	};
};

export const bare =
	(of: DraftOf, numbers: Numbers): Form =>
	(random) => {
		const drawn = numbers(random);
		return drawn && of(random, drawn);
	};

/** One of the two numbers is missing: the other one and the result are given. */
export const missing = (numbers: Numbers, isQuotient = false): Form =>
	given(numbers, ([a = 1, b = 1], random) => {
		const result = isQuotient ? a / b : a * b;
		const isFirst = isQuotient || random.oneIn(2);
		const [right, known] = isFirst ? [a, b] : [b, a];
		const box = isFirst ? ["\\square", bracketed(known)] : [`${known}`, "\\square"];
		const shown = `${box.join(isQuotient ? " \\div " : " \\times ")} = ${result}`;
		const undo = isQuotient ? `${result} \\times ${bracketed(known)}` : `${result} \\div ${bracketed(known)}`;
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} spilled ink on a number. Which number was it? $${shown}$`,
				`Find the number that makes this true: $${shown}$`,
			]),
			right: whole(right),
			wrong: [
				[slip.wrongSign, whole(-right)],
				[slip.subtractedSignedDivisor, whole(result - known)],
				[slip.addedSigned, whole(result + known)],
			],
			hints: [
				isQuotient ? "Undo the division with a multiplication." : "Undo the multiplication with a division.",
				`Work with the absolute values first: ${Math.abs(result)} and ${Math.abs(known)}.`,
				`Now find the sign of $${undo}$.`,
			],
			steps: [
				`The missing number is $${undo} = ${right}$.`,
				`Check: $${shown.replace("\\square", isFirst ? `${right}` : bracketed(right))}$.`,
			],
		};
	});

/** Something at 0 that changes steadily: what it is, its unit, how it goes down and up, and what was and will be asked. */
const CHANGES = [
	[
		"The temperature is 0 degrees Fahrenheit now.",
		"degree",
		["falls", "rises"],
		"hour",
		"What {was} the temperature {be}",
	],
	[
		"A submarine is at sea level, 0 meters, now.",
		"meter",
		["sinks", "rises"],
		"minute",
		"At how many meters {was} it {be}",
	],
	[
		"A freight elevator is at ground level, 0 feet, now.",
		"foot",
		["goes down", "goes up"],
		"second",
		"At how many feet {was} it {be}",
	],
	[
		"A robot is at 0 on a number line now.",
		"unit",
		["moves left", "moves right"],
		"second",
		"At which number {was} it {be}",
	],
	[
		"A river is at its usual level, 0 inches, now.",
		"inch",
		["falls", "rises"],
		"day",
		"At how many inches {was} it {be}",
	],
	[
		"A hiker is at an elevation of 0 feet now.",
		"foot",
		["goes down", "climbs"],
		"minute",
		"At what elevation {was} the hiker {be}",
	],
	[
		"A drone is level with a roof, at 0 feet, now.",
		"foot",
		["sinks", "rises"],
		"second",
		"At how many feet {was} it {be}",
	],
	[
		"The balance of an account is 0 dollars now.",
		"dollar",
		["goes down", "goes up"],
		"week",
		"What {was} the balance {be}",
	],
] as const;
const MANY: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };

/** The first number is a steady change, the second the time from now, negative for a time ago. */
export const steadyChange = (numbers: Numbers): Form =>
	given(numbers, (drawn, random) => {
		const [rate = 1, time = 1] = drawn;
		const [begin, unit, [down, up], per, question] = random.pick(CHANGES);
		const moved = counted(Math.abs(rate), unit, MANY[unit]);
		const when = `${counted(Math.abs(time), per)} ${time < 0 ? "ago" : "from now"}`;
		const asked = question
			.replace("{was}", time < 0 ? "was" : "will")
			.replace(" {be}", time < 0 ? "" : " be");
		const draft = productOf(random, drawn);
		return {
			...draft,
			prompt: `${begin} ${begin.startsWith("A hiker") ? "The hiker" : "It"} ${rate < 0 ? down : up} ${moved} each ${per}. ${asked} ${when}?`,
			hints: [
				`Write the change in each ${per} and the time as signed numbers. ${time < 0 ? "A time ago is negative." : "A time from now is positive."}`,
				`Multiply: ${draft.task}.`,
				draft.hints[2],
			],
		};
	});

/** A product of three factors, or a chain of two steps, worked out from left to right. */
export const leftToRight = (numbers: Numbers) =>
	ask.stepwise((random) => {
		const factors = numbers(random);
		if (factors === undefined) return undefined;
		const first = product(factors.slice(0, 2));
		const { right, wrong, hints, steps } = productOf(random, factors);
		return {
			prompt: `${random.pick(["Multiply from left to right.", "Complete the work.", `Finish ${random.pick(NAMES)}’s work.`])} $${texOf(factors.slice(0, 2))} =$ [[first]], so $${texOf(factors)} =$ [[all]].`,
			boxes: {
				first: boxed(whole(first), [slip.twoNegativesAsNegative, whole(-first)]),
				all: { right, wrong },
			},
			hints,
			steps: [`$${texOf(factors.slice(0, 2))} = ${first}$.`, ...steps],
		};
	});
