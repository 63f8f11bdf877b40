import { ask, decimals, defineSkill, type Form, type Random, slip, stated, whole } from "../../kit/index.ts";
import { middleTenths, quartiles, sorted, tenths, told, topicOf, totalOf } from "./data-sets.ts";
import { drawHistogram, drawSpread } from "./drawn-plots.ts";

const range: Form = (random) => {
	const topic = topicOf(random);
	const values = Array.from({ length: random.integer(5, 7) }, () => random.integer(topic[1], topic[2]));
	const order = sorted(values);
	const [least, most] = [order[0] ?? 0, order.at(-1) ?? 0];
	if (most - least < 3) return undefined;
	return {
		prompt: random.pick([
			`${told(random, values, topic)} What is the range?`,
			`${told(random, values, topic)} Find the range.`,
			`What is the range of ${values.join(", ")}?`,
		]),
		task: `the range of ${values.join(", ")}`,
		right: whole(most - least),
		wrong: [
			[slip.firstAndLast, whole(Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)))],
			[slip.gaveTheGreatest, whole(most)],
			[slip.addedTheEnds, whole(most + least)],
			[slip.middleOfTheRange, tenths(5 * (most + least))],
		],
		hints: [
			"The range tells how far the values spread.",
			`Which of the ${values.length} values is the least, and which is the greatest?`,
			"Subtract the least value from the greatest one.",
		],
		steps: [
			`The greatest value is ${most}, and the least is ${least}.`,
			`$${most} - ${least} = ${most - least}$.`,
		],
	};
};

interface Around {
	mean: number;
	values: number[];
	gaps: number[];
}

/** Values whose distances from a whole mean are known. */
function around(random: Random, count: number): Around | undefined {
	const mean = random.integer(9, 40);
	const first = Array.from({ length: count - 1 }, () => random.integer(-7, 7));
	const gaps = [...first, -totalOf(first)];
	const isFine =
		Math.abs(gaps.at(-1) ?? 0) <= 8 && gaps.filter((gap) => gap === 0).length <= 1 && new Set(gaps).size > 2;
	return isFine ? { mean, gaps, values: gaps.map((gap) => mean + gap) } : undefined;
}

const sizes = ({ gaps }: Around) => gaps.map(Math.abs);

/** The distance of each value from the mean. */
const distances = (count: 3 | 4) =>
	ask.stepwise((random) => {
		const data = around(random, count);
		if (data === undefined) return undefined;
		const { mean, values, gaps } = data;
		const boxes = values.map(
			(value, at) =>
				[
					"abcd"[at] ?? "",
					{
						right: whole(Math.abs(gaps[at] ?? 0)),
						wrong: [
							(gaps[at] ?? 0) < 0 && ([slip.signedDeviation, whole(gaps[at] ?? 0)] as const),
							[slip.gaveTheValue, whole(value)] as const,
						],
					},
				] as const,
		);
		const blanks = values.map((value, at) => `${value}: [[${"abcd"[at]}]]`).join(", ");
		return {
			prompt: random.pick([
				`The mean of ${values.join(", ")} is ${mean}. How far is each value from the mean? ${blanks}`,
				`The mean of ${values.join(", ")} is ${mean}. Write the distance of each value from the mean. ${blanks}`,
			]),
			boxes: Object.fromEntries(boxes),
			hints: [
				"A distance is never negative.",
				`Compare each value with the mean, ${mean}.`,
				"Take the absolute value of each difference.",
			],
			steps: [
				`The distances are ${values.map((value, at) => `$|${value} - ${mean}| = ${Math.abs(gaps[at] ?? 0)}$`).join(", ")}.`,
			],
		};
	});

