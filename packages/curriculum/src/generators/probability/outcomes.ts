import { lineOfParts } from "./line-of-parts.ts";
import {
	type Form,
	given,
	inLowestTerms,
	NAMES,
	type Random,
	simplest,
	type Slip,
	slip,
} from "../../kit/index.ts";

/** So many of all equally likely outcomes. */
export interface Outcomes {
	/** "One of 12 cards with the numbers 1 to 12 is drawn." */
	told: string;
	/** "a multiple of 3" */
	event: string;
	fitting: number;
	all: number;
	wrong: readonly (readonly [slip: Slip, fitting: number, all: number])[];
	/** Why so many fit. */
	work: string;
	/** Where the outcomes are not looked at one by one. */
	hints?: readonly [string, string, string];
}

const COLORS = ["red", "blue", "green", "yellow", "white"] as const;

/** What holds things of three colors, how one is taken, and what one of them is called. */
const HOLDERS = [
	["A bag holds {a} marbles.", "One is drawn without looking.", "marble"],
	["A drawer holds {a} socks.", "One is taken out in the dark.", "sock"],
	["A box holds {a} crayons.", "One is picked with closed eyes.", "crayon"],
	["A jar holds {a} buttons.", "One is taken without looking.", "button"],
	["A basket holds {a} balls.", "One is drawn at random.", "ball"],
	["A machine holds {a} gumballs.", "One comes out at random.", "gumball"],
	["A deck holds {a} cards.", "One is drawn from the shuffled deck.", "card"],
	["A pot holds {a} beads.", "One is taken without looking.", "bead"],
] as const;

/** One color of three, or two of them, or not one. */
export function byColor(random: Random, kinds: readonly ("one" | "not" | "or")[]): Outcomes {
	const [first = "red", second = "blue", third = "green"] = random.shuffle(COLORS);
	const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)];
	const [holds, taken, one] = random.pick(HOLDERS);
	const kind = random.pick(kinds);
	const all = a + b + c;
	const fitting = { one: a, not: b + c, or: a + b }[kind];
	return {
		told: `${holds.replace("{a}", `${a} ${first}, ${b} ${second}, and ${c} ${third}`)} ${taken}`,
		event: {
			one: `a ${first} ${one}`,
			not: `a ${one} that is not ${first}`,
			or: `a ${first} or a ${second} ${one}`,
		}[kind],
		fitting,
		all,
		wrong: [
			[slip.comparedWithOthers, fitting, all - fitting],
			...(kind === "or" ? ([[slip.oneKindOnly, a, all]] as const) : []),
			[slip.gaveTheOpposite, all - fitting, all],
			[slip.colorsAsEqual, kind === "one" ? 1 : 2, 3],
		],
		work: `${fitting} of the ${all} outcomes fit.`,
		hints: [
			"A probability compares the outcomes that fit with all outcomes.",
			`In all, there are $${a} + ${b} + ${c}$ ${one}s. How many of them are ${{ one: first, not: `not ${first}`, or: `${first} or ${second}` }[kind]}?`,
			"Write the outcomes that fit over all outcomes.",
		],
	};
}

const isPrime = (n: number) =>
	n > 1 && !Array.from({ length: n - 2 }, (_, at) => at + 2).some((d) => n % d === 0);

/** Number cubes and cards with numbers. */
export function byNumber(random: Random): Outcomes | undefined {
	const all = random.pick([6, 8, 10, 12, 15, 20, 25, 30]);
	const [divisor, limit] = [random.integer(2, 6), random.integer(2, all - 2)];
	const [event, fits] = random.pick<readonly [string, (n: number) => boolean]>([
		[`a multiple of ${divisor}`, (n) => n % divisor === 0],
		[`a number greater than ${limit}`, (n) => n > limit],
		[`a number less than ${limit}`, (n) => n < limit],
		["an odd number", (n) => n % 2 === 1],
		["a prime number", isPrime],
		[`a factor of ${all}`, (n) => all % n === 0],
	]);
	const list = Array.from({ length: all }, (_, at) => at + 1).filter(fits);
	const [fitting, rest] = [list.length, all - list.length];
	const told =
		all === 6
			? "A number cube with the numbers 1 to 6 is rolled."
			: random.pick([
					`One of ${all} cards with the numbers 1 to ${all} is drawn.`,
					`A spinner has ${all} equal parts with the numbers 1 to ${all}. It is spun once.`,
				]);
	return fitting < 2 || rest === 0
		? undefined
		: {
				told,
				event,
				fitting,
				all,
				wrong: [
					[slip.countedOneNumber, 1, all],
					[slip.gaveTheOpposite, rest, all],
					[slip.miscountedTheFitting, fitting + 1, all],
					[slip.evenForTwoOutcomes, 1, 2],
				],
				work: `These numbers fit: ${list.join(", ")}. That is ${fitting} of ${all}.`,
				hints: [
					"A probability compares the outcomes that fit with all outcomes.",
					`Go through the numbers from 1 to ${all}. Is each one ${event}?`,
					"Write the outcomes that fit over all outcomes.",
				],
			};
}

/** Sentences as clauses in brackets. */
const inClauses = (told: string) =>
	told
		.replace(/\.$/, "")
		.split(". ")
		.map((sentence) =>
			NAMES.some((name) => sentence.startsWith(name))
				? sentence
				: `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`,
		)
		.join("; ");

/** The probability of an event. */
export const probabilityOf = (draw: (random: Random) => Outcomes | undefined): Form =>
	given(draw, ({ told, event, fitting, all, wrong, work, hints }, random) => ({
		prompt: `${told} ${random.pick([`What is the probability of ${event}?`, `Find the probability of ${event}.`, `Give the probability of ${event}.`])}`,
		cta: "Write a fraction, such as 3/4.",
		task: `the probability of ${event} (${inClauses(told)})`,
		right: simplest(fitting, all),
		wrong: wrong
			.filter(([, top, bottom]) => top < bottom || bottom > 1)
			.map(([each, top, bottom]) => [each, simplest(top, bottom)]),
		...lineOfParts(all),
		hints: hints ?? [
			"A probability compares the outcomes that fit with all outcomes.",
			`There are ${all} equally likely outcomes. How many of them fit?`,
			"Write the outcomes that fit over all outcomes.",
		],
		steps: [work, `The probability is ${inLowestTerms(fitting, all)}.`],
	}));
