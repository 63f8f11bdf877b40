import { asClaim, ask, boxed, defineSkill, given, slip, startLarge, withTask } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { prose } from "../../../kit/numbers.ts";
import { whole, words } from "../../../kit/value.ts";
import {
	after,
	type Change,
	changeOf,
	findTheNew,
	findTheOld,
	inMoney,
	percentValue,
	quantityOf,
	size,
} from "./percent-changes.ts";
import { typedPercent } from "./percents.ts";

type Changes = (random: Random) => Change;

const by =
	(percents: readonly number[], most: number): Changes =>
	(random) =>
		changeOf(random, percents, [40, most]);

const goes = ({ rises }: Change) => (rises ? "increases" : "decreases");
const went = ({ rises }: Change) => (rises ? "increased" : "decreased");
const noun = ({ rises }: Change) => (rises ? "increase" : "decrease");
const typedUnit = (unit: string) => (unit === "" ? {} : { unit: { after: unit } });

const newValue =
	(changes: Changes): Form =>
	(random) => {
		const change = changes(random);
		const { subject, unit, of } = quantityOf(random);
		const { old, percent } = change;
		return {
			...findTheNew(change),
			...typedUnit(unit),
			prompt: random.pick([
				`${subject} was ${of(old)}. Then it ${went(change)} by ${percent}%. What is it now?`,
				`${subject} ${goes(change)} from ${of(old)} by ${percent}%. What is the new value?`,
				`What is ${of(old)}, ${went(change)} by ${percent}%?`,
			]),
		};
	};

/** The same without a story, as a task that someone may get wrong. */
const bareNew =
	(changes: Changes): Form =>
	(random) => {
		const change = changes(random);
		const task = `${prose(change.old)} ${went(change)} by ${change.percent}%`;
		return { ...findTheNew(change), prompt: `What is ${task}?`, task };
	};

const inSteps = (changes: Changes) =>
	ask.stepwise((random) => {
		const change = changes(random);
		const { subject, of } = quantityOf(random);
		const { hints, steps, wrong } = findTheNew(change);
		return {
			prompt: random.pick([
				`${subject} was ${of(change.old)}. Then it ${went(change)} by ${change.percent}%. The amount of change is [[by]], and the new value is [[now]].`,
				`${subject} ${goes(change)} from ${of(change.old)} by ${change.percent}%. It changes by [[by]], so the new value is [[now]].`,
			]),
			boxes: {
				by: boxed(whole(size(change)), [slip.tookPercentAsAnswer, whole(change.percent)]),
				now: { right: whole(after(change)), wrong },
			},
			hints,
			steps,
		};
	});

const percentOfChange =
	(changes: Changes): Form =>
	(random) => {
		const change = changes(random);
		const { subject, of } = quantityOf(random);
		const { old, percent } = change;
		const [now, amount] = [after(change), size(change)];
		const task = `the percent ${noun(change)} from ${prose(old)} to ${prose(now)}`;
		return {
			prompt: random.pick([
				`${subject} ${goes(change)} from ${of(old)} to ${of(now)}. What is the percent ${noun(change)}?`,
				`${subject} was ${of(old)}. Now it is ${of(now)}. By what percent did it ${noun(change)}?`,
				`Find ${task}.`,
			]),
			task,
			right: percentValue(percent),
			wrong: [
				(amount * 100) % now === 0 && [slip.dividedByTheNew, percentValue((amount * 100) / now)],
				[slip.stoppedAtTheChange, percentValue(amount)],
				[slip.comparedNewWithOld, percentValue((now * 100) / old)],
				[slip.percentOnePlaceOff, percentValue(percent * 10)],
			],
			hints: [
				`The original value, ${prose(old)}, is 100%.`,
				`Find the amount of change: the difference between ${prose(old)} and ${prose(now)}.`,
				`Divide the amount of change by ${prose(old)}, and write the quotient as a percent.`,
			],
			steps: [
				`The amount of change is ${amount}.`,
				...(old === 100 ? [] : [`$\\dfrac{${amount}}{${old}} = \\dfrac{${percent}}{100}$.`]),
				`The percent ${noun(change)} is $${percent}\\%$.`,
			],
		};
	};

const oldValue =
	(changes: Changes): Form =>
	(random) => {
		const change = changes(random);
		const { subject, unit, of } = quantityOf(random);
		const now = after(change);
		return {
			...findTheOld(change),
			...typedUnit(unit),
			prompt: random.pick([
				`${subject} ${went(change)} by ${change.percent}% and is now ${of(now)}. What was it before?`,
				`After ${change.rises ? "an increase" : "a decrease"} of ${change.percent}%, ${subject[0]?.toLowerCase()}${subject.slice(1)} is ${of(now)}. What was the original value?`,
			]),
		};
	};

interface Two {
	first: Change;
	second: Change;
}

/** Two changes of a price in cents, one after the other. */
function twoChanges(random: Random, start?: number): Two | undefined {
	const percents = [10, 20, 25, 30, 40, 50];
	const drawn = changeOf(random, percents, [40, 600]);
	const first = { ...drawn, old: start ?? drawn.old * 100 };
	const second = { old: after(first), percent: random.pick(percents), rises: random.oneIn(2) };
	return Number.isInteger(after(second)) ? { first, second } : undefined;
}

