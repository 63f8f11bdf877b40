import { doubleNumberLine } from "../../figures/lines/double-number-line.ts";
import { asClaim, ask, defineSkill, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { amount, texOf, type Value, whole } from "../../kit/value.ts";
import { counted } from "../../kit/words.ts";
import { chain, chainInBoxes, rate } from "./chains-and-rates.ts";

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

const claimed = (form: Form) =>
	asClaim(form, (task, value) => {
		const [, sizes = "", rule = ""] = /^(.*), if (.*),$/.exec(task) ?? [];
		return `If ${rule}, then ${sizes.replace(/ in [a-z]+$/, "")} are ${value}.`;
	});

// 1: one factor, forward. 2: backward, and factors with decimals. 3: two factors in a row. 4: a rate in other units of
// length and time. 5: the rate backward, and per second.
export const ratioUnitConversion = defineSkill("ratio-unit-conversion", 14, {
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
