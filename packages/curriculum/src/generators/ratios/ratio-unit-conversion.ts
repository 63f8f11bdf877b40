import { doubleNumberLine } from "../../figures/lines/double-number-line.ts";
import { asClaim, ask, decimal, defineSkill, given, NAMES, slip, texNumber } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { amount, texOf, type Value, whole } from "../../kit/value.ts";
import { counted } from "../../kit/words.ts";

/** How many of the small unit one large unit is, in hundredths; `isAbout` where it is rounded. */
interface Factor {
	one: string;
	many: string;
	small: string;
	hundredths: number;
	isAbout: boolean;
}

const factor = (one: string, many: string, small: string, hundredths: number, isAbout = false): Factor => ({
	one,
	many,
	small,
	hundredths,
	isAbout,
});

const WHOLE = [
	factor("foot", "feet", "inches", 1200),
	factor("yard", "yards", "feet", 300),
	factor("pound", "pounds", "ounces", 1600),
	factor("gallon", "gallons", "quarts", 400),
	factor("quart", "quarts", "cups", 400),
	factor("hour", "hours", "minutes", 6000),
	factor("day", "days", "hours", 2400),
	factor("meter", "meters", "centimeters", 10_000),
	factor("ounce", "ounces", "grams", 2800, true),
];
const DECIMAL = [
	factor("inch", "inches", "centimeters", 254),
	factor("mile", "miles", "kilometers", 160, true),
	factor("kilogram", "kilograms", "pounds", 220, true),
	factor("gallon", "gallons", "liters", 380, true),
	factor("foot", "feet", "centimeters", 3048),
	factor("cup", "cups", "milliliters", 23_660, true),
	factor("ounce", "ounces", "grams", 2835, true),
];

const plain = (value: Value) => texOf(value).replaceAll("{,}", ",");
const fact = ({ one, small, hundredths, isAbout }: Factor) =>
	`1 ${one} is ${isAbout ? "about " : ""}${plain(amount(hundredths, 100))} ${small}`;

interface Conversion {
	factor: Factor;
	count: number;
	isBack: boolean;
}

function help({
	factor: { one, many, small, hundredths },
	count,
	isBack,
}: Conversion): Omit<Draft, "prompt"> {
	const [each, total] = [amount(hundredths, 100), amount(hundredths * count, 100)];
	const right = isBack ? whole(count) : total;
	return {
		right,
		wrong: isBack
			? [
					(hundredths * hundredths * count) % 100 === 0 && [
						slip.usedTheFactorTheWrongWay,
						amount((hundredths * hundredths * count) / 100, 100),
					],
					[slip.subtractedForRate, amount(hundredths * (count - 1), 100)],
					[slip.oneGroupShort, whole(count - 1)],
				]
			: [
					(count * 10_000) % hundredths === 0 && [
						slip.usedTheFactorTheWrongWay,
						amount((count * 10_000) / hundredths, 100),
					],
					[slip.addedTheFactor, amount(hundredths + count * 100, 100)],
					[slip.oneGroupShort, amount(hundredths * (count - 1), 100)],
					[slip.amountOnePlaceOff, amount(hundredths * count * 10, 100)],
				],
		unit: { after: isBack ? many : small },
		hints: [
			`Is the number of ${isBack ? many : small} larger or smaller than the number of ${isBack ? small : many}?`,
			isBack
				? `How many times does ${plain(each)} go into ${plain(total)}?`
				: `Every ${one} is ${plain(each)} ${small}. There are ${counted(count, one, many)}.`,
			isBack
				? `Divide $${texOf(total)} \\div ${texOf(each)}$.`
				: `Multiply $${count} \\times ${texOf(each)}$.`,
		],
		steps: [
			isBack
				? `1 ${one} is ${plain(each)} ${small}, so there are fewer ${many} than ${small}.`
				: `1 ${one} is ${plain(each)} ${small}, so there are more ${small} than ${many}.`,
			isBack
				? `$${texOf(total)} \\div ${texOf(each)} = ${count}$, so it is ${count} ${many}.`
				: `$${count} \\times ${texOf(each)} = ${texOf(total)}$, so it is ${plain(total)} ${small}.`,
		],
	};
}

