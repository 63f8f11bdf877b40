import { ask, boxed, decimals, defineSkill, list, NAMES, slip, stated, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";
import { listOf, middleTenths, sorted, tenths, told, topicOf, totalOf } from "./data-sets.ts";

type Measure = "mean" | "median";

const meanOf = (values: readonly number[]) => decimals((totalOf(values) * 100) / values.length, 2);
const isExact = (total: number, count: number) => (total * 100) % count === 0;

function wrongMeans(values: readonly number[]): (Wrong | false)[] {
	const [total, count, order] = [totalOf(values), values.length, sorted(values)];
	return [
		[slip.stoppedAtTheSumOfData, whole(total)],
		[slip.gaveTheMedian, tenths(middleTenths(order))],
		[slip.middleOfTheRange, tenths(5 * ((order[0] ?? 0) + (order.at(-1) ?? 0)))],
		isExact(total, count - 1) && [slip.dividedByAnotherCount, decimals((total * 100) / (count - 1), 2)],
	];
}

function wrongMedians(values: readonly number[]): (Wrong | false)[] {
	const order = sorted(values);
	return [
		[slip.medianUnsorted, tenths(middleTenths(values))],
		values.length % 2 === 0 && [slip.oneMiddleValue, whole(order[values.length / 2] ?? 0)],
		isExact(totalOf(values), values.length) && [slip.gaveTheMean, meanOf(values)],
		[slip.middleOfTheRange, tenths(5 * ((order[0] ?? 0) + (order.at(-1) ?? 0)))],
	];
}

function helpWith(
	values: readonly number[],
	measure: Measure,
): Pick<Draft, "hints" | "steps" | "right" | "wrong"> {
	const [total, count, order] = [totalOf(values), values.length, sorted(values)];
	const [mean, median] = [meanOf(values), tenths(middleTenths(order))];
	if (measure === "mean")
		return {
			right: mean,
			wrong: wrongMeans(values),
			hints: [
				"The mean shares everything out equally.",
				`Add all ${count} values: $${values.join(" + ")}$.`,
				`Divide the sum by the number of values, ${count}.`,
			],
			steps: [`The sum is $${values.join(" + ")} = ${total}$.`, `$${total} \\div ${count} = ${mean.entry}$.`],
		};
	const isOdd = count % 2 === 1;
	return {
		right: median,
		wrong: wrongMedians(values),
		hints: [
			"The median is the middle of the ordered list.",
			`Put the ${count} values in order, from ${order[0]}, the least, to ${order.at(-1)}, the greatest.`,
			isOdd
				? "Which value has as many values before it as after it?"
				: "Two values are in the middle. Which number is halfway between them?",
		],
		steps: [
			`In order: ${order.join(", ")}.`,
			isOdd
				? `The value in the middle is $${median.entry}$.`
				: `Halfway between ${order[count / 2 - 1]} and ${order[count / 2]} is $${median.entry}$.`,
		],
	};
}

const measure =
	(which: Measure, counts: readonly number[], scale = 1): Form =>
	(random) => {
		const topic = topicOf(random);
		const values = listOf(random, random.pick(counts), [topic[1], topic[2]], which === "mean" ? scale : 1000);
		if (values === undefined) return undefined;
		const list = values.join(", ");
		return {
			...helpWith(values, which),
			prompt: random.pick([
				`${told(random, values, topic)} What is the ${which}?`,
				`${told(random, values, topic)} Find the ${which}.`,
				`What is the ${which} of ${list}?`,
			]),
			task: `the ${which} of ${list}`,
		};
	};

const inSteps = ask.stepwise((random) => {
	const topic = topicOf(random);
	const values = listOf(random, 5, [topic[1], topic[2]]);
	if (values === undefined) return undefined;
	const [mean, median] = [helpWith(values, "mean"), helpWith(values, "median")];
	return {
		prompt: random.pick([
			`${told(random, values, topic)} The sum is [[sum]], the mean is [[mean]], and the median is [[median]].`,
			`${told(random, values, topic)} Find the sum, [[sum]], and then the mean, [[mean]]. The median is [[median]].`,
		]),
		boxes: {
			sum: boxed(whole(totalOf(values)), [slip.leftOutAValue, whole(totalOf(values.slice(1)))]),
			mean: { right: mean.right, wrong: wrongMeans(values).slice(1) },
			median: { right: median.right, wrong: wrongMedians(values).slice(0, 1) },
		},
		hints: [
			"Add all values first.",
			`The sum is $${values.join(" + ")}$. For the mean, divide it by the number of values, ${values.length}.`,
			"For the median, put the values in order first.",
		],
		steps: [...mean.steps, ...median.steps],
	};
});

/** A value is missing, and the mean is known. */
const missing: Form = (random) => {
	const values = listOf(random, random.pick([4, 5]), [3, 30]);
	if (values === undefined) return undefined;
	const [known, last] = [values.slice(0, -1), values.at(-1) ?? 0];
	const [total, count, rest] = [totalOf(values), values.length, totalOf(values.slice(0, -1))];
	const mean = total / count;
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`The mean of ${count} numbers is ${mean}. All but one of them are ${known.join(", ")}. What is the last one?`,
			`${name} wants a mean of ${mean} points in ${count} games. So far, ${name} has scored ${list(known)}. How many points does ${name} need in the last game?`,
			`The mean weight of ${count} boxes is ${mean} pounds. The other boxes weigh ${list(known)} pounds. How many pounds does the last one weigh?`,
		]),
		right: whole(last),
		wrong: [
			[slip.gaveTheKnownMean, whole(mean)],
			mean * (count - 1) > rest && [slip.leftOutTheMissingValue, whole(mean * (count - 1) - rest)],
			[slip.stoppedAtTheSumOfData, whole(total)],
		],
		hints: [
			`What must all ${count} numbers add up to?`,
			`Multiply the mean, ${mean}, by ${count}.`,
			"Subtract the numbers that are known.",
		],
		steps: [
			`All of them add up to $${count} \\times ${mean} = ${total}$.`,
			`The known ones make ${rest}.`,
			`$${total} - ${rest} = ${last}$.`,
		],
	};
};

const either =
	(counts: readonly number[], scale = 1): Form =>
	(random: Random) =>
		measure(random.pick(["mean", "median"]), counts, scale)(random);
const [median, mean] = [measure("median", [5, 7]), measure("mean", [4, 5])];

// 1: medians of an odd number of values. 2: whole means. 3: both. 4: an even number of values, and decimal means. 5: a
// missing value, and mistakes to explain.
export const meanMedian = defineSkill("mean-median", 15, {
	1: [ask.typed(median), ask.chosen(median), ask.matched(median, ["list", "value"])],
	2: [ask.typed(mean), ask.chosen(mean), ask.judged(stated(mean))],
	3: [inSteps, ask.chosen(either([5])), ask.whatWentWrong(mean)],
	4: [
		ask.typed(measure("median", [4, 6])),
		ask.typed(measure("mean", [4, 5, 8], 100)),
		ask.chosen(measure("median", [4, 6])),
		ask.judged(stated(either([4, 6]))),
	],
	5: [ask.typed(missing), ask.chosen(missing), ask.explainTheMistake(either([5, 6]))],
});
