import { asClaim, ask, defineSkill, people, prose, slip, withTask } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { simplest, whole, words } from "../../kit/value.ts";
import { perCount } from "./rate-stories.ts";
import { findTheRate, phrase, rateLine, rateOf, shownIn, told, unitOfRate } from "./rates.ts";
import type { Rate, Step } from "./rates.ts";

interface Drawn {
	rate: Rate;
	count: number;
}

function draw(random: Random, step: Step, [least, most]: readonly [number, number]): Drawn | undefined {
	const rate = rateOf(random, step);
	const count = random.integer(least, most);
	return rate === undefined || rate.hundredths === count * 100 ? undefined : { rate, count };
}

const form =
	(step: Step, counts: readonly [number, number]): Form =>
	(random) => {
		const drawn = draw(random, step, counts);
		if (drawn === undefined) return undefined;
		const { rate, count } = drawn;
		const [{ story }, one] = [rate, rate.story.per[0]];
		return {
			...findTheRate(rate, count),
			prompt: random.pick([
				`${told(rate, count)} What is the unit rate, in ${unitOfRate(story)}?`,
				`${told(rate, count)} How many ${story.unit} is that per ${one}?`,
				`Find the unit rate: ${phrase(rate, count)}.`,
			]),
			task: phrase(rate, count),
		};
	};

const line = (step: Step, counts: readonly [number, number]) =>
	rateLine((random) => {
		const drawn = draw(random, step, counts);
		if (drawn === undefined) return undefined;
		const { rate, count } = drawn;
		return { rate, last: count, shown: [0, count], asked: 1, draft: findTheRate(rate, count) };
	});

/** What two people are compared in. */
const CONTESTS = [
	["bikes", "Who bikes faster?"],
	["types", "Who types faster?"],
	["earns", "Who earns more per hour?"],
] as const;

/** Two unit rates of the same kind are compared. */
const faster: Form = (random) => {
	const [one, other] = [draw(random, "whole", [2, 9]), random.integer(2, 9)];
	if (one === undefined || one.count === other) return undefined;
	const { rate, count } = one;
	const { story, hundredths } = rate;
	const second = hundredths + 100 * random.pick([-3, -2, -1, 1, 2, 3]);
	const [, question] = CONTESTS.find(([does]) => story.tell("", "", "").includes(does)) ?? [];
	if (second < 200 || question === undefined) return undefined;
	const [first, friend] = people(random);
	const totals = [hundredths * count, second * other] as const;
	const rates = [hundredths, second].map((each) => shownIn(story, each)) as [string, string];
	const who = (isFirst: boolean) => words(isFirst ? first : friend);
	return {
		prompt: `${story.tell(first, shownIn(story, totals[0]), perCount(story, count))} ${story.tell(friend, shownIn(story, totals[1]), perCount(story, other))} ${question}`,
		right: who(hundredths > second),
		wrong: [
			[slip.comparedTotals, who(totals[0] > totals[1])],
			[slip.tookTheLargestPack, who(count > other)],
			[slip.saidEqual, words("They are equal.")],
		],
		order: [first, friend, "They are equal."],
		hints: [
			"The greater amount does not decide, because the two numbers of hours or minutes are not the same.",
			`Find both unit rates, in ${unitOfRate(story)}.`,
			`Divide ${shownIn(story, totals[0])} by ${count}, and ${shownIn(story, totals[1])} by ${other}. Then compare.`,
		],
		steps: [
			`${first}: $${totals[0] / 100} \\div ${count} = ${rates[0]}$ ${unitOfRate(story)}.`,
			`${friend}: $${totals[1] / 100} \\div ${other} = ${rates[1]}$ ${unitOfRate(story)}.`,
			`${hundredths > second ? first : friend}’s unit rate is greater.`,
		],
	};
};

/** The rate the other way: hours per mile, as a fraction. */
const other: Form = (random) => {
	const [drawn, more] = [draw(random, "whole", [2, 9]), random.integer(1, 8)];
	if (drawn === undefined) return undefined;
	const { story, name, hundredths } = drawn.rate;
	const { count } = drawn;
	const [total, [one, many]] = [(hundredths * count) / 100 + more, story.per];
	if (story.unit !== "miles" && story.unit !== "gallons" && story.unit !== "cups of flour") return undefined;
	const unit = story.unit.replace(/s(?= of|$)/, "");
	const right = simplest(count, total);
	return {
		prompt: `${story.tell(name, prose(total), perCount(story, count))} How many ${many} is that per ${unit}?`,
		cta: "Write a fraction, such as 3/4.",
		right,
		wrong: [
			[slip.dividedTheWrongWay, simplest(total, count)],
			[slip.multipliedForRate, whole(total * count)],
			[slip.gaveTheAmount, whole(count)],
		],
		hints: [
			`The question asks for 1 ${unit}, not for 1 ${one}.`,
			`${prose(total)} ${story.unit} go with ${perCount(story, count)}. Which of the two numbers is divided?`,
			`Divide the ${many} by the ${story.unit}. Write the quotient as a fraction.`,
		],
		steps: [
			`For 1 ${unit}, divide the ${many} by the number of ${story.unit}.`,
			`$${count} \\div ${total} = ${right.shown.slice(1, -1)}$.`,
		],
	};
};

const named = (form: Form) => withTask(form, (task) => `the unit rate of ${task}`);
const claimed = (form: Form) => asClaim(form, (task, value) => `The unit rate of ${task} is ${value}.`);

const NOUNS = ["rate", "unit rate"] as const;
const [small, middle, halves, tenths, cents] = [
	form("whole", [2, 5]),
	form("whole", [3, 9]),
	form("halves", [2, 8]),
	form("tenths", [3, 9]),
	form("cents", [3, 12]),
];

// 1: whole rates for up to five. 2: for up to nine. 3: rates with one half, and someone’s claims. 4: tenths, and two rates
// compared. 5: dollars and cents, and the rate the other way around as a fraction.
export const unitRate = defineSkill("unit-rate", 22, {
	1: [ask.typed(small), ask.chosen(small), line("whole", [3, 5])],
	2: [ask.typed(middle), ask.chosen(middle), ask.matched(middle, NOUNS), line("whole", [4, 6])],
	3: [ask.typed(halves), ask.chosen(halves), ask.judged(claimed(middle)), line("halves", [3, 6])],
	4: [ask.typed(tenths), ask.chosen(faster), ask.whatWentWrong(named(middle))],
	5: [ask.typed(cents), ask.typed(other), ask.chosen(other), ask.explainTheMistake(named(cents))],
});