const told = ({ first, second }: Two) =>
	`first ${goes(first)} by ${first.percent}% and then ${goes(second)} by ${second.percent}%`;

const change = ({ percent, rises }: Change) => (rises ? percent : -percent);
const inTex = (cents: number) => inMoney(cents).shown.slice(1, -1);

const twice: Form = given(twoChanges, (two, random) => {
	const { first, second } = two;
	const [start, end] = [prose(first.old / 100), after(second)];
	const sign = ({ rises }: Change) => (rises ? "+" : "-");
	return {
		prompt: random.pick([
			`A price of ${start} dollars ${told(two)}. What is the final price, in dollars?`,
			`A ticket costs ${start} dollars. Its price ${told(two)}. What is the final price, in dollars?`,
		]),
		right: inMoney(end),
		wrong: [
			[slip.combinedPercents, inMoney((first.old * (100 + change(first) + change(second))) / 100)],
			[slip.secondOfTheStart, inMoney(after(first) + (first.old * change(second)) / 100)],
			[slip.firstChangeOnly, inMoney(after(first))],
		],
		unit: { after: "dollars" },
		hints: [
			"The second percent belongs to the price after the first change.",
			`Begin with the first change: ${first.percent}% of ${start} is ${first.rises ? "added" : "subtracted"}.`,
			`Now take ${second.percent}% of that new price, and ${second.rises ? "add" : "subtract"} it.`,
		],
		steps: [
			`After the first change: $${inTex(first.old)} ${sign(first)} ${inTex(size(first))} = ${inTex(after(first))}$ dollars.`,
			`${second.percent}% of that is $${inTex(size(second))}$ dollars.`,
			`Final price: $${inTex(after(first))} ${sign(second)} ${inTex(size(second))} = ${inTex(end)}$ dollars.`,
		],
	};
});

const ORDER = ["It is lower.", "It is the same.", "It is higher.", "That depends on the price."] as const;
const START = 10_000;

/** How the end compares with the start, without a price. */
const compared: Form = (random) => {
	// Each answer is equally likely.
	const wanted = random.pick([-1, 0, 1]);
	const two = Array.from({ length: 200 }, () => twoChanges(random, START)).find(
		(each) =>
			each !== undefined &&
			each.first.rises !== each.second.rises &&
			Math.sign(after(each.second) - START) === wanted,
	);
	if (two === undefined) return undefined;
	const { first, second } = two;
	const which = (gap: number) => words(ORDER[gap < 0 ? 0 : gap > 0 ? 2 : 1]);
	return {
		prompt: random.pick([
			`A price ${told(two)}. How does the final price compare with the first one?`,
			`The price of a game ${told(two)}. Compared with the first price, what is true of the final price?`,
		]),
		right: which(after(second) - START),
		wrong: [
			[slip.combinedPercents, which(change(first) + change(second))],
			[slip.trustedLargerPercent, which(second.rises ? 1 : -1)],
			[slip.trustedTheFirstPercent, which(first.rises ? 1 : -1)],
			[slip.missedTheDifference, which(0)],
			[slip.dependsOnTheNumber, words(ORDER[3])],
		],
		order: [...ORDER],
		hints: [
			"Try it with a first price of 100 dollars.",
			`Begin with the first change: a price of 100 dollars ${goes(first)} by ${first.percent}%.`,
			`Take ${second.percent}% of that new price, not of 100.`,
		],
		steps: [
			`100 dollars become $${inTex(after(first))}$ dollars, and then $${inTex(after(second))}$ dollars.`,
			which(after(second) - START).shown,
		],
	};
};

const TENS = by([10, 20, 30, 40, 50], 400);
const FIVES = by([5, 15, 25, 35, 45, 60, 75], 500);
const claimed = (form: Form) => asClaim(form, (task, value) => startLarge(`${task} is ${value}.`));

// 1: the new value after a change by tens of percent. 2: by any percent. 3: the percent of change. 4: the original value.
// 5: two changes, one after the other.
export const percentChange = defineSkill("percent-change", 16, {
	1: [ask.typed(newValue(TENS)), ask.chosen(newValue(TENS)), inSteps(TENS)],
	2: [
		ask.typed(newValue(FIVES)),
		inSteps(FIVES),
		ask.whatWentWrong(bareNew(FIVES)),
		ask.matched(bareNew(FIVES), ["change", "new value"]),
	],
	3: [
		typedPercent(percentOfChange(FIVES)),
		ask.chosen(percentOfChange(FIVES)),
		ask.judged(claimed(percentOfChange(TENS))),
		ask.matched(withTask(percentOfChange(FIVES), startLarge), ["change", "percent"]),
	],
	4: [ask.typed(oldValue(TENS)), ask.chosen(oldValue(FIVES)), ask.explainTheMistake(percentOfChange(FIVES))],
	5: [ask.typed(twice), ask.chosen(twice), ask.chosen(compared)],
});
