import { counted, NAMES, slip, startLarge, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { countedFor, countedTogether, type GraphTopic } from "./graph-topics.ts";

export interface Category {
	name: string;
	value: number;
	has_half: boolean;
}

/** A graph with a scale, drawn as bars or as pictures, and some of its categories; those with a half come first. */
export interface Graph {
	topic: GraphTopic;
	things: string;
	each: number;
	isBar: boolean;
	figure: { svg: string; alt: string };
	/** Three categories in random order. */
	asked: readonly [Category, Category, Category];
}

const HINTS = {
	bar: [
		"Look at the scale. How much is one step of it?",
		"Where does the bar end? Go across from its top to the scale.",
	],
	picture: [
		"Look at the key. What does one dot stand for?",
		"Count the dots of the row, and think of what each one stands for. Half a dot is half of that.",
	],
} as const;
export const hintsOf = ({ isBar }: Graph, last: string): Draft["hints"] => [
	...(isBar ? HINTS.bar : HINTS.picture),
	last,
];
export const told = ({ name, value }: Pick<Category, "name" | "value">) => `${name}: ${value}`;
const isWhole = (number: number) => Number.isInteger(number);

export type Draw = (random: Random) => Graph;

/** What one step or dot is worth, half of it where it counts, and how the number of a category comes of it. */
function readingSteps({ isBar, each, things }: Graph, { name, value, has_half }: Category): string[] {
	const [count, half] = [Math.floor(value / each), each / 2];
	const one = `One ${isBar ? "step of the scale" : "dot"} is ${isBar ? each : `${each} ${things}`}.`;
	if (isBar)
		return has_half
			? [
					one,
					`The bar ends halfway between ${count * each} and ${(count + 1) * each}: ${told({ name, value })}.`,
				]
			: [one, `${startLarge(told({ name, value }))}.`];
	const dots = counted(count, "dot");
	return has_half
		? [
				`${one} Half a dot is half of that: ${half}.`,
				`${startLarge(name)}: ${dots} and a half dot, so $${count} \\times ${each} + ${half} = ${value}$.`,
			]
		: [one, `${startLarge(name)}: ${dots}, so $${count} \\times ${each} = ${value}$.`];
}

/** One category. */
export const readOne =
	(draw: Draw): Form =>
	(random) => {
		const graph = draw(random);
		const { topic, things, each, figure, asked } = graph;
		const [{ name, value, has_half }] = asked;
		return {
			prompt: random.pick([
				`How many ${countedFor(topic, name)}?`,
				`Read the graph. How many ${countedFor(topic, name)}?`,
				`${random.pick(NAMES)} looks at “${name}” in the graph. How many ${things} is that?`,
			]),
			figure,
			right: whole(value),
			wrong: [
				[slip.ignoredTheScale, whole(Math.floor(value / each))],
				has_half && [slip.halfCountedAsWhole, whole(value + each / 2)],
				has_half && [slip.leftOutTheHalf, whole(value - each / 2)],
				[slip.oneStepTooMany, whole(value + each)],
				value > each && [slip.oneStepTooFew, whole(value - each)],
			],
			hints: hintsOf(graph, `Count by ${each} up to the end.`),
			steps: readingSteps(graph, asked[0]),
		};
	};

/** How many more one category has than another one. */
export const howManyMore =
	(draw: Draw): Form =>
	(random) => {
		const graph = draw(random);
		const { topic, each, figure, asked } = graph;
		const [a, b] = asked;
		const [high, low] = a.value > b.value ? [a, b] : [b, a];
		const right = high.value - low.value;
		return {
			prompt: random.pick([
				`How many more ${countedFor(topic, high.name, low.name)}?`,
				`Compare “${high.name}” with “${low.name}”. How many more ${countedFor(topic, high.name, low.name)}?`,
			]),
			figure,
			right: whole(right),
			wrong: [
				isWhole(right / each) && [slip.ignoredTheScale, whole(right / each)],
				[slip.gaveOneOfTwo, whole(high.value)],
				[slip.addedInstead, whole(high.value + low.value)],
				[slip.oneStepTooMany, whole(right + each)],
			],
			hints: hintsOf(graph, "Read both numbers, and subtract the smaller one from the larger one."),
			steps: [
				`${startLarge(told(high))}. ${startLarge(told(low))}.`,
				`$${high.value} - ${low.value} = ${right}$.`,
			],
		};
	};

/** Two categories together, also compared with a third. */
export const together =
	(draw: Draw): Form =>
	(random) => {
		const graph = draw(random);
		const { topic, each, figure, asked } = graph;
		const [a, b, c] = asked;
		const sum = a.value + b.value;
		const compares = sum > c.value;
		const right = compares ? sum - c.value : sum;
		return {
			prompt: compares
				? `How many more ${countedTogether(topic, a.name, b.name)} than ${(topic.said ?? String)(c.name)}?`
				: `How many ${countedTogether(topic, a.name, b.name)}?`,
			figure,
			right: whole(right),
			wrong: [
				isWhole(right / each) && [slip.ignoredTheScale, whole(right / each)],
				compares && [slip.stoppedAtTheFirstStep, whole(sum)],
				compares && [slip.addedAllInStory, whole(sum + c.value)],
				[slip.gaveOneOfTwo, whole(a.value)],
				[slip.oneStepTooMany, whole(right + each)],
			],
			hints: hintsOf(
				graph,
				compares
					? "Add the first two numbers. Then subtract the third one."
					: "Read both numbers, and add them.",
			),
			steps: [
				`$${a.value} + ${b.value} = ${sum}$.`,
				...(compares ? [`$${sum} - ${c.value} = ${right}$.`] : []),
			],
		};
	};
