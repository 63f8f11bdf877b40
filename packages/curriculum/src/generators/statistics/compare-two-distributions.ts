import type { FiveNumbers } from "../../figures/data/box-plot.ts";
import { boxInWords, boxPlot } from "../../figures/data/box-plot.ts";
import {
	ask,
	decimals,
	defineSkill,
	inOwnWords,
	NAMES,
	slip,
	startLarge,
	whole,
	words,
} from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";

/** Two groups | what is measured | its unit. */
const TOPICS = [
	"Team P|Team Q|points in a game|points",
	"Class P|Class Q|scores on a quiz|points",
	"Field P|Field Q|heights of plants|centimeters",
	"Bus P|Bus Q|waiting times|minutes",
	"Shop P|Shop Q|prices of shoes|dollars",
	"Club P|Club Q|ages of the members|years",
	"Farm P|Farm Q|eggs in a day|eggs",
	"Coach P|Coach Q|times for a lap|seconds",
] as const;

function topicOf(random: Random) {
	const [p = "", q = "", measured = "", unit = ""] = random.pick(TOPICS).split("|");
	return { p, q, measured, unit };
}

function five(random: Random, shift: number): FiveNumbers {
	const step = () => 2 * random.integer(1, 3);
	const least = shift + 2 * random.integer(0, 2);
	const lower = least + step();
	const median = lower + step();
	const upper = median + step();
	return [least, lower, median, upper, upper + step()];
}

function twoBoxes(random: Random) {
	const topic = topicOf(random);
	const [one, other] = [five(random, 0), five(random, 2 * random.integer(0, 6))];
	return {
		topic,
		one,
		other,
		figure: {
			svg: boxPlot({
				from: 0,
				to: Math.ceil((Math.max(one[4], other[4]) + 2) / 4) * 4,
				step: 2,
				boxes: [
					{ name: topic.p, five: one, color: "sky" },
					{ name: topic.q, five: other, color: "coral" },
				],
				caption: topic.measured,
			}),
			alt: `Two box plots. ${topic.p}: ${boxInWords(one)}. ${topic.q}: ${boxInWords(other)}.`,
		},
	};
}

/** How far apart the medians are. */
const medians: Form = (random) => {
	const { topic, one, other, figure } = twoBoxes(random);
	const gap = (at: 0 | 2 | 4) => Math.abs(one[at] - other[at]);
	if (one[2] === other[2]) return undefined;
	return {
		prompt: random.pick([
			`How far apart are the medians of ${topic.p} and ${topic.q}?`,
			`The box plots show ${topic.measured}. What is the difference between the medians?`,
			`${random.pick(NAMES)} compares ${topic.p} and ${topic.q}. By how much do their medians differ?`,
		]),
		unit: { after: topic.unit },
		figure,
		right: whole(gap(2)),
		wrong: [
			[slip.comparedTheGreatest, whole(gap(4))],
			[slip.comparedTheLeast, whole(gap(0))],
			[slip.gaveOneCenter, whole(Math.max(one[2], other[2]))],
			[slip.addedTheCenters, whole(one[2] + other[2])],
		],
		hints: [
			"The median is the line inside each box.",
			`Read the median of ${topic.p} first.`,
			"Subtract the smaller median from the greater one.",
		],
		steps: [
			`The medians are ${one[2]} and ${other[2]}.`,
			`$${Math.max(one[2], other[2])} - ${Math.min(one[2], other[2])} = ${gap(2)}$.`,
		],
	};
};

/** Which group varies more. */
const spread: Form = (random) => {
	const { topic, one, other, figure } = twoBoxes(random);
	const { p, q } = topic;
	const isRange = random.oneIn(3);
	const [a, b] = isRange ? [one[4] - one[0], other[4] - other[0]] : [one[3] - one[1], other[3] - other[1]];
	if (a === b) return undefined;
	const [wide, narrow] = a > b ? [p, q] : [q, p];
	return {
		prompt: isRange
			? "Which group has the greater range?"
			: random.pick([
					"In which group does the middle half of the values vary more?",
					"Which group has the greater interquartile range?",
				]),
		figure,
		right: words(wide),
		wrong: [
			[slip.comparedPlaces, words(narrow)],
			[slip.sawEqualSpreads, words("Both vary equally.")],
			[slip.missedTheSpread, words("That cannot be seen in a box plot.")],
		],
		order: [p, q, "Both vary equally.", "That cannot be seen in a box plot."],
		hints: [
			isRange
				? "The range goes from the least value to the greatest."
				: "The middle half of the values is in the box.",
			`How long is ${isRange ? "the whole plot" : "the box"} of ${p}?`,
			"Compare the lengths, not the places.",
		],
		steps: [`The lengths are ${a} and ${b}.`, `The longer one belongs to ${wide}.`],
	};
};

