import {
	amount,
	asClaim,
	ask,
	askFor,
	defineSkill,
	type Form,
	NAMES,
	slip,
	whole,
} from "../../../kit/index.ts";
import { gcd } from "../../../kit/numbers.ts";
import {
	CROWDS,
	findThePart,
	inEasyParts,
	notDone,
	partOf,
	percentLines,
	shareOf,
	type Shares,
	sharesOf,
} from "./percents.ts";
import { shadedPercent } from "../../fractions/naming/shaded-sets.ts";

/** A whole that need not make a whole number, such as 35% of 90. */
const anyWhole: Shares = (random) => ({
	percent: random.pick([15, 35, 45, 55, 65, 85, 120, 125, 150, 175]),
	all: 2 * random.integer(12, 140),
});

const bare =
	(shares: Shares): Form =>
	(random) => {
		const draft = findThePart(shares(random));
		return { ...draft, prompt: askFor(random, draft.task ?? "") };
	};

const story =
	(shares: Shares): Form =>
	(random) => {
		const share = shares(random);
		const { percent, all } = share;
		const [things, where, does] = random.pick(CROWDS);
		return {
			...findThePart(share),
			prompt: random.pick([
				`There are ${all} ${things} ${where}. ${percent}% of them ${does}. How many ${things} ${does}?`,
				`Of the ${all} ${things} ${where}, ${percent}% ${does}. How many ${things} is that?`,
				`${random.pick(NAMES)} counts ${all} ${things} ${where}. Exactly ${percent}% of them ${does}. How many is that?`,
			]),
		};
	};

/** A fraction of a square of a hundred as a percent. */
const ofSquare: Form = (random) => {
	const bottom = random.pick([2, 4, 5, 10, 20, 25, 50]);
	const top = random.integer(1, bottom - 1);
	if (gcd(top, bottom) > 1) return undefined;
	const [part, percent] = [`$\\dfrac{${top}}{${bottom}}$`, (100 * top) / bottom];
	const one = 100 / bottom;
	return {
		prompt: random.pick([
			`A square has 100 small squares. Shade ${part} of it. What percent of the square is that?`,
			`Shade ${part} of the 100 small squares. What percent of the square is shaded then?`,
			`${random.pick(NAMES)} shades ${part} of a square of 100 small squares. What percent of the square is shaded?`,
		]),
		right: whole(percent),
		wrong: [
			[slip.tookTheRest, whole(100 - percent)],
			[slip.shadedOneGroup, whole(one)],
			[slip.shadedTheNumerator, whole(top)],
		],
		unit: { after: "%" },
		shading: { rows: 10, columns: 10 },
		hints: [
			"Percent means “out of 100,” and the square has 100 small squares.",
			`Split the 100 small squares into ${bottom} equal groups: $100 \\div ${bottom}$.`,
			top === 1 ? "Shade one of these groups." : `Shade ${top} of these groups.`,
		],
		steps: [
			`$100 \\div ${bottom} = ${one}$ small squares make one group.`,
			`$${top} \\times ${one} = ${percent}$ of 100 are ${percent}%.`,
		],
	};
};

/** The others are asked for: two steps. */
const others =
	(shares: Shares): Form =>
	(random) => {
		const { percent, all } = shares(random);
		const [things, where, does] = random.pick(CROWDS);
		const rest = { percent: 100 - percent, all };
		const { hints, steps, wrong, ...draft } = findThePart(rest);
		return {
			...draft,
			wrong: wrong.map(
				(each) => each && (each[0] === slip.tookTheRest ? [slip.gaveTheNamedPart, each[1]] : each),
			),
			prompt: random.pick([
				`There are ${all} ${things} ${where}. ${percent}% of them ${does}. How many ${things} ${notDone(does)}?`,
				`Of the ${all} ${things} ${where}, ${percent}% ${does}. How many ${things} ${notDone(does)}?`,
			]),
			hints: [`If ${percent}% ${does}, what percent ${notDone(does)}?`, hints[1], hints[2]],
			steps: [`The others are $100\\% - ${percent}\\% = ${rest.percent}\\%$.`, ...steps],
		};
	};

const inSteps = (shares: Shares) =>
	ask.stepwise((random) => {
		const share = shares(random);
		const { percent, all } = share;
		const { easy, count } = inEasyParts(percent);
		if (count === 1) return undefined;
		const { hints, steps, wrong } = findThePart(share);
		return {
			prompt: random.pick([
				`${easy}% of ${all} is [[easy]]. So ${percent}% of ${all} is [[all]].`,
				`Find ${percent}% in two steps. First, ${easy}% of ${all} is [[easy]]. Then ${percent}% of ${all} is [[all]].`,
			]),
			boxes: { easy: { right: amount(easy * all, 100) }, all: { right: partOf(share), wrong } },
			hints,
			steps,
		};
	});

const lines = (marks: readonly number[]) =>
	percentLines((random) => {
		const share = shareOf(random, marks.slice(1, -1), 400);
		return { marks, asked: share.percent, all: share.all, shown: [0, 100], draft: findThePart(share) };
	});

const claimed = (shares: Shares) => asClaim(bare(shares), (task, value) => `${task} is ${value}.`);

const BENCHMARKS = sharesOf([10, 25, 50], 200);
const TENS = sharesOf([20, 30, 40, 60, 70, 75, 80, 90], 300);
const FIVES = sharesOf([5, 15, 35, 45, 55, 65, 85, 95], 300);
const ANY = sharesOf([2, 3, 4, 6, 8, 12, 18, 24, 32, 48], 500);

// 1: benchmark percents. 2: multiples of ten, 75%, and a square of a hundred. 3: multiples of five. 4: any percent, by way of 1%, and the others.
// 5: results with decimals and more than 100%.
export const percentOfQuantity = defineSkill("percent-of-quantity", 19, {
	1: [shadedPercent, ask.typed(bare(BENCHMARKS)), ask.chosen(story(BENCHMARKS)), lines([0, 25, 50, 75, 100])],
	2: [
		ask.byShading(ofSquare),
		ask.typed(story(TENS)),
		lines([0, 20, 40, 60, 80, 100]),
		ask.matched(bare(TENS), ["percent", "value"]),
		ask.chosen(bare(TENS)),
	],
	3: [ask.typed(bare(FIVES)), ask.chosen(story(FIVES)), inSteps(FIVES), ask.judged(claimed(FIVES))],
	4: [ask.typed(others(FIVES)), inSteps(ANY), ask.whatWentWrong(bare(ANY)), ask.typed(story(ANY))],
	5: [
		ask.typed(bare(anyWhole)),
		ask.chosen(bare(anyWhole)),
		ask.chosen(others(ANY)),
		ask.explainTheMistake(bare(anyWhole)),
	],
});
