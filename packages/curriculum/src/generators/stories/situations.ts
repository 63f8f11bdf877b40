import { people, type Random } from "../../kit/index.ts";
import { THINGS } from "../../kit/stories.ts";
import type { Sum } from "../whole-numbers/sums/sums.ts";

/** Which number of a story is unknown, and what happens in it (Common Core, table 1). */
export type Situation =
	| "join"
	| "separate"
	| "together"
	| "more-than"
	| "fewer-than"
	| "difference"
	| "change-of-join"
	| "change-of-separate"
	| "start-of-join"
	| "start-of-separate"
	| "is-more"
	| "is-fewer";

/** The words and the operation agree: "more" adds. */
export const PLAIN: readonly Situation[] = ["join", "separate", "together", "more-than", "fewer-than"];
export const CHANGES: readonly Situation[] = ["difference", "change-of-join", "change-of-separate"];
/** A single word points to the other operation. */
export const TURNED: readonly Situation[] = ["start-of-join", "start-of-separate", "is-more", "is-fewer"];

interface Holder {
	/** Who has the things: at first, and when named again. */
	first: string;
	again: string;
	things: string;
	gains(count: number | "some"): string;
	loses(count: number | "some"): string;
}

function holderOf(random: Random, name: string, friend: string): Holder {
	const more = (count: number | "some") => (count === "some" ? "some more" : `${count} more`);
	const person = (things: string, gains: string, loses: string, to = ""): Holder => ({
		first: name,
		again: name,
		things,
		gains: (count) => `${gains} ${more(count)}`,
		loses: (count) => `${loses} ${count}${to}`,
	});
	const place = (noun: string, things: string, gains: string, loses: string): Holder => ({
		...person(things, gains, loses),
		first: `A ${noun}`,
		again: `the ${noun}`,
	});
	return random.pick([
		place("library", "picture books", "buys", "lends out"),
		place("bakery", "rolls", "bakes", "sells"),
		place("farm stand", "apples", "gets", "sells"),
		place("school", "pencils", "buys", "gives out"),
		place("toy store", "puzzles", "gets", "sells"),
		place("flower shop", "roses", "gets", "sells"),
		person("stickers", "gets", "gives away"),
		person("shells", "finds", "gives", ` to ${friend}`),
		person("trading cards", "wins", "gives", ` to ${friend}`),
		person("beads", "buys", "uses"),
	]);
}

type Numbers = readonly [a: number, b: number];

/** Stories about one holder, by what is unknown; the numbers in the order they are given. */
function ofHolder(situation: Situation, { first, again, things, gains, loses }: Holder, [a, b]: Numbers) {
	switch (situation) {
		case "join":
			return `${first} has ${a} ${things} and ${gains(b)}. How many ${things} does ${again} have in all?`;
		case "separate":
			return `${first} has ${a} ${things} and ${loses(b)}. How many ${things} are left?`;
		case "change-of-join":
			return `${first} has ${b} ${things} and ${gains("some")}. Now ${again} has ${a}. How many more ${things} does ${again} have now?`;
		case "change-of-separate":
			return `${first} has ${a} ${things} and ${loses("some")}. Now ${b} are left. How many fewer ${things} does ${again} have now?`;
		case "start-of-join":
			return `${first} has some ${things} and ${gains(b)}. Now ${again} has ${a}. How many ${things} were there before?`;
		case "start-of-separate":
			return `${first} has some ${things} and ${loses(b)}. Now ${a} are left. How many ${things} were there at first?`;
		default:
			return undefined;
	}
}

interface Pair {
	name: string;
	friend: string;
	things: string;
}

/** Stories that put together or compare. */
function ofTwo(random: Random, situation: Situation, { name, friend, things }: Pair, [a, b]: Numbers) {
	const asks = (who: string) => `How many ${things} does ${who} have?`;
	switch (situation) {
		case "more-than":
			return `${friend} has ${a} ${things}. ${name} has ${b} more than ${friend}. ${asks(name)}`;
		case "fewer-than":
			return `${friend} has ${a} ${things}. ${name} has ${b} fewer than ${friend}. ${asks(name)}`;
		case "is-more":
			return `${name} has ${a} ${things}. That is ${b} more than ${friend} has. ${asks(friend)}`;
		case "is-fewer":
			return `${name} has ${a} ${things}. That is ${b} fewer than ${friend} has. ${asks(friend)}`;
		case "difference":
			return random.pick([
				`${name} has ${a} ${things}, and ${friend} has ${b}. How many more ${things} does ${name} have?`,
				`${name} has ${a} ${things}, and ${friend} has ${b}. How many fewer ${things} does ${friend} have?`,
			]);
		default:
			return random.pick([
				`A box has ${a} red ${things} and ${b} blue ones. How many ${things} are in the box?`,
				`${name} sorts ${things}: ${a} are large and ${b} are small. How many ${things} are there in all?`,
				`${name} has ${a} ${things}, and ${friend} has ${b}. How many ${things} do they have together?`,
			]);
	}
}

const ADDS: readonly Situation[] = ["join", "together", "more-than", "start-of-separate", "is-fewer"];

export const signOf = (situation: Situation): Sum["sign"] => (ADDS.includes(situation) ? "+" : "-");

/** Tells a story of a sum or a difference, and says in which unit its answer is. */
export type Telling = (
	random: Random,
	situation: Situation,
	sum: Sum,
) => { story: string; unit?: { after: string } };

/** Things that come in ones. */
export const tellThings: Telling = (random, situation, sum) => ({ story: storyOf(random, situation, sum) });

/** A story whose answer is the sum or difference of two numbers. */
export function storyOf(random: Random, situation: Situation, { a, b }: Sum): string {
	const [name, friend] = people(random);
	return (
		ofHolder(situation, holderOf(random, name, friend), [a, b]) ??
		ofTwo(random, situation, { name, friend, things: random.pick(THINGS)[1] }, [a, b])
	);
}
