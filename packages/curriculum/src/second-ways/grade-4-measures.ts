import type { Rational } from "@learnin/domain/arithmetic/rational";
import {
	compare,
	exact,
	minus,
	numbersIn,
	over,
	plus,
	same,
	sum,
	times,
	value as numberOf,
} from "./exact.ts";
import { figureOf, plotOf, textsIn } from "./read-figure.ts";
import type { SecondWays } from "./second-way.ts";
import { byPrompt } from "./ways.ts";
import { inSmallest, unitNamed } from "./units.ts";

function sizeOf(word: string): Rational | null {
	return unitNamed(word) === null ? null : exact(inSmallest(word));
}

/** Every amount in a text, such as "3 feet" or "$\dfrac{1}{2}$ liter of", in the smallest unit of its kind. */
function amountsIn(text: string): Rational[] {
	const found = text
		.replace(/(\d),(?=\d{3})/g, "$1")
		.replace(/\$(\d*)\\dfrac\{(\d+)\}\{(\d+)\}\$/g, "$1 $2/$3")
		.matchAll(/(\d+(?: \d+\/\d+)?|\d+\/\d+) ([A-Za-z]+)/g);
	return [...found].flatMap(([, number = "", unit = ""]) => {
		const size = sizeOf(unit);
		return size === null ? [] : [times(numberOf(number), size)];
	});
}

/** The unit that the question asks for: the first one after "How many". */
function askedUnit(prompt: string): Rational {
	const words = /How many (\w+)/.exec(prompt)?.[1] ?? "";
	return sizeOf(words) ?? exact(1);
}

/** The values of a line plot, one for each cross, from the smallest. */
function valuesOf(figure: Parameters<typeof plotOf>[0]): Rational[] {
	return [...plotOf(figure)]
		.flatMap(([text, count]) => Array.from({ length: Number(count) }, () => numberOf(text)))
		.sort(compare);
}

const NONE = exact(-1);

