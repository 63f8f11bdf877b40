import { boxUnder, signedLine } from "../../figures/lines/signed-line.ts";
import { ask, askFor, bracketed, counted, given, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

/** Two numbers, at least one of which is negative, or a difference below zero. */
export type Pair = readonly [number, number];
export type Pairs = (random: Random) => Pair | undefined;
type DraftOf = (random: Random, pair: Pair) => Draft;

const side = (number: number) => (number < 0 ? "left" : "right");

export const sumOf: DraftOf = (random, [a, b]) => {
	const [result, p, q] = [a + b, Math.abs(a), Math.abs(b)];
	const task = `$${a} + ${bracketed(b)}$`;
	const isSame = a < 0 === b < 0;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(result),
		wrong: [
			[slip.leftOutTheSigns, whole(p + q)],
			[slip.wrongSign, whole(-result)],
			[slip.movedTheOtherWay, whole(a - b)],
			[slip.subtractedAbsoluteValues, whole(Math.abs(p - q))],
			[slip.startedAtZero, whole(b)],
		],
		hints: [
			`Think of a number line. Start at $${a}$.`,
			`Adding $${b}$ is a move of ${q} to the ${side(b)}.`,
			isSame
				? `The signs are the same. Add ${p} and ${q}, and keep the sign.`
				: `The signs differ. Subtract ${Math.min(p, q)} from ${Math.max(p, q)}, and take the sign of the number with the greater absolute value.`,
		],
		steps: [
			`Start at $${a}$ and move ${q} to the ${side(b)}.`,
			isSame
				? `Both numbers are ${a < 0 ? "negative" : "positive"}: $${p} + ${q} = ${p + q}$.`
				: `The signs differ: $${Math.max(p, q)} - ${Math.min(p, q)} = ${Math.abs(p - q)}$.`,
			`${task.slice(0, -1)} = ${result}$.`,
		],
	};
};

export const differenceOf: DraftOf = (random, [a, b]) => {
	const [result, p, q] = [a - b, Math.abs(a), Math.abs(b)];
	const task = `$${a} - ${bracketed(b)}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(result),
		wrong: [
			[slip.addedAsItIs, whole(a + b)],
			[slip.wrongSign, whole(-result)],
			[slip.addedAbsoluteValues, whole(p + q)],
			[slip.subtractedAbsoluteValues, whole(Math.abs(p - q))],
			[slip.startedAtZero, whole(b)],
		],
		hints: [
			"Subtracting a number is the same as adding its opposite.",
			`The opposite of $${b}$ is $${-b}$. Write the difference as a sum.`,
			`Work out $${a} + ${bracketed(-b)}$.`,
		],
		steps: [
			`Add the opposite of $${b}$, which is $${-b}$.`,
			`$${a} + ${bracketed(-b)} = ${result}$.`,
			`${task.slice(0, -1)} = ${result}$.`,
		],
	};
};

export const bare =
	(of: DraftOf, pairs: Pairs): Form =>
	(random) => {
		const pair = pairs(random);
		return pair && of(random, pair);
	};

/** A number is missing: the other one and the result are given. */
export const missing = (pairs: Pairs, isSum: boolean): Form =>
	given(pairs, ([a, b], random) => {
		const result = isSum ? a + b : a - b;
		const shown = `${a} ${isSum ? "+" : "-"} \\square = ${result}`;
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} spilled ink on a number. Which number was it? $${shown}$`,
			]),
			right: whole(b),
			wrong: [
				[slip.wrongSign, whole(-b)],
				[slip.addedTheKnownNumbers, whole(result + a)],
				[slip.subtractedAbsoluteValues, whole(Math.abs(Math.abs(a) - Math.abs(result)))],
			],
			hints: [
				`On a number line, you go from $${a}$ to $${result}$.`,
				`Is $${result}$ to the left or to the right of $${a}$? How far is it?`,
				isSum
					? "A move to the right adds a positive number. A move to the left adds a negative one."
					: "A move to the left subtracts a positive number. A move to the right subtracts a negative one.",
			],
			steps: [
				`From $${a}$ to $${result}$ is a move of ${Math.abs(result - a)} to the ${side(result - a)}.`,
				`The missing number is $${b}$, because $${a} ${isSum ? "+" : "-"} ${bracketed(b)} = ${result}$.`,
			],
		};
	});

/** A sum or difference as a move on the line; the number where it ends must be labeled. */
export const onLine = (of: DraftOf, pairs: Pairs) =>
	ask.labeled((random) => {
		const pair = pairs(random);
		const draft = pair && of(random, pair);
		const end = Number(draft?.right.entry);
		const labeled = (mark: number) => mark % 5 === 0;
		if (pair === undefined || draft === undefined || Math.abs(end) > 10 || labeled(end)) return undefined;
		const [a] = pair;
		return {
			prompt: random.pick([
				`The arrow shows ${draft.task}. Label the number where it ends.`,
				`Use the arrow to find ${draft.task}. Write the result in the box.`,
				`${random.pick(NAMES)} shows ${draft.task} with an arrow. At which number does it end? Label it.`,
			]),
			figure: {
				svg: signedLine({
					most: 10,
					labeled,
					dots: [end],
					arrow: [a, end],
					color: random.pick(["sky", "coral"]),
				}),
				alt: `A number line from negative 10 to 10. An arrow starts at $${a}$ and goes ${Math.abs(end - a)} to the ${side(end - a)}. A box is under its end.`.replaceAll(
					"$",
					"",
				),
			},
			labels: {
				end: { right: draft.right, label: "End of the arrow", place: boxUnder(10, end), wrong: draft.wrong },
			},
			hints: [
				`The arrow starts at $${a}$.`,
				`Each mark is one step. The arrow goes to the ${side(end - a)}.`,
				`Count ${counted(Math.abs(end - a), "step")} from $${a}$.`,
			],
			steps: draft.steps,
		};
	});

/** What is given with the two numbers. */
export type Story = (name: string, a: number, b: number) => string;

export const inStory = (of: DraftOf, pairs: Pairs, stories: readonly Story[]): Form =>
	given(pairs, (pair, random) => {
		const draft = of(random, pair);
		return {
			...draft,
			prompt: random.pick(stories)(random.pick(NAMES), ...pair),
			hints: [`Write ${draft.task} for the story.`, draft.hints[1], draft.hints[2]],
		};
	});

/** Numbers up to the limit with the signs that are wanted. */
export const pairsUpTo =
	(
		most: number,
		signs: readonly Pair[] = [
			[-1, -1],
			[-1, 1],
			[1, -1],
		],
	): Pairs =>
	(random) => {
		const [p, q] = random.pick(signs);
		const [a, b] = [p * random.integer(1, most), q * random.integer(1, most)];
		return a + b === 0 || a === b ? undefined : [a, b];
	};
