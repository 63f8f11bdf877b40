import { comparisonBars } from "../../figures/lines/comparison-bars.ts";
import { ask, asWritten, boxed, defineSkill, given, NAMES, people, slip } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import { comparedNumbers, type DrawNumbers, type Numbers, tellComparison } from "./compared-scenes.ts";

const easy = comparedNumbers([2, 5], [3, 9]);
const facts = comparedNumbers([2, 9], [3, 12]);
const larger = comparedNumbers([3, 9], [11, 25]);

const helpOf = ({ times, small, large }: Numbers): { hints: [string, string, string]; steps: string[] } => ({
	hints: [
		"“Times as many” repeats a number. It is not “more than”.",
		`Draw a bar for ${small}. Draw the longer bar with ${times} of those parts.`,
		`The longer bar is $${times} \\times ${small}$.`,
	],
	steps: [
		`${times} times as many as ${small} is ${times} groups of ${small}.`,
		`$${times} \\times ${small} = ${large}$.`,
	],
});

/** 5 times as many as 7, bare. */
const bare = (draw: DrawNumbers): Form =>
	given(draw, (numbers, random) => {
		const { times, small, large } = numbers;
		const task = `${times} times as many as ${small}`;
		return {
			...helpOf(numbers),
			prompt: random.pick([
				`Which number is ${task}?`,
				`What is ${task}?`,
				`${random.pick(NAMES)} needs ${task}. How many is that?`,
			]),
			task,
			right: whole(large),
			wrong: [
				[slip.timesAsMore, whole(times + small)],
				[slip.oneGroupOver, whole(large + small)],
				[slip.missedAGroup, whole(large - small)],
				[slip.tookTheDifference, whole(Math.abs(small - times))],
			],
		};
	});

const story =
	(draw: DrawNumbers): Form =>
	(random) => {
		const numbers = draw(random);
		const draft = numbers && bare(() => numbers)(random);
		return draft && { ...draft, prompt: tellComparison(random, numbers).askLarge };
	};

const withBars: Form = (random) => {
	const numbers = easy(random);
	const draft = numbers && bare(() => numbers)(random);
	if (draft === undefined) return undefined;
	const { times, small } = numbers as Numbers;
	const [name, friend] = people(random);
	return {
		...draft,
		prompt: random.pick([
			`The bars show how many stickers ${friend} and ${name} have. How many does ${name} have?`,
			`${friend} has ${small} points. The longer bar shows the points of ${name}. How many points is that?`,
			`Look at the bars. ${name} has ${times} times as many shells as ${friend}. How many shells does ${name} have?`,
		]),
		figure: {
			svg: comparisonBars({ names: [friend, name], times, unit: `${small}`, colors: ["sky", "gold"] }),
			alt: `Two bars. ${friend}’s bar has one part of ${small}. ${name}’s bar has ${times} of those parts.`,
		},
	};
};

/** How many times as many, or the smaller number. */
const unknown = (draw: DrawNumbers): Form =>
	given(draw, (numbers, random) => {
		const { times, small, large } = numbers;
		const asksTimes = random.oneIn(2);
		const [known, right] = asksTimes ? [small, times] : [times, small];
		const { askTimes, askSmall } = tellComparison(random, numbers);
		return {
			prompt: asksTimes
				? random.pick([askTimes, `${large} is how many times ${small}?`])
				: random.pick([askSmall, `${large} is ${times} times as many as which number?`]),
			right: whole(right),
			wrong: [
				[slip.tookTheDifference, whole(large - known)],
				[slip.multipliedToDivide, whole(large * known)],
				[slip.quotientOneShort, whole(right - 1)],
				[slip.quotientOneOver, whole(right + 1)],
			],
			hints: [
				asksTimes
					? "How many times does the smaller number fit into the larger one?"
					: "The larger number is made of equal parts. How large is one part?",
				`Which number goes in the box: $${known} \\times \\square = ${large}$?`,
				`Divide: $${large} \\div ${known}$.`,
			],
			steps: [`$${large} \\div ${known} = ${right}$, because $${known} \\times ${right} = ${large}$.`],
		};
	});