/** Second ways of grade 4 for measures and data. */
export const measureWays4: SecondWays = {
	"line-plot-eighths": (question, { values }) => {
		const all = valuesOf(figureOf(question));
		const { prompt } = question;
		const [asked = NONE] = numbersIn(/(?:are|than|of) (\$[^$]*\$)/.exec(prompt)?.[1] ?? "");
		const [given = NONE, second = NONE] = values.map((one) => one ?? NONE);
		const [smallest = NONE, largest = NONE] = [all[0], all.at(-1)];
		const count = (fits: (one: Rational) => boolean) => exact(all.filter(fits).length);
		if (prompt.includes("longer than $"))
			return same(
				given,
				count((one) => compare(one, asked) > 0),
			);
		if (prompt.includes("shorter than $"))
			return same(
				given,
				count((one) => compare(one, asked) < 0),
			);
		if (prompt.includes("How much longer")) return same(plus(given, smallest), largest);
		if (prompt.includes("How long are all")) return same(given, sum(all.filter((one) => same(one, asked))));
		if (prompt.includes("two longest")) return same(given, sum(all.slice(-2)));
		if (prompt.includes("How many"))
			return same(
				given,
				count((one) => same(one, asked)),
			);
		const most = Math.max(...all.map((one) => all.filter((other) => same(one, other)).length));
		return all.filter((one) => same(one, given)).length === most && same(plus(smallest, second), given);
	},
	"area-perimeter-formulas": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		const [a = NONE, b = NONE, c = NONE, d = NONE] = numbersIn(prompt);
		const around = (one: Rational, other: Rational) => sum([one, other, one, other]);
		if (prompt.includes("flower bed")) return same(plus(value, times(c, d)), times(a, b));
		if (prompt.includes("of one part")) return same(value, plus(a, plus(b, b)));
		// The side of a square is a fourth of the way around.
		if (prompt.includes("square ") && prompt.startsWith("The perimeter of a square"))
			return same(times(value, exact(16)), times(a, a));
		if (prompt.includes("border")) {
			// What is left of half the way around, times the width, is the area again.
			const long = minus(over(value, exact(2)), b);
			return same(times(long, b), a);
		}
		if (prompt.includes("Once around it is")) return same(around(over(value, b), b), a);
		if (prompt.includes("has an area of")) return same(times(value, b), a);
		if (prompt.startsWith("The perimeter")) return same(around(value, b), a);
		return prompt.includes("What is its area") ? same(over(value, a), b) : same(value, around(a, b));
	},
	"convert-larger-to-smaller": (question, { values, texts }) => {
		const { prompt } = question;
		if (question.question_type === "MATCH_THE_FOLLOWING") {
			const [[one], [other]] = [amountsIn(texts[0] ?? ""), amountsIn(texts[1] ?? "")];
			const kinds = texts.map((text) => KINDS.findIndex((units) => units.test(text)));
			return one !== undefined && other !== undefined && same(one, other) && kinds[0] === kinds[1];
		}
		if (question.question_type === "FILL_MULTIPLE") {
			const [large = "", small = "", ...cells] = textsIn(figureOf(question)).map(({ text }) => text);
			const lefts = cells.filter((_, at) => at % 2 === 0).slice(1);
			const [big, little] = [sizeOf(large) ?? NONE, sizeOf(small) ?? NONE];
			return values.every(
				(one, at) => one !== null && same(times(one, little), times(numberOf(lefts[at] ?? "0"), big)),
			);
		}
		const [given] = values;
		if (given === null || given === undefined) return false;
		const size = times(given, askedUnit(prompt));
		const [first = NONE, second] = amountsIn(prompt);
		if (second === undefined) return same(size, first);
		if (prompt.includes(" than ")) {
			const [small, large] = compare(first, second) < 0 ? [first, second] : [second, first];
			return same(plus(small, size), large);
		}
		return same(minus(size, second), first);
	},
	"measurement-word-problems": byPrompt(
		[
			/get back/,
			({ prompt }, { value }) => {
				const [count = NONE, each = NONE, paid = NONE] = numbersIn(prompt);
				return value !== null && same(plus(value, times(count, each)), paid);
			},
		],
		[
			/stacks/,
			({ prompt }, { value }) => {
				const [count = NONE] = numbersIn(prompt);
				return value !== null && same(over(times(value, askedUnit(prompt)), count), sum(amountsIn(prompt)));
			},
		],
		[
			/have passed/,
			({ prompt }, { value }) => {
				const [hours = NONE, minutes = NONE, passed = NONE] = amountsIn(prompt);
				return value !== null && same(plus(times(value, exact(60)), passed), plus(hours, minutes));
			},
		],
		[
			/on each of/,
			({ prompt }, { value }) => {
				const [hours = NONE, minutes = NONE] = amountsIn(prompt);
				const days = numbersIn(prompt).at(-1) ?? NONE;
				return value !== null && same(over(times(value, exact(60)), days), plus(hours, minutes));
			},
		],
		[
			/runs|for each/,
			({ prompt }, { value }) => {
				const [each = NONE, count = NONE] = numbersIn(prompt);
				return value !== null && same(over(value, count), each);
			},
		],
		[
			/and uses \$/,
			({ prompt }, { value }) => {
				const [start = NONE, taken = NONE] = numbersIn(prompt);
				return value !== null && same(plus(value, taken), start);
			},
		],
		[
			/does \w+ (fill|get)\?/,
			({ prompt }, { value }) => {
				const [whole = NONE, each = NONE] = amountsIn(prompt);
				return value !== null && same(times(value, each), whole);
			},
		],
		[
			/each\. How many \w+ of/,
			({ prompt }, { value }) => {
				const [whole = NONE, each = NONE] = amountsIn(prompt);
				const [, count = NONE] = numbersIn(prompt);
				return value !== null && same(plus(times(value, askedUnit(prompt)), times(count, each)), whole);
			},
		],
		[
			/are left/,
			({ prompt }, { value }) => {
				const [whole = NONE, taken = NONE] = amountsIn(prompt);
				return value !== null && same(plus(times(value, askedUnit(prompt)), taken), whole);
			},
		],
	),
};

/** Units that are measured in each other. */
const KINDS = [
	/meter/,
	/inch|foot|feet|yard/,
	/gram/,
	/pound|ounce/,
	/liter/,
	/cup|quart|gallon/,
	/second|minute|hour|day|week/,
];
