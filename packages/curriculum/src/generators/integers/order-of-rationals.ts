import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { allBetween, ask, list, NAMES, slip, withUnit } from "../../kit/index.ts";
import type { Form, Random, Value } from "../../kit/index.ts";
import { entryTex } from "../../kit/fractions.ts";

export interface Entry {
	text: string;
	/** In sixtieths, so that every fraction used here is whole. */
	units: number;
}

export type Draw = (random: Random) => Entry;

export const tex = ({ text }: Entry) => entryTex(text);
export const shown = (entry: Entry) => `$${tex(entry)}$`;
const valueOf = (entry: Entry): Value => ({
	entry: entry.text,
	shown: shown(entry),
	answer_type: "STRING",
	worth: [entry.units, 60],
});

/** So many entries of different value, most of them negative. */
function several(random: Random, draw: Draw, count: number): Entry[] | undefined {
	const entries = Array.from({ length: count }, () => draw(random));
	const isFine =
		new Set(entries.map(({ units }) => Math.abs(units))).size === count &&
		entries.filter(({ units }) => units < 0).length >= 2;
	return isFine ? entries : undefined;
}

const rising = (entries: readonly Entry[]) => entries.toSorted((a, b) => a.units - b.units);
const bySize = (entries: readonly Entry[]) =>
	entries.toSorted((a, b) => Math.abs(a.units) - Math.abs(b.units));

export const HINTS = [
	"Think of the numbers on a number line.",
	"The number farther to the right is greater.",
] as const;

/** Which of four numbers is the least or the greatest. */
export const extreme =
	(draw: Draw): Form =>
	(random) => {
		const entries = several(random, draw, 4);
		if (entries === undefined) return undefined;
		const wantsLeast = random.oneIn(2);
		const order = wantsLeast ? rising(entries) : rising(entries).toReversed();
		const [right, second, third, last] = order.map(valueOf);
		const [close, far] = wantsLeast
			? [bySize(entries)[0], bySize(entries).at(-1)]
			: [bySize(entries).at(-1), bySize(entries)[0]];
		if (
			right === undefined ||
			second === undefined ||
			third === undefined ||
			last === undefined ||
			close === undefined ||
			far === undefined
		)
			return undefined;
		const numbers = entries.map(shown);
		const name = wantsLeast ? "least" : "greatest";
		return {
			prompt: random.pick([
				`Which of these numbers is the ${name}? ${numbers.join(", ")}`,
				`${random.pick(NAMES)} puts ${list(numbers)} on a number line. Which is farthest to the ${wantsLeast ? "left" : "right"}?`,
				`Find the ${name} number: ${numbers.join(", ")}.`,
			]),
			right,
			wrong: [
				[slip.comparedWithoutSigns, valueOf(close)],
				[slip.tookTheOtherEnd, last],
				[slip.nextToTheEnd, second],
				[slip.stoppedAtTheWholes, third],
			],
			hints: [
				HINTS[0],
				`The ${name} number is farthest to the ${wantsLeast ? "left" : "right"}.`,
				"Of two negative numbers, the one with the greater absolute value is less.",
			],
			steps: [
				`From the least to the greatest: ${rising(entries).map(shown).join(", ")}.`,
				`The ${name} is ${right.shown}.`,
			],
		};
	};

/** Cards that are put in order. */
export const ordered = (draw: Draw, count: number) =>
	ask.inOrder((random) => {
		const entries = several(random, draw, count);
		if (entries === undefined) return undefined;
		const cards = rising(entries).map(valueOf);
		const isFalling = random.oneIn(3);
		const at = (list: readonly Entry[]) =>
			list.map((each) => cards[rising(entries).indexOf(each)]).filter((each) => each !== undefined);
		const turned = (list: Value[]) => (isFalling ? list.toReversed() : list);
		const way = isFalling ? "from the greatest to the least" : "from the least to the greatest";
		return {
			prompt: random.pick([
				`Put the numbers in order ${way}.`,
				`${random.pick(NAMES)} orders these numbers ${way}. Put the cards in order.`,
				`Order the numbers ${way}.`,
			]),
			cards: turned(cards),
			isFalling,
			wrong: [
				[slip.comparedWithoutSigns, turned(at(bySize(entries)))],
				[slip.tookTheOtherEnd, turned(cards).toReversed()],
			],
			hints: [
				HINTS[0],
				"Negative numbers are less than zero, so they come before the positive ones on a number line.",
				"Of two negative numbers, the one farther from zero is less.",
			],
			steps: [
				"Negative numbers come first, and of these the one farthest from zero is the least.",
				`On a number line, from left to right: ${rising(entries).map(shown).join(", ")}.`,
				...(isFalling ? ["From the greatest to the least, it is the other way around."] : []),
			],
		};
	});

/** All temperatures between two that are given. */
export const between: Form = (random) => {
	const low = random.integer(-10, -2);
	const high = low + random.integer(3, 9);
	const takesIn = random.oneIn(2);
	const all = (from: number, to: number, isClosed = takesIn) =>
		allBetween("t", [from, isClosed], [to, isClosed]);
	const told = takesIn
		? `at least $${low}$ degrees and at most ${withUnit(`$${high}$`, "degrees")}`
		: `warmer than $${low}$ degrees and colder than ${withUnit(`$${high}$`, "degrees")}`;
	return {
		prompt: random.pick([
			`In ${random.pick(COLD_CITIES)} it is ${told}. Show all temperatures $t$ that it can be.`,
			`A skating rink has to be ${told}. Show all temperatures $t$ that work.`,
			`${random.pick(NAMES)} wants a day that is ${told}. Show all temperatures $t$ that work.`,
		]),
		right: all(low, high),
		wrong: [
			[slip.mistookTheBoundary, all(low, high, !takesIn)],
			high > 0 &&
				high !== -low && [slip.comparedWithoutSigns, all(Math.min(-low, high), Math.max(-low, high))],
		],
		interval: { from: -12, to: 12, number_every: 4, variable: "t" },
		hints: [
			"Think of a thermometer that lies on its side: colder is to the left.",
			"One end is at the colder temperature, the other one at the warmer temperature.",
			"Do the two temperatures themselves fit? Then both dots are closed.",
		],
		steps: [
			`Colder is to the left: $${low}$ is the left end, and $${high}$ the right end.`,
			`${takesIn ? "Both ends belong to it" : "Neither end belongs to it"}: $${all(low, high).entry}$.`,
		],
	};
};