/** SELECT_ALL: what two box plots show. */
const statements: Way = (random) => {
	const { topic, one, other, figure } = twoBoxes(random);
	const { p, q } = topic;
	const claim: Form = (stream) => {
		const [measure, a, b] = stream.pick([
			["median", one[2], other[2]],
			["range", one[4] - one[0], other[4] - other[0]],
			["interquartile range", one[3] - one[1], other[3] - other[1]],
			["greatest value", one[4], other[4]],
			["least value", one[0], other[0]],
		] as const);
		const says = (first: boolean) =>
			words(`The ${measure} of ${first ? p : q} is greater than the ${measure} of ${first ? q : p}.`);
		if (a === b) return undefined;
		return {
			prompt: "",
			right: says(a > b),
			wrong: [[slip.mixedUpTheMeasures, says(a < b)]],
			hints: ["Read both plots.", `Begin with ${p}.`, "Compare the same measure in both plots."],
			steps: [says(a > b).shown],
		};
	};
	const question = ask.judged(claim)(random);
	return (
		question && {
			...question,
			prompt: `The box plots show ${topic.measured}. ${random.pick(["Which statements are true?", "What do they tell?"])}`,
			figure,
		}
	);
};

/** The difference of two means in mean absolute deviations. */
const inDeviations: Form = (random) => {
	const { p, q, measured, unit } = topicOf(random);
	const [deviation, halves, low] = [random.pick([2, 4, 6, 8]), random.integer(1, 9), random.integer(20, 60)];
	const gap = (deviation * halves) / 2;
	const right = decimals(halves * 5, 1);
	if (gap === deviation && halves !== 2) return undefined;
	return {
		prompt: random.pick([
			`${startLarge(measured)}: the mean is ${low} ${unit} for ${p} and ${low + gap} ${unit} for ${q}. Both have a mean absolute deviation of ${deviation} ${unit}. How many mean absolute deviations apart are the means?`,
			`The means of two groups are ${low} ${unit} and ${low + gap} ${unit}. Both have a mean absolute deviation of ${deviation} ${unit}. Express the difference between the means as a multiple of the mean absolute deviation.`,
			`${random.pick(NAMES)} compares means of ${low} ${unit} and ${low + gap} ${unit}. The mean absolute deviation of both groups is ${deviation} ${unit}. How many times the deviation is the difference between the means?`,
		]),
		task: `the difference between the means ${low} and ${low + gap}, measured in mean absolute deviations of ${deviation},`,
		right,
		wrong: [
			[slip.gaveTheGapItself, whole(gap)],
			[slip.multipliedByTheDeviation, whole(gap * deviation)],
			(deviation * 100) % gap === 0 && [slip.dividedTheDeviation, decimals((deviation * 100) / gap, 2)],
		],
		hints: [
			"First find how far apart the means are.",
			`From ${low} to ${low + gap}: what is the difference?`,
			"How many times does the mean absolute deviation fit into that? Divide.",
		],
		steps: [
			`The means are $${low + gap} - ${low} = ${gap}$ apart.`,
			`$${gap} \\div ${deviation} = ${right.entry}$.`,
		],
	};
};

