import { asClaim, ask, boxed, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { gcd } from "../../kit/numbers.ts";
import { RATIO_SCENES, type RatioScene } from "./ratio-scenes.ts";

interface Counts {
	scene: RatioScene;
	a: number;
	b: number;
}

/** Two different counts; with a factor in common where a simplest form is asked for. */
export function countsOf(
	random: Random,
	[least, most]: readonly [number, number],
	factor = 1,
): Counts | undefined {
	const [a, b] = [factor * random.integer(least, most), factor * random.integer(least, most)];
	return a === b ? undefined : { scene: random.pick(RATIO_SCENES), a, b };
}

const counted = ({ scene: { place, first, second }, a, b }: Counts) =>
	`${place} there are ${a} ${first} and ${b} ${second}.`;

const SPELLINGS = {
	colon: (one: number, other: number) => `$${one} : ${other}$`,
	to: (one: number, other: number) => `${one} to ${other}`,
	fraction: (one: number, other: number) => `$\\dfrac{${one}}{${other}}$`,
};
type Spelling = keyof typeof SPELLINGS;

interface Asked {
	from: string;
	to: string;
	x: number;
	y: number;
	other: number;
	isWhole: boolean;
}

/** Which two of the three counts are compared, and in which order. */
function askedOf(
	random: Random,
	{ scene: { first, second, all }, a, b }: Counts,
	mayBeWhole: boolean,
): Asked {
	const isWhole = mayBeWhole && random.oneIn(2);
	const [x, y] = random.oneIn(2) ? [a, b] : [b, a];
	const [from, to] = x === a ? [first, second] : [second, first];
	return isWhole
		? { from, to: `all ${all}`, x, y: a + b, other: y, isWhole }
		: { from, to, x, y, other: a + b, isWhole };
}

/** The two numbers of a ratio, the smaller one first, so that the hint does not tell their order. */
function numbersOf({ from, to, x, y, other, isWhole }: Asked): string {
	if (isWhole)
		return `There are ${x} ${from}. “${startLarge(to)}” means both kinds together: $${x} + ${other}$.`;
	const [less, more] = x < y ? [`${x} ${from}`, `${y} ${to}`] : [`${y} ${to}`, `${x} ${from}`];
	return `Only the ${less} and the ${more} are compared. Which of them does the ratio name first?`;
}

/** What is right and wrong, and the help, for a ratio in a spelling; in simplest form where that is wanted. */
function ratioDraft(asked: Asked, spelling: Spelling, isSimplest: boolean): Omit<Draft, "prompt"> {
	const { from, to, x, y, other, isWhole } = asked;
	const write = (one: number, two: number) => {
		const shared = isSimplest ? gcd(one, two) : 1;
		return words(SPELLINGS[spelling](one / shared, two / shared));
	};
	const right = write(x, y);
	const shared = gcd(x, y);
	return {
		task: `the ratio of ${from} to ${to}`,
		right,
		wrong: [
			[slip.reversedTheRatio, write(y, x)],
			isWhole ? [slip.partForWhole, write(x, other)] : [slip.wholeForPart, write(x, other)],
			isWhole && [slip.tookTheOtherPart, write(other, y)],
			isSimplest && [slip.ratioNotSimplified, words(SPELLINGS[spelling](x, y))],
			!isWhole && [slip.tookTheOtherPart, write(y, other)],
		],
		hints: [
			"The order of the words is the order of the numbers.",
			numbersOf(asked),
			isSimplest
				? "Write the ratio first. Then divide both numbers by their greatest common factor."
				: `Begin with the number of ${from}, and then write the number of ${to}.`,
		],
		steps: [
			`There are ${x} ${from} and ${y} ${isWhole ? `${to.replace("all ", "")} in all` : to}.`,
			...(isSimplest && shared > 1 ? [`Divide both numbers by ${shared}.`] : []),
			`The ratio of ${from} to ${to} is ${right.shown}.`,
		],
	};
}

export interface Range {
	counts: readonly [number, number];
	mayBeWhole?: boolean;
	spellings?: readonly Spelling[];
	/** In simplest form; the counts have this factor in common. */
	factor?: number;
}

export const form =
	({ counts, mayBeWhole = false, spellings = ["colon"], factor = 1 }: Range): Form =>
	(random) => {
		const drawn = countsOf(random, counts, factor);
		if (drawn === undefined) return undefined;
		const asked = askedOf(random, drawn, mayBeWhole);
		const isSimplest = factor > 1;
		const end = isSimplest ? " in simplest form" : "";
		return {
			...ratioDraft(asked, random.pick(spellings), isSimplest),
			prompt: random.pick([
				`${counted(drawn)} What is the ratio of ${asked.from} to ${asked.to}${end}?`,
				`${counted(drawn)} Write the ratio of ${asked.from} to ${asked.to}${end}.`,
				`${counted(drawn)} ${random.pick(NAMES)} compares ${asked.from} to ${asked.to}. Which ratio${end} is right?`,
			]),
		};
	};

/** Several ratios of one scene, so that each one is given with its counts. */
export const claims = (range: Range) =>
	asClaim(
		(random) => {
			const drawn = countsOf(random, range.counts, range.factor ?? 1);
			if (drawn === undefined) return undefined;
			const draft = ratioDraft(askedOf(random, drawn, true), "colon", false);
			const { scene, a, b } = drawn;
			return {
				...draft,
				prompt: "",
				task: `For ${a} ${scene.first} and ${b} ${scene.second}, ${draft.task}`,
			};
		},
		(task, value) => `${task} is ${value}.`,
	);

export const inBoxes = (range: Range) =>
	ask.stepwise((random) => {
		const drawn = countsOf(random, range.counts, range.factor ?? 1);
		if (drawn === undefined) return undefined;
		const asked = askedOf(random, drawn, range.mayBeWhole ?? false);
		const { from, to, x, y, other, isWhole } = asked;
		const isSimplest = range.factor !== undefined;
		const shared = isSimplest ? gcd(x, y) : 1;
		const [one, two] = [x / shared, y / shared];
		const { hints, steps } = ratioDraft(asked, "colon", isSimplest);
		return {
			prompt: random.pick([
				`${counted(drawn)} The ratio of ${from} to ${to}${isSimplest ? " in simplest form" : ""} is [[one]] to [[two]].`,
				`${counted(drawn)} Fill in the ratio of ${from} to ${to}${isSimplest ? " in simplest form" : ""}: [[one]] to [[two]].`,
			]),
			boxes: {
				one: boxed(
					whole(one),
					[slip.reversedTheRatio, whole(two)],
					[slip.tookTheOtherPart, whole(isWhole ? other : y)],
				),
				two: boxed(
					whole(two),
					isWhole ? [slip.partForWhole, whole(other)] : [slip.wholeForPart, whole(other)],
					isSimplest && [slip.ratioNotSimplified, whole(y)],
				),
			},
			hints,
			steps,
		};
	});
