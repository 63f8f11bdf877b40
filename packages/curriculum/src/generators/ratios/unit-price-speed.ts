import { ask, defineSkill } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { asksFor, divideByTheRate, findTheAmount, isPrice, multiplyTheRate } from "./proportions.ts";
import { findTheRate, phrase, rateLine, rateOf, shownIn, type Step, told, unitOfRate } from "./rates.ts";
import { betterBuy, bothPrices, twoLegs, bothLegs } from "./offers-and-trips.ts";

const drawn = (random: Random, step: Step, most: number) => {
	const [rate, count] = [rateOf(random, step), random.integer(2, most)];
	return rate === undefined || rate.hundredths === count * 100 ? undefined : { rate, count };
};

/** The rate is given; asked is an amount or, the other way, how many make an amount. */
const byTheRate =
	(step: Step, most: number, isBack: boolean): Form =>
	(random) => {
		const each = drawn(random, step, most);
		if (each === undefined) return undefined;
		const { rate, count } = each;
		const { story, name, hundredths } = rate;
		return {
			...(isBack ? divideByTheRate : multiplyTheRate)(rate, count),
			prompt: `${story.rate(name, shownIn(story, hundredths))} ${asksFor(rate, count, isBack)}`,
		};
	};

const line = (step: Step) =>
	rateLine((random) => {
		const each = drawn(random, step, 6);
		if (each === undefined) return undefined;
		const { rate, count } = each;
		return { rate, last: 6, shown: [0, 1], asked: count, draft: multiplyTheRate(rate, count) };
	});

/** The price of one, or the unit price as a task of its own. */
const priceOfOne =
	(step: Step): Form =>
	(random) => {
		const each = drawn(random, step, 9);
		if (each === undefined || !isPrice(each.rate.story)) return undefined;
		const { rate, count } = each;
		return {
			...findTheRate(rate, count),
			prompt: `${told(rate, count)} What is the unit price, in ${unitOfRate(rate.story)}?`,
			task: phrase(rate, count),
		};
	};

const another =
	(step: Step): Form =>
	(random) => {
		const [each, asked] = [drawn(random, step, 6), random.integer(3, 12)];
		if (each === undefined || each.count === asked) return undefined;
		const { rate, count } = each;
		return {
			...findTheAmount(rate, count, asked),
			prompt: `${told(rate, count)} ${asksFor(rate, asked, false)}`,
		};
	};

const forward = (step: Step, most: number) => byTheRate(step, most, false);
const back = (step: Step, most: number) => byTheRate(step, most, true);

// 1: a rate times a number. 2: unit prices, and rates with one half. 3: how many for an amount, and prices of other numbers.
// 4: the better of two offers. 5: two parts at different speeds.
export const unitPriceSpeed = defineSkill("unit-price-speed", 21, {
	1: [ask.typed(forward("whole", 8)), ask.chosen(forward("whole", 8)), line("whole")],
	2: [
		ask.typed(priceOfOne("whole")),
		ask.chosen(priceOfOne("cents")),
		ask.matched(priceOfOne("halves"), ["purchase", "unit price"]),
		line("halves"),
	],
	3: [
		ask.typed(back("whole", 12)),
		ask.chosen(back("halves", 9)),
		ask.typed(another("cents")),
		ask.chosen(another("whole")),
	],
	4: [ask.chosen(betterBuy), bothPrices, ask.typed(back("tenths", 12))],
	5: [ask.typed(twoLegs), ask.chosen(twoLegs), bothLegs],
});