const deviation =
	(count: number): Form =>
	(random) => {
		const data = around(random, count);
		if (data === undefined) return undefined;
		const { mean, values } = data;
		const [far, order] = [sizes(data), sorted(values)];
		const sum = totalOf(far);
		if ((sum * 10) % count !== 0) return undefined;
		const right = tenths((sum * 10) / count);
		const list = values.join(", ");
		return {
			prompt: random.pick([
				`The mean of ${list} is ${mean}. What is the mean absolute deviation?`,
				`The mean of ${list} is ${mean}. Find the mean absolute deviation.`,
				`What is the mean absolute deviation of ${list}? Their mean is ${mean}.`,
			]),
			task: `the mean absolute deviation of ${list}`,
			right,
			wrong: [
				[slip.sumOfDistances, whole(sum)],
				[slip.signsCancel, whole(0)],
				[slip.gaveTheRange, whole((order.at(-1) ?? 0) - (order[0] ?? 0))],
				(sum * 10) % (count - 1) === 0 && [slip.dividedByAnotherCount, tenths((sum * 10) / (count - 1))],
			],
			hints: [
				"How far is each value from the mean? Take absolute values.",
				`The first distance is $|${values[0]} - ${mean}|$. Find all ${count} of them.`,
				"Find the mean of these distances.",
			],
			steps: [
				`The distances from ${mean} are ${far.join(", ")}.`,
				`Their mean is $${sum} \\div ${count} = ${right.entry}$.`,
			],
		};
	};

const interquartile =
	(counts: readonly number[]): Form =>
	(random) => {
		const topic = topicOf(random);
		const values = Array.from({ length: random.pick(counts) }, () => random.integer(topic[1], topic[2]));
		const order = sorted(values);
		const [lower, upper] = quartiles(order);
		if (new Set(values).size < values.length - 1 || `${order}` === `${values}` || upper === lower)
			return undefined;
		const half = Math.floor(values.length / 2);
		const [one, other] = quartiles(values);
		return {
			prompt: random.pick([
				`${told(random, values, topic)} What is the interquartile range?`,
				`${told(random, values, topic)} Find the interquartile range.`,
				`What is the interquartile range of ${values.join(", ")}?`,
			]),
			cta: "If the median is one of the numbers, leave it out of both halves.",
			task: `the interquartile range of ${values.join(", ")}`,
			right: tenths(upper - lower),
			wrong: [
				[slip.gaveTheRange, whole((order.at(-1) ?? 0) - (order[0] ?? 0))],
				[slip.quartilesUnsorted, tenths(Math.abs(other - one))],
				[slip.gaveTheUpperQuartile, tenths(upper)],
				[slip.gaveTheMedian, tenths(middleTenths(order))],
			],
			hints: [
				"Put the numbers in order, and find the median.",
				`The lower half and the upper half have ${half} numbers each.`,
				"The quartiles are the medians of the two halves. Subtract them.",
			],
			steps: [
				`In order: ${order.join(", ")}.`,
				`The quartiles are ${decimals(lower, 1).entry} and ${decimals(upper, 1).entry}.`,
				`$${decimals(upper, 1).entry} - ${decimals(lower, 1).entry} = ${decimals(upper - lower, 1).entry}$.`,
			],
		};
	};

const odd = interquartile([7]);

// 1: the range, and how values are spread. 2: distances from the mean. 3: the interquartile range of an odd number of values. 4: the mean absolute
// deviation. 5: more values, and mistakes to explain.
export const variability = defineSkill("variability", 16, {
	1: [ask.typed(range), ask.chosen(range), drawHistogram, ask.matched(range, ["list", "range"])],
	2: [distances(4), distances(3), ask.whatWentWrong(range)],
	3: [ask.typed(odd), ask.chosen(odd), drawSpread, ask.judged(stated(range))],
	4: [ask.typed(deviation(4)), ask.chosen(deviation(4)), distances(4)],
	5: [
		ask.typed(deviation(5)),
		ask.typed(interquartile([8])),
		ask.chosen(interquartile([8, 9])),
		ask.explainTheMistake(deviation(5)),
	],
});
