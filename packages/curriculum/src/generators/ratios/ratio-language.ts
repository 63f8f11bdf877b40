import { asClaim, ask, boxed, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { gcd } from "../../kit/numbers.ts";
import { RATIO_SCENES, type RatioScene } from "./ratio-scenes.ts";

interface Counts {
	scene: RatioScene;
	a: number;
	b: number;
}

/** Two different counts; with a factor in common where a simplest form is asked for. */
function countsOf(random: Random, [least, most]: readonly [number, number], factor = 1): Counts | undefined {
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

interface Range {
	counts: readonly [number, number];
	mayBeWhole?: boolean;
	spellings?: readonly Spelling[];
	/** In simplest form; the counts have this factor in common. */
	factor?: number;
}

const form =
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
const claims = (range: Range) =>
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

const inBoxes = (range: Range) =>
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

/** "For every 3 … there are 5 …": which counts fit. */
const fits: Form = (random) => {
	const drawn = countsOf(random, [2, 9]);
	if (drawn === undefined || gcd(drawn.a, drawn.b) > 1) return undefined;
	const { scene, a, b } = drawn;
	const { place, first, second } = scene;
	const times = random.integer(3, 9);
	const count = (one: number, other: number) => words(`${one} ${first} and ${other} ${second}`);
	return {
		prompt: random.pick([
			`${place} there are ${a} ${first} for every ${b} ${second}. Which numbers are possible?`,
			`${random.pick(NAMES)} says, “${place} there are ${a} ${first} for every ${b} ${second}.” Which numbers fit?`,
			`The ratio of ${first} to ${second} is ${a} to ${b}. Which numbers have that ratio?`,
		]),
		right: count(a * times, b * times),
		wrong: [
			[slip.reversedTheRatio, count(b * times, a * times)],
			[slip.addedToBothAmounts, count(a + times, b + times)],
			[slip.wholeForPart, count(a * times, (a + b) * times)],
			[slip.multipliedByDifferentNumbers, count(a * times, b * (times - 1))],
		],
		hints: [
			`Think of equal groups, each with ${a} ${first} and ${b} ${second}.`,
			`Two groups have ${2 * a} ${first} and ${2 * b} ${second}. Keep going like that.`,
			"Divide each pair of numbers by a common factor. Which one gives the same ratio?",
		],
		steps: [
			`In ${times} groups there are $${times} \\times ${a} = ${a * times}$ ${first} and $${times} \\times ${b} = ${b * times}$ ${second}.`,
		],
	};
};

/** How many of the second for a number of the first. */
const goesWith: Form = (random) => {
	const drawn = countsOf(random, [2, 9]);
	if (drawn === undefined) return undefined;
	const { scene, a, b } = drawn;
	const { place, first, second } = scene;
	const times = random.integer(3, 12);
	return {
		prompt: `${place} there are ${a} ${first} for every ${b} ${second}. If there are ${a * times} ${first}, how many ${second} are there?`,
		right: whole(b * times),
		wrong: [
			[slip.addedToBothAmounts, whole(a * times + b - a)],
			[slip.wholeForPart, whole((a + b) * times)],
			[slip.forgotToDivide, whole(a * b * times)],
		],
		unit: { after: second },
		hints: [
			`Each group has ${a} ${first} and ${b} ${second}.`,
			`How many groups of ${a} are in ${a * times}?`,
			`Multiply the number of groups by ${b}.`,
		],
		steps: [
			`There are $${a * times} \\div ${a} = ${times}$ groups.`,
			`$${times} \\times ${b} = ${b * times}$ ${second}.`,
		],
	};
};

const PARTS: Range = { counts: [2, 20] };
const BOTH: Range = { counts: [3, 25], mayBeWhole: true, spellings: ["colon", "to", "fraction"] };
const SIMPLEST = { ...BOTH, counts: [2, 9], factor: 1 } as const;
const withFactor =
	(of: (range: Range) => (random: Random) => ReturnType<Form> | undefined): Form =>
	(random) =>
		of({ ...SIMPLEST, factor: random.integer(2, 7) })(random);

// 1: part to part. 2: part to part or to whole, in three spellings. 3: simplest form. 4: several ratios at once, and the
// number that goes with another. 5: which numbers fit a ratio.
export const ratioLanguage = defineSkill("ratio-language", 9, {
	1: [ask.chosen(form(PARTS)), inBoxes(PARTS), ask.chosen(form({ ...PARTS, spellings: ["to"] }))],
	2: [ask.chosen(form(BOTH)), inBoxes(BOTH), ask.judged(claims(PARTS))],
	3: [
		ask.chosen(withFactor(form)),
		inBoxes({ ...BOTH, counts: [2, 9], factor: 4 }),
		inBoxes({ ...BOTH, counts: [2, 9], factor: 3 }),
	],
	4: [ask.judged(claims(BOTH)), ask.typed(goesWith), ask.chosen(goesWith)],
	5: [ask.chosen(fits), ask.typed(goesWith), ask.chosen(withFactor(form))],
});
