import { counted, people, type Random } from "../../kit/index.ts";

interface Rule {
	start: number;
	add: number;
}

/** Two patterns that go on step by step, how they are given, and what a step and the patterns are called. */
export interface Patterns {
	m: Rule;
	n: Rule;
	told: string;
	step: string;
	names: readonly [m: string, n: string];
	/** What a pattern "has" or "is at", and its number: "Leo’s number". */
	verb: string;
	numbers: readonly [m: string, n: string];
	/** The questions for both numbers after some steps, and for the partner of a number. */
	reached(after: string): string;
	partnerOf(number: number): string;
}

export const at = ({ start, add }: Rule, steps: number) => start + add * steps;

/** The pair after so many steps. */
export const pairAt = ({ m, n }: Patterns, steps: number): [number, number] => [at(m, steps), at(n, steps)];

/** Things that two people get more of, with the time of one step. */
const GAINS = [
	["sticker", "day"],
	["coin", "week"],
	["shell", "day"],
	["marble", "week"],
	["card", "day"],
	["stamp", "month"],
	["bead", "day"],
	["point", "round"],
] as const;

/** Names and words for two rules; numbers always come in the order start, add, start, add. */
export function patternsOf(random: Random, m: Rule, n: Rule): Patterns {
	if (random.oneIn(2)) {
		const [one, other] = people(random);
		const [thing, step] = random.pick(GAINS);
		const gains = (name: string, { start, add }: Rule) =>
			`${name} starts with ${counted(start, thing)} and gets ${add} more each ${step}.`;
		return {
			m,
			n,
			told: `${gains(one, m)} ${gains(other, n)}`,
			step,
			names: [one, other],
			verb: "has",
			numbers: [`${one}’s number`, `${other}’s number`],
			reached: (after) => `How many ${thing}s does each of them have after ${after}?`,
			partnerOf: (number) => `When ${one} has ${number}, how many does ${other} have?`,
		};
	}
	const names = random.pick([
		["M", "N"],
		["P", "Q"],
		["S", "T"],
	] as const);
	const [one, two] = names;
	const told = random.pick([
		`Pattern ${one} starts at ${m.start} and adds ${m.add} each time. Pattern ${two} starts at ${n.start} and adds ${n.add} each time.`,
		`Rule for ${one}: start at ${m.start} and add ${m.add}. Rule for ${two}: start at ${n.start} and add ${n.add}.`,
		`Pattern ${one} begins with ${m.start} and grows by ${m.add} each time. Pattern ${two} begins with ${n.start} and grows by ${n.add} each time.`,
	]);
	return {
		m,
		n,
		told,
		step: "step",
		names,
		verb: "is at",
		numbers: [`the number in pattern ${one}`, `the number in pattern ${two}`],
		reached: (after) => `Which number does each pattern reach after ${after}?`,
		partnerOf: (number) => `When pattern ${one} is at ${number}, which number is pattern ${two} at?`,
	};
}