/** The equation that a sentence means. */
const equation = (draw: DrawNumbers): Form =>
	given(draw, (numbers, random) => {
		const { times, small, large } = numbers;
		const [name, friend] = people(random);
		const [left, right] = random.shuffle([times, small]) as [number, number];
		const show = (text: string) => words(`$${text}$`);
		return {
			...helpOf(numbers),
			prompt: random.pick([
				`${large} is ${times} times as many as ${small}. Which equation says the same?`,
				`${name} has ${large} points, ${times} times as many as ${friend}’s ${small} points. Which equation fits?`,
				`Which equation shows that ${large} is ${times} times as many as ${small}?`,
			]),
			right: show(`${large} = ${left} \\times ${right}`),
			wrong: [
				[slip.timesAsMore, show(`${large} = ${left} + ${right}`)],
				[slip.mixedUpTheLarger, show(`${small} = ${times} \\times ${large}`)],
				[slip.tookTheDifference, show(`${large} = ${Math.max(times, small)} - ${Math.min(times, small)}`)],
			],
			hints: [
				"Which of the numbers is the largest? It is the product.",
				helpOf(numbers).hints[1],
				`Write ${times} groups of ${small} as a product.`,
			],
			steps: [`${times} groups of ${small} are ${large}.`, `$${large} = ${left} \\times ${right}$.`],
		};
	});

/** A sentence that an equation means, or that is true. */
const sentence = (draw: DrawNumbers): Form =>
	given(draw, (numbers, random) => {
		const { times, small, large } = numbers;
		return {
			...helpOf(numbers),
			prompt: random.pick([
				`Which sentence says the same as $${large} = ${times} \\times ${small}$?`,
				`What does $${large} = ${times} \\times ${small}$ mean?`,
				`${random.pick(NAMES)} writes $${large} = ${times} \\times ${small}$. Which sentence fits?`,
			]),
			right: words(`${large} is ${times} times as many as ${small}.`),
			wrong: [
				[slip.timesAsMore, words(`${large} is ${times} more than ${small}.`)],
				[slip.mixedUpTheLarger, words(`${small} is ${times} times as many as ${large}.`)],
				[slip.tookTheDifference, words(`${large} is ${small} more than ${times}.`)],
			],
			steps: [
				`The product ${large} is ${times} groups of ${small}.`,
				`${large} is ${times} times as many as ${small}.`,
			],
		};
	});

/** One product, read in two ways. */
const bothSolvers = (draw: DrawNumbers) =>
	ask.stepwise((random) => {
		const numbers = draw(random);
		if (numbers === undefined) return undefined;
		const { times, small, large } = numbers;
		return {
			...helpOf(numbers),
			prompt: random.pick([
				`$${large} = ${times} \\times ${small}$. So ${large} is [[times]] times as many as ${small}, and [[small]] times as many as ${times}.`,
				`Complete: ${large} is [[times]] times as many as ${small}. Also, ${large} is [[small]] times as many as ${times}.`,
			]),
			boxes: {
				times: boxed(whole(times), [slip.tookTheDifference, whole(large - small)]),
				small: boxed(whole(small), [slip.tookTheDifference, whole(large - times)]),
			},
			hints: [
				"Read the product once with one factor, and once with the other.",
				`How many times does ${small} fit into ${large}?`,
				`Then ask how many times ${times} fits into ${large}.`,
			],
			steps: [
				`$${large} = ${times} \\times ${small}$, so ${large} is ${times} times as many as ${small}.`,
				`It is also ${small} times as many as ${times}.`,
			],
		};
	});

// 1: times as many, with bars. 2: equations and sentences. 3: which number is repeated, and how often. 4: larger facts, and both
// ways to read a product. 5: larger numbers, several claims, and mistakes to explain.
export const multiplicativeComparison = defineSkill("multiplicative-comparison", 18, {
	1: [ask.typed(withBars), ask.typed(bare(easy)), ask.chosen(bare(easy))],
	2: [ask.chosen(equation(facts)), ask.chosen(sentence(facts)), ask.typed(story(facts))],
	3: [
		ask.typed(unknown(facts)),
		bothSolvers(facts),
		ask.chosen(unknown(facts)),
		ask.matched(bare(facts), ["comparison", "number"]),
	],
	4: [
		bothSolvers(facts),
		ask.chosen(equation(larger)),
		ask.whatWentWrong(bare(facts)),
		ask.typed(unknown(facts)),
	],
	5: [
		ask.judged(sentence(larger)),
		ask.explainTheMistake(bare(larger)),
		ask.typed(unknown(larger)),
		ask.chosen(asWritten(story(larger))),
	],
});
