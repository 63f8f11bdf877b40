import { spinner } from "../../figures/data/bag-and-spinner.ts";
import type { FigureColor } from "../../figures/svg.ts";
import { ask, defineSkill, lowest, simplest, slip, stated, tex } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { byColor, byNumber, type Outcomes, probabilityOf } from "./outcomes.ts";
import { expectedBars } from "./expected-bars.ts";

const NAMED: readonly (readonly [FigureColor, string])[] = [
	["sky", "blue"],
	["gold", "yellow"],
	["mint", "green"],
	["coral", "red"],
	["lilac", "purple"],
];

/** A drawn spinner of three colors. */
const onSpinner: Form = (random) => {
	const [first = NAMED[0], second = NAMED[1], third = NAMED[2]] = random.shuffle(NAMED);
	if (first === undefined || second === undefined || third === undefined) return undefined;
	const all = random.pick([5, 6, 8, 10, 12]);
	const a = random.integer(1, all - 3);
	const b = random.integer(1, all - a - 1);
	const parts = random.shuffle(
		Array.from({ length: all }, (_, at) => (at < a ? first : at < a + b ? second : third)),
	);
	const outcomes: Outcomes = {
		told: random.pick([
			"All parts of the spinner are equal.",
			"The spinner has equal parts and is spun once.",
			"The pointer of the spinner stops at random.",
		]),
		event: `stopping on ${first[1]}`,
		fitting: a,
		all,
		wrong: [
			[slip.comparedWithOthers, a, all - a],
			[slip.colorsAsEqual, 1, 3],
			[slip.tookTheOtherEvent, b, all],
			[slip.gaveTheOpposite, all - a, all],
		],
		work: `${a} of the ${all} equal parts ${a === 1 ? "is" : "are"} ${first[1]}.`,
		hints: [
			"A probability compares the outcomes that fit with all outcomes.",
			`The spinner has ${all} equal parts. How many of them are ${first[1]}?`,
			"Write the outcomes that fit over all outcomes.",
		],
	};
	const draft = probabilityOf(() => outcomes)(random);
	return (
		draft && {
			...draft,
			figure: {
				svg: spinner(parts.map(([color]) => color)),
				alt: `A spinner with ${all} equal parts: ${a} ${first[1]}, ${b} ${second[1]}, and ${all - a - b} ${third[1]}.`,
			},
		}
	);
};

/** A spinner with one large part; the large part is as large as so many of the small ones. */
const uneven: Form = (random) => {
	const [big = "", asked = "", rest = ""] = random.shuffle(NAMED.map(([, name]) => name));
	const [share, small, hidden] = random.pick([
		["One half", random.integer(4, 9), 1],
		["One third", 2 * random.integer(2, 5), 1 / 2],
		["One fourth", 3 * random.integer(2, 4), 1 / 3],
	] as const);
	const large = small * hidden;
	const [all, a] = [small + large, random.integer(1, small - 2)];
	return {
		prompt: `${share} of a spinner is ${big}. The rest is cut into ${small} equal parts: ${a} of them ${asked}, the others ${rest}. ${random.pick([`What is the probability of ${asked}?`, `Find the probability that it stops on ${asked}.`])}`,
		cta: "Write a fraction, such as 3/4.",
		right: simplest(a, all),
		wrong: [
			[slip.unequalPartsAsEqual, simplest(a, small + 1)],
			[slip.leftOutTheLargePart, simplest(a, small)],
			[slip.colorsAsEqual, simplest(1, 3)],
			[slip.gaveTheOpposite, simplest(all - a, all)],
		],
		hints: [
			"Are all parts of the spinner equal?",
			`Think of the ${big} part as cut into pieces of the same size as the other ${small}.`,
			"Then count the equal parts, and how many of them fit.",
		],
		steps: [
			`The ${big} part is as large as ${large} of the small ones, so there are ${all} equal parts.`,
			`${a} of ${all} ${a === 1 ? "is" : "are"} ${asked}: $${tex(lowest(a, all))}$.`,
		],
	};
};

const colors = (...kinds: ("one" | "not" | "or")[]) =>
	probabilityOf((random: Random) => byColor(random, kinds));
const numbers = probabilityOf(byNumber);
const onLine = ask.onNumberLine((random) => {
	const draft = onSpinner(random);
	return (
		draft && {
			...draft,
			prompt: `A spinner has ${draft.line?.steps} equal parts. ${draft.steps[0]} Show the probability of ${/stopping on \w+/.exec(draft.prompt)?.[0] ?? "this"} on the number line.`,
		}
	);
});

// 1: one color. 2: a spinner. 3: two colors, or not one. 4: numbers with a property. 5: parts that are not equal, and a mistake.
export const theoreticalProbability = defineSkill("theoretical-probability", 19, {
	1: [ask.typed(colors("one")), ask.chosen(colors("one")), onLine],
	2: [ask.typed(onSpinner), ask.chosen(onSpinner), expectedBars, ask.judged(stated(colors("one")))],
	3: [
		ask.typed(colors("not", "or")),
		ask.chosen(colors("not", "or")),
		ask.whatWentWrong(colors("one", "or")),
	],
	4: [ask.typed(numbers), ask.chosen(numbers), ask.judged(stated(numbers))],
	5: [ask.typed(uneven), ask.chosen(uneven), ask.explainTheMistake(numbers)],
});
