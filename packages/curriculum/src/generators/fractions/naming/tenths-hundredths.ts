import { hundredGrid } from "../../../figures/fractions/hundred-grid.ts";
import { ask, askFor, COLORS, defineSkill, NAMES, ratio, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { FRACTION_CTA } from "../../../kit/parts.ts";
import { counted, startLarge, withArticle } from "../../../kit/words.ts";

/** The square of a hundred, to shade. */
const SQUARE = { rows: 10, columns: 10 };

const f = (top: number | string, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

/** How many hundredths a number of tenths is. */
function renamed(tenths: number, prompt: string): Draft {
	return {
		prompt,
		right: whole(10 * tenths),
		wrong: [
			[slip.keptTheNumerator, whole(tenths)],
			[slip.addedToBoth, whole(tenths + 90)],
			[slip.oneZeroTooMany, whole(100 * tenths)],
		],
		shading: SQUARE,
		hints: [
			"Think of a square of 100 small squares. One tenth of it is one column: how many small squares?",
			`Each of the ${counted(tenths, "tenth")} is 10 hundredths.`,
			`Multiply: $${tenths} \\times 10$.`,
		],
		steps: [
			"One tenth is 10 hundredths.",
			`$${f(tenths, 10)} = ${f(`${tenths} \\times 10`, 100)}$.`,
			`$${f(tenths, 10)} = ${f(10 * tenths, 100)}$.`,
		],
	};
}

const boxed =
	(hasSquare: boolean): Form =>
	(random) => {
		const tenths = random.integer(1, 9);
		const formula = `$${f(tenths, 10)} = ${f("\\square", 100)}$`;
		const prompt = random.pick([
			`Which number belongs in the box? ${formula}`,
			`${random.pick(NAMES)} writes the same amount in two ways. Which number is missing? ${formula}`,
			`Complete the equation: ${formula}`,
		]);
		if (!hasSquare) return renamed(tenths, prompt);
		const columns = counted(tenths, "column is", "columns are");
		return {
			...renamed(tenths, prompt),
			figure: {
				svg: hundredGrid(10 * tenths, random.pick(COLORS)),
				alt: `A large square of ten columns with ten small squares each. ${columns} colored.`,
			},
		};
	};

const turned: Form = (random) => {
	const tenths = random.integer(2, 9);
	const formula = `$${f("\\square", 10)} = ${f(10 * tenths, 100)}$`;
	const prompt = random.pick([
		`Which number belongs in the box? ${formula}`,
		`Write the fraction in tenths: ${formula}`,
	]);
	return {
		...renamed(tenths, prompt),
		right: whole(tenths),
		wrong: [
			[slip.keptTheNumerator, whole(10 * tenths)],
			[slip.oneZeroTooMany, whole(100 * tenths)],
		],
		hints: [
			"Ten hundredths make one tenth.",
			`How many groups of 10 are in ${10 * tenths}?`,
			`Divide: $${10 * tenths} \\div 10$.`,
		],
		steps: [
			"Ten hundredths make one tenth.",
			`$${10 * tenths} \\div 10 = ${tenths}$.`,
			`$${f(tenths, 10)} = ${f(10 * tenths, 100)}$.`,
		],
	};
};

/** Things of a hundred equal parts, and what is done to some of them. */
const HUNDREDS = [
	["garden", "square plots", "plants beans in"],
	["quilt", "square patches", "sews"],
	["wall", "tiles", "paints"],
	["sheet of stamps", "stamps", "uses"],
	["parking lot", "spaces", "paints lines for"],
	["sheet cake", "square pieces", "decorates"],
] as const;

const shadedTenths: Form = (random) => {
	const tenths = random.integer(1, 9);
	const [thing, parts, does] = random.pick(HUNDREDS);
	const name = random.pick(NAMES);
	const prompt = random.pick([
		`Shade $${f(tenths, 10)}$ of the square. How many of its 100 small squares is that?`,
		`The square has 100 small squares. How many of them are $${f(tenths, 10)}$ of it?`,
		`${name} colors $${f(tenths, 10)}$ of a square of 100 tiles. How many tiles is that?`,
		`${startLarge(withArticle(thing))} has 100 equal ${parts}. ${name} ${does} $${f(tenths, 10)}$ of them. Shade them. How many ${parts} is that?`,
	]);
	return renamed(tenths, prompt);
};

/** Tenths of a dollar in cents, put down in coins. */
const ofADollar: Form = (random) => {
	const tenths = random.integer(1, 9);
	const share = `$${f(tenths, 10)}$ of a dollar`;
	return {
		...renamed(
			tenths,
			random.pick([
				`A cent is one hundredth of a dollar. Show ${share} with coins. How many cents is that?`,
				`A dollar is 100 cents. Show ${share} with coins. How many cents are they worth?`,
				`${random.pick(NAMES)} has ${share} in coins. Show them. How many cents is that?`,
			]),
		),
		unit: { after: "¢" },
		money: { set: "coins" },
		hints: [
			"One cent is one hundredth of a dollar. How many cents is one tenth of it?",
			`Each of the ${counted(tenths, "tenth")} is 10 cents.`,
			`Multiply: $${tenths} \\times 10$.`,
		],
	};
};

interface Sum {
	tenths: number;
	hundredths: number;
	formula: string;
}

function sumHelp({ tenths, hundredths, formula }: Sum): Pick<Draft, "hints" | "steps"> {
	const sum = 10 * tenths + hundredths;
	return {
		hints: [
			"The parts are not the same size. Write the tenths as hundredths first.",
			`$${f(tenths, 10)}$ is ${tenths} times 10 hundredths.`,
			`Add the numerators: $${10 * tenths} + ${hundredths}$. Keep the denominator 100.`,
		],
		steps: [
			`$${f(tenths, 10)} = ${f(10 * tenths, 100)}$.`,
			`$${f(10 * tenths, 100)} + ${f(hundredths, 100)} = ${f(sum, 100)}$.`,
			`$${formula} = ${f(sum, 100)}$.`,
		],
	};
}

const sum =
	([least, most]: readonly [number, number], isCounted = false): Form =>
	(random) => {
		const [tenths, hundredths] = [random.integer(1, 8), random.integer(least, most)];
		const all = 10 * tenths + hundredths;
		if (all > 99 || (hundredths % 10 === 0 && hundredths > 0)) return undefined;
		const parts = [f(tenths, 10), f(hundredths, 100)];
		const formula = (random.oneIn(2) ? parts : parts.toReversed()).join(" + ");
		const task = `$${formula}$`;
		const value = (hundred: number) => (isCounted ? whole(hundred) : ratio(hundred, 100));
		return {
			prompt: isCounted
				? random.pick([
						`Shade ${task} of the square. How many of its 100 small squares is that?`,
						`A square has 100 small squares. How many of them are ${task} of it?`,
					])
				: askFor(random, task),
			...(isCounted ? {} : { cta: FRACTION_CTA, task }),
			right: value(all),
			wrong: [
				[slip.tenthsAsHundredths, value(tenths + hundredths)],
				!isCounted && [slip.addedDenominators, ratio(tenths + hundredths, 110)],
				!isCounted && [slip.everythingAsTenths, ratio(tenths + hundredths, 10)],
				[slip.usedOneNumber, value(10 * tenths)],
			],
			shading: SQUARE,
			...sumHelp({ tenths, hundredths, formula }),
		};
	};

const added: Form = (random) => {
	const [tenths, hundredths] = [random.integer(1, 6), random.integer(11, 39)];
	const all = 10 * tenths + hundredths;
	const [from, to] = [`$${f(tenths, 10)}$`, `$${f(all, 100)}$`];
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} adds hundredths to ${from} and gets ${to}. Which fraction was added?`,
			`Which fraction was added to ${from} to get ${to}?`,
		]),
		cta: FRACTION_CTA,
		right: ratio(hundredths, 100),
		wrong: [
			[slip.tenthsAsHundredths, ratio(all - tenths, 100)],
			[slip.gaveTheSum, ratio(all, 100)],
			[slip.subtractedDenominators, ratio(all - tenths, 90)],
		],
		hints: [
			"Write both fractions in hundredths first.",
			`$${f(tenths, 10)}$ is ${tenths} times 10 hundredths.`,
			`Subtract the numerators: $${all} - ${10 * tenths}$. Keep the denominator 100.`,
		],
		steps: [
			`$${f(tenths, 10)} = ${f(10 * tenths, 100)}$.`,
			`$${all} - ${10 * tenths} = ${hundredths}$.`,
			`So $${f(hundredths, 100)}$ was added.`,
		],
	};
};

const ONES = [1, 9] as const;
const TWO_DIGITS = [11, 39] as const;

// 1: tenths as hundredths, with a square of a hundred. 2: without it, back, in coins, and true or not. 3: tenths plus up to nine hundredths.
// 4: two-digit hundredths. 5: what was added, and what went wrong.
export const tenthsHundredths = defineSkill("tenths-hundredths", 19, {
	1: [ask.typed(boxed(true)), ask.byShading(shadedTenths), ask.chosen(boxed(true))],
	2: [
		ask.chosen(boxed(false)),
		ask.typed(turned),
		ask.byShading(shadedTenths),
		ask.withMoney(ofADollar),
		ask.judged(sum(ONES)),
	],
	3: [ask.typed(sum(ONES)), ask.byShading(sum(ONES, true)), ask.matched(sum(ONES), "sum")],
	4: [ask.chosen(sum(TWO_DIGITS)), ask.judged(sum(TWO_DIGITS)), ask.byShading(sum(TWO_DIGITS, true))],
	5: [ask.typed(added), ask.chosen(added), ask.typed(sum(TWO_DIGITS))],
});