/** Whether two groups overlap. */
const overlap: Form = (random) => {
	const { p, q, unit } = topicOf(random);
	const [deviation, isFar, low] = [random.integer(2, 6), !random.oneIn(3), random.integer(20, 60)];
	const gap = isFar ? random.integer(4, 7) * deviation : deviation - 1;
	const [higher, lower] = random.oneIn(2) ? [p, q] : [q, p];
	const [one, other] = higher === p ? [low + gap, low] : [low, low + gap];
	const clearlyGreater = (group: string) => `${group} has clearly greater values; the groups hardly overlap.`;
	const far = clearlyGreater(higher);
	const near = `${p} and ${q} overlap a lot; the difference between the means is small.`;
	return {
		prompt: `${p} has a mean of ${one} ${unit}, and ${q} a mean of ${other} ${unit}. Both have a mean absolute deviation of ${deviation} ${unit}. ${random.pick(["Which statement is true?", "How do the groups compare?"])}`,
		right: words(isFar ? far : near),
		wrong: [
			[slip.ignoredTheSpread, words(isFar ? near : far)],
			[slip.mixedUpTheGroups, words(clearlyGreater(lower))],
			random.pick([
				[slip.meansForAllValues, words(`Every value of ${q} is greater than every value of ${p}.`)],
				[slip.meansForAllValues, words(`Every value of ${p} is greater than every value of ${q}.`)],
				[slip.spreadForCenter, words(`${p} and ${q} have the same values, because they vary equally.`)],
			]),
		],
		hints: [
			"Compare the difference between the means with the mean absolute deviation.",
			`The means are ${one} and ${other}. How far apart is that?`,
			"If the difference is many times the deviation, the groups hardly overlap.",
		],
		steps: [
			`The means are ${gap} apart, and the mean absolute deviation is ${deviation}.`,
			isFar ? far : near,
		],
	};
};

const GAPS = [
	[-3, -1, 1, 3],
	[-4, -2, 2, 4],
	[-5, -1, 1, 5],
	[-2, -2, 2, 2],
	[-6, -2, 2, 6],
] as const;

/** The same, from the data. */
const fromData: Form = (random) => {
	const gaps = random.pick(GAPS);
	const deviation = gaps.reduce<number>((sum, gap) => sum + Math.abs(gap), 0) / 4;
	const [low, times] = [random.integer(10, 40), random.integer(1, 5)];
	const gap = deviation * times;
	const list = (mean: number) =>
		random
			.shuffle(gaps)
			.map((step) => mean + step)
			.join(", ");
	return {
		prompt: `Group P: ${list(low)}. Group Q: ${list(low + gap)}. Both have the same mean absolute deviation. ${random.pick(["How many mean absolute deviations apart are the means?", "What multiple of it is the difference between the means?"])}`,
		right: whole(times),
		wrong: [
			[slip.gaveTheGapItself, whole(gap)],
			[slip.multipliedByTheDeviation, whole(gap * deviation)],
			[slip.gaveOneCenter, whole(low + gap)],
		],
		hints: [
			"Find both means.",
			"Find the mean absolute deviation of Group P: the mean of the distances from its mean.",
			"How many times does it fit into the difference between the means?",
		],
		steps: [
			`The means are ${low} and ${low + gap}, and the mean absolute deviation is ${deviation}.`,
			`$${gap} \\div ${deviation} = ${times}$.`,
		],
	};
};

/** VERIFY_WITH_LLM: how two groups compare. */
const explain: Way = (random) => {
	const { topic, one, other, figure } = twoBoxes(random);
	const { p, q } = topic;
	if (one[2] === other[2] || one[3] - one[1] === other[3] - other[1]) return undefined;
	const [higher, wider] = [one[2] > other[2] ? p : q, one[3] - one[1] > other[3] - other[1] ? p : q];
	const told = `${higher} has the greater median (${Math.max(one[2], other[2])}, not ${Math.min(one[2], other[2])}). The middle half of ${wider} varies more.`;
	return inOwnWords({
		prompt: `The box plots show ${topic.measured}. ${random.pick(["Compare the two groups: their centers and how much they vary.", "How do the groups differ? Say something about the medians and about the spread."])}`,
		figure,
		hints: [
			"The line inside a box is the median.",
			"The length of a box tells how much the middle half varies.",
			"Compare both: medians first, then lengths.",
		],
		explanation: told,
		rubric: {
			center: `Says that ${higher} has the greater median.`,
			spread: `Says that ${wider} varies more (longer box, or greater interquartile range).`,
		},
		sample_answer: told,
	});
};

// 1: the difference of two medians. 2: which group varies more. 3: the difference of means in mean absolute deviations. 4: how
// much groups overlap. 5: from the data, and in the student's own words.
export const compareTwoDistributions = defineSkill("compare-two-distributions", 18, {
	1: [ask.typed(medians), ask.chosen(medians)],
	2: [ask.chosen(spread), statements],
	3: [ask.typed(inDeviations), ask.chosen(inDeviations), ask.whatWentWrong(inDeviations)],
	4: [ask.chosen(overlap), statements, ask.typed(inDeviations)],
	5: [ask.typed(fromData), explain, ask.explainTheMistake(inDeviations)],
});