function draw(random: Random, factors: readonly Factor[], most: number, isBack: boolean): Conversion {
	return { factor: random.pick(factors), count: random.integer(2, most), isBack };
}

const convert =
	(factors: readonly Factor[], most: number, isBack = false): Form =>
	(random) => {
		const drawn = draw(random, factors, most, isBack);
		const { many, small, hundredths } = drawn.factor;
		const [from, to, size] = isBack
			? [small, many, plain(amount(hundredths * drawn.count, 100))]
			: [many, small, `${drawn.count}`];
		return {
			...help(drawn),
			prompt: random.pick([
				`${fact(drawn.factor)}. How many ${to} is ${size} ${from}?`,
				`${random.pick(NAMES)} knows that ${fact(drawn.factor)} and changes ${size} ${from} into ${to}. What is the result?`,
				`Use the fact that ${fact(drawn.factor)}. Write ${size} ${from} in ${to}.`,
			]),
			task: `${size} ${from} in ${to}, if ${fact(drawn.factor)},`,
		};
	};

const line = (factors: readonly Factor[]) =>
	ask.labeled((random) => {
		const drawn = draw(random, factors, 5, false);
		const { one, many, small, hundredths } = drawn.factor;
		const marks = [0, 1, 2, 3, 4, 5];
		const shown = (mark: number) => (mark < 2 ? plain(amount(hundredths * mark, 100)) : null);
		const lines = doubleNumberLine(
			{ name: small, values: marks.map((mark) => (mark === drawn.count ? "" : shown(mark))) },
			{ name: many, values: marks.map(String) },
		);
		const { right, wrong, hints, steps } = help(drawn);
		return {
			prompt: random.pick([
				`The double number line shows that ${fact(drawn.factor)}. Fill in the box.`,
				`How many ${small} is ${counted(drawn.count, one, many)}? Fill in the box on the double number line.`,
			]),
			figure: { svg: lines.svg, alt: lines.alt },
			labels: {
				box: {
					right,
					wrong,
					label: `${small} for ${drawn.count} ${many}`,
					place: lines.topPlace(drawn.count),
				},
			},
			hints,
			steps,
		};
	});

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

const chain: Form = given(chainOf, ({ text, small, two, wrong, hints, steps }, random) => ({
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

const chainInBoxes = ask.stepwise((random) => {
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

const rate =
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

const claimed = (form: Form) =>
	asClaim(form, (task, value) => {
		const [, sizes = "", rule = ""] = /^(.*), if (.*),$/.exec(task) ?? [];
		return `If ${rule}, then ${sizes.replace(/ in [a-z]+$/, "")} are ${value}.`;
	});

// 1: one factor, forward. 2: backward, and factors with decimals. 3: two factors in a row. 4: a rate in other units of
// length and time. 5: the rate backward, and per second.
export const ratioUnitConversion = defineSkill("ratio-unit-conversion", 12, {
	1: [ask.typed(convert(WHOLE, 12)), ask.chosen(convert(WHOLE, 12)), line(WHOLE)],
	2: [
		ask.typed(convert(DECIMAL, 20)),
		ask.typed(convert(WHOLE, 15, true)),
		ask.chosen(convert(DECIMAL, 20)),
		ask.judged(claimed(convert(WHOLE, 12))),
	],
	3: [ask.typed(chain), ask.chosen(chain), chainInBoxes, ask.typed(convert(DECIMAL, 20, true))],
	4: [ask.typed(rate(false, false)), ask.chosen(rate(false, false)), chainInBoxes],
	5: [ask.typed(rate(true, true)), ask.chosen(rate(true, true)), ask.typed(rate(false, true))],
});
