import { ask, askFor, boxed, defineSkill, NAMES, prose, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { SHARINGS, TWO_KINDS_SHARED } from "./division-stories.ts";

interface Division {
	total: number;
	divisor: number;
	quotient: number;
}

interface Range {
	divisors: readonly [number, number];
	quotients: readonly [number, number];
	/** The quotient has a zero in the middle. */
	hasZero?: boolean;
}

const SMALL: Range = { divisors: [2, 5], quotients: [12, 29] };
const TWO_DIGITS: Range = { divisors: [3, 8], quotients: [23, 98] };
const THREE_DIGITS: Range = { divisors: [3, 9], quotients: [111, 399] };
const WITH_ZERO: Range = { divisors: [3, 9], quotients: [101, 809], hasZero: true };
const LARGE: Range = { divisors: [3, 9], quotients: [401, 1099] };

function divisionOf(random: Random, { divisors, quotients, hasZero = false }: Range): Division | undefined {
	const [divisor, quotient] = [random.integer(...divisors), random.integer(...quotients)];
	if (hasZero && !/^\d0[1-9]$/.test(`${quotient}`)) return undefined;
	return { total: divisor * quotient, divisor, quotient };
}

/** The quotient by places: 236 is 200, 30 and 6. */
function placesOf(quotient: number): number[] {
	return [...`${quotient}`]
		.map((digit, at, digits) => Number(digit) * 10 ** (digits.length - 1 - at))
		.filter((part) => part > 0);
}

function draft(random: Random, { total, divisor, quotient }: Division): Draft {
	const task = `$${texNumber(total)} \\div ${divisor}$`;
	const places = placesOf(quotient);
	const [first = 0] = places;
	const withoutZero = Number(`${quotient}`.replace("0", ""));
	const eachDigit = Number([...`${total}`].map((digit) => Math.floor(Number(digit) / divisor)).join(""));
	return {
		prompt: askFor(random, task),
		task,
		right: whole(quotient),
		wrong: [
			/\d0\d/.test(`${quotient}`) && [slip.droppedZero, whole(withoutZero)],
			2 * eachDigit > quotient && [slip.dividedEachDigit, whole(eachDigit)],
			[slip.quotientOneShort, whole(quotient - 1)],
			[slip.subtractedOnce, whole(total - divisor)],
			[slip.multipliedToDivide, whole(total * divisor)],
		],
		hints: [
			`Which number times ${divisor} gives ${prose(total)}?`,
			`Start with the largest place: ${divisor} times ${prose(first)} is ${prose(divisor * first)}. What is left of ${prose(total)}?`,
			`Divide what is left, $${texNumber(total)} - ${texNumber(divisor * first)}$, by ${divisor}. Then add the parts of the quotient.`,
		],
		steps: [
			...places.map((part) => `$${texNumber(part * divisor)} \\div ${divisor} = ${texNumber(part)}$.`),
			`Add the parts: $${places.map(texNumber).join(" + ")} = ${texNumber(quotient)}$.`,
			`$${texNumber(total)} \\div ${divisor} = ${texNumber(quotient)}$.`,
		],
	};
}

const quotient =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		return division && draft(random, division);
	};

const story =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { things, groups, told } = random.pick(SHARINGS);
		const each = groups.replace("shelves", "shelf").replace(/s$/, "");
		return {
			...draft(random, division),
			prompt: `${told(random.pick(NAMES), prose(division.total), division.divisor)} How many ${things} is that for each ${each}?`,
		};
	};

const missing =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { total, divisor } = division;
		const equation = random.pick([
			`\\square \\times ${divisor} = ${texNumber(total)}`,
			`${divisor} \\times \\square = ${texNumber(total)}`,
			`${texNumber(total)} \\div \\square = ${divisor}`,
		]);
		return {
			...draft(random, division),
			prompt: random.pick([
				`Which number belongs in the box? $${equation}$`,
				`Find the missing number: $${equation}$`,
				`${random.pick(NAMES)} thinks of a number. Which one makes the equation true? $${equation}$`,
			]),
		};
	};

/** About how large the quotient is, with numbers that are easy to divide. */
const estimate: Form = (random) => {
	const division = divisionOf(random, random.pick([THREE_DIGITS, LARGE]));
	if (division === undefined) return undefined;
	const { divisor, quotient: exact } = division;
	const size = 10 ** (`${exact}`.length - 1);
	const about = Math.round(exact / size) * size;
	const total = division.total + random.integer(-divisor, divisor);
	// Far from the easy number it would be no good estimate.
	if (Math.abs(total - about * divisor) > 0.15 * total) return undefined;
	const task = `$${texNumber(total)} \\div ${divisor}$`;
	return {
		prompt: random.pick([
			`What is the best estimate of ${task}?`,
			`${random.pick(NAMES)} estimates ${task}. About how much is it?`,
			`About how much is ${task}?`,
		]),
		right: whole(about),
		wrong: [
			[slip.onePlaceOff, whole(about / 10)],
			[slip.multipliedToDivide, whole(Math.round((total * divisor) / size) * size)],
			[slip.subtractedOnce, whole(Math.round((total - divisor) / size) * size)],
			[slip.quotientOneOver, whole(about + 5 * size)],
		],
		hints: [
			`Find a number near ${prose(total)} that is easy to divide by ${divisor}.`,
			`Try multiples of ${divisor}: how many digits must the quotient have?`,
			`Multiply each answer by ${divisor}. Which one comes closest to ${prose(total)}?`,
		],
		steps: [
			`${prose(total)} is near ${prose(about * divisor)}, which is easy to divide by ${divisor}.`,
			`$${texNumber(about * divisor)} \\div ${divisor} = ${texNumber(about)}$.`,
		],
	};
};

