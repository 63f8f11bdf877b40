import {
	amount,
	asClaim,
	ask,
	defineSkill,
	type Form,
	NAMES,
	prose,
	slip,
	whole,
} from "../../../kit/index.ts";
import { CROWDS, findTheWhole, inEasyParts, notDone, percentLines, shareOf, sharesOf } from "./percents.ts";
import type { Share, Shares } from "./percents.ts";

const partIn = ({ percent, all }: Share) => (percent * all) / 100;

const bare =
	(shares: Shares): Form =>
	(random) => {
		const share = shares(random);
		const [part, { percent }] = [partIn(share), share];
		return {
			...findTheWhole(share),
			prompt: random.pick([
				`${part} is ${percent}% of which number?`,
				`${percent}% of a number is ${part}. What is the number?`,
				`${random.pick(NAMES)} says, “${percent}% of my number is ${part}.” What is the number?`,
				`Find the whole if ${percent}% of it is ${part}.`,
			]),
		};
	};

const story =
	(shares: Shares): Form =>
	(random) => {
		const share = shares(random);
		const [part, { percent }] = [partIn(share), share];
		const [things, where, does] = random.pick(CROWDS);
		const item = random.pick(["a tent", "a bike", "a skateboard", "a guitar", "a game console", "a camera"]);
		const name = random.pick(NAMES);
		return part < 2
			? undefined
			: {
					...findTheWhole(share),
					prompt: random.pick([
						`${part} of the ${things} ${where} ${does}. That is ${percent}% of all the ${things}. How many ${things} are there in all?`,
						`Exactly ${percent}% of the ${things} ${where} ${does}. That is ${part} ${things}. How many ${things} are there in all?`,
						`${name} has saved ${part} dollars, which is ${percent}% of the price of ${item}. What is the price, in dollars?`,
					]),
				};
	};

/** The rest is given, and its percent has to be found first. */
const fromTheRest: Form = (random) => {
	const share = shareOf(random, [15, 20, 30, 35, 40, 60, 65, 70, 80], 400);
	const { percent, all } = share;
	const rest = { percent: 100 - percent, all };
	const left = partIn(rest);
	const { hints, steps, wrong, ...draft } = findTheWhole(rest);
	const [things, where, does] = random.pick(CROWDS);
	const name = random.pick(NAMES);
	return {
		...draft,
		prompt: random.pick([
			`Of the ${things} ${where}, ${percent}% ${does}. The other ${left} ${notDone(does)}. How many ${things} are there in all?`,
			`${name} has read ${percent}% of a book. There are ${left} pages left to read. How many pages does the book have?`,
			`${name} has walked ${percent}% of a trail, and ${left} meters are left. How many meters long is the trail?`,
		]),
		wrong: [
			(left * 100) % percent === 0 && [slip.usedTheOtherPercent, whole((left * 100) / percent)],
			...wrong,
		],
		hints: [`Which percent belongs to ${left}? It is not ${percent}%.`, hints[1], hints[2]],
		steps: [`${left} is $100\\% - ${percent}\\% = ${rest.percent}\\%$.`, ...steps],
	};
};

const GROWN = [
	"people came to the fair",
	"bikes were rented at the lake",
	"runners took part in the race",
	"books were sold at the book sale",
] as const;

/** A later number is more than 100% of an earlier one. */
const fromMore: Form = (random) => {
	const share = shareOf(random, [110, 120, 125, 130, 140, 150, 160, 175], 400);
	const [part, { percent }] = [partIn(share), share];
	return {
		...findTheWhole(share),
		prompt: `This year, ${prose(part)} ${random.pick(GROWN)}. That is ${percent}% of last year’s number. What was last year’s number?`,
	};
};

const inSteps = (shares: Shares) =>
	ask.stepwise((random) => {
		const share = shares(random);
		const [part, { percent, all }] = [partIn(share), share];
		const { easy, count } = inEasyParts(percent);
		if (count === 1) return undefined;
		const { hints, steps, wrong } = findTheWhole(share);
		return {
			prompt: random.pick([
				`If ${percent}% of a number is ${part}, then ${easy}% of it is [[easy]], and 100% of it is [[all]].`,
				`${percent}% of a number is ${part}. First find ${easy}%, which is [[easy]]. The number itself is [[all]].`,
			]),
			boxes: { easy: { right: amount(easy * all, 100) }, all: { right: whole(all), wrong } },
			hints,
			steps,
		};
	});

const lines = (marks: readonly number[]) =>
	percentLines((random) => {
		const share = shareOf(random, marks.slice(1, -1), 400);
		return { marks, asked: 100, all: share.all, shown: [0, share.percent], draft: findTheWhole(share) };
	});

const claimed = (shares: Shares) =>
	asClaim(bare(shares), (task, value) => `${task.replace("$\\square$", () => value)}.`);

const NOUNS = ["statement", "missing number"] as const;
const BENCHMARKS = sharesOf([10, 20, 25, 50], 200);
const TENS = sharesOf([20, 30, 40, 60, 70, 80], 300);
const FIVES = sharesOf([5, 15, 35, 45, 55, 65, 75], 300);
const ANY = sharesOf([2, 4, 6, 8, 12, 16, 24, 32, 48], 400);

// 1: benchmark percents. 2: multiples of ten. 3: multiples of five. 4: any percent, by way of 1% or 2%, and other people’s
// statements. 5: the rest is given, or more than 100%.
export const findWholeFromPercent = defineSkill("find-whole-from-percent", 15, {
	1: [ask.typed(bare(BENCHMARKS)), ask.chosen(story(BENCHMARKS)), lines([0, 25, 50, 75, 100])],
	2: [
		ask.typed(story(TENS)),
		lines([0, 20, 40, 60, 80, 100]),
		ask.matched(bare(TENS), NOUNS),
		ask.chosen(bare(TENS)),
	],
	3: [ask.typed(bare(FIVES)), ask.chosen(story(FIVES)), inSteps(FIVES), ask.judged(claimed(FIVES))],
	4: [ask.typed(story(ANY)), inSteps(ANY), ask.judged(claimed(ANY)), ask.chosen(bare(ANY))],
	5: [ask.typed(fromTheRest), ask.chosen(fromTheRest), ask.typed(fromMore), ask.chosen(fromMore)],
});