const twoSteps: Form = (random) => {
	const division = divisionOf(random, THREE_DIGITS);
	if (division === undefined) return undefined;
	const { total, divisor, quotient: right } = division;
	const one = random.integer(Math.floor(total / 4), Math.floor(total / 2));
	if (one % divisor !== 0 || one === total - one) return undefined;
	const { steps } = draft(random, division);
	return {
		prompt: random.pick(TWO_KINDS_SHARED)(random.pick(NAMES), prose(one), prose(total - one), divisor),
		right: whole(right),
		wrong: [
			[slip.dividedOneKind, whole(one / divisor)],
			[slip.stoppedAtTheFirstStep, whole(total)],
			[slip.addedInsteadOfDividing, whole(total + divisor)],
			[slip.quotientOneShort, whole(right - 1)],
		],
		hints: [
			"This takes two steps. What do you need to know before you can share?",
			`First find how many there are in all: $${texNumber(one)} + ${texNumber(total - one)}$.`,
			`Divide that sum by ${divisor}.`,
		],
		steps: [`In all: $${texNumber(one)} + ${texNumber(total - one)} = ${texNumber(total)}$.`, ...steps],
	};
};

/** The dividend split into parts that are easy to divide. */
const inParts = (range: Range) =>
	ask.stepwise((random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { total, divisor, quotient: all } = division;
		const [first = 0] = placesOf(all);
		const rest = all - first;
		if (rest === 0) return undefined;
		const [taken, left] = [first * divisor, rest * divisor];
		const { hints, steps } = draft(random, division);
		return {
			prompt: random.pick([
				`Divide $${texNumber(total)} \\div ${divisor}$ in parts. $${texNumber(taken)} \\div ${divisor}$ is [[first]], and $${texNumber(left)} \\div ${divisor}$ is [[rest]]. The quotient is [[all]].`,
				`${random.pick(NAMES)} splits ${prose(total)} into ${prose(taken)} and ${prose(left)} to divide by ${divisor}. The parts give [[first]] and [[rest]], so the quotient is [[all]].`,
			]),
			boxes: {
				first: boxed(whole(first), [slip.onePlaceOff, whole(first / 10)]),
				rest: boxed(whole(rest), [slip.quotientOneShort, whole(rest - 1)]),
				all: boxed(whole(all), first >= 100 && [slip.onePlaceOff, whole(first / 10 + rest)], [
					slip.multipliedToDivide,
					whole(total * divisor),
				]),
			},
			hints: [
				hints[0],
				`Think of ${prose(taken)} as ${divisor} equal groups. How large is each group?`,
				"Add both parts of the quotient.",
			],
			steps,
		};
	});

// 1: two-digit quotients. 2: larger ones, and stories. 3: three digits, in parts, and estimates. 4: a zero in the quotient,
// and what went wrong. 5: four digits, two steps, and mistakes to explain.
export const divideByOneDigit = defineSkill("divide-by-one-digit", 15, {
	1: [
		ask.typed(quotient(SMALL)),
		ask.chosen(quotient(SMALL)),
		ask.typed(story(SMALL)),
		ask.matched(quotient(SMALL), "quotient"),
	],
	2: [
		ask.typed(story(TWO_DIGITS)),
		inParts(TWO_DIGITS),
		ask.chosen(story(TWO_DIGITS)),
		ask.typed(missing(TWO_DIGITS)),
	],
	3: [
		ask.typed(quotient(THREE_DIGITS)),
		inParts(THREE_DIGITS),
		ask.chosen(estimate),
		ask.matched(quotient(THREE_DIGITS), "quotient"),
	],
	4: [
		ask.typed(quotient(WITH_ZERO)),
		ask.whatWentWrong(quotient(WITH_ZERO)),
		ask.chosen(quotient(WITH_ZERO)),
		ask.judged(quotient(WITH_ZERO)),
	],
	5: [
		ask.typed(twoSteps),
		ask.typed(missing(LARGE)),
		ask.chosen(twoSteps),
		ask.explainTheMistake(quotient(WITH_ZERO)),
		ask.judged(quotient(LARGE)),
	],
});
