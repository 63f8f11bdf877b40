import { barChart, pictureGraph } from "../../figures/data/charts.ts";
import { NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { countedFor, countedTogether, GRAPH_TOPICS, type GraphTopic } from "./graph-topics.ts";

export interface Category {
	name: string;
	value: number;
}

interface Graph {
	topic: GraphTopic;
	things: string;
	/** Four, in any order; no two have the same value. */
	categories: readonly [Category, Category, Category, Category];
	isBar: boolean;
	figure: { svg: string; alt: string };
}

export function graphOf(random: Random, most: number): Graph {
	const topic = random.pick(GRAPH_TOPICS);
	const { title, names, things, one } = topic;
	const values = random.shuffle(Array.from({ length: most - 1 }, (_, at) => at + 2));
	const categories = names.map((name, at) => ({ name, value: values[at] ?? 1 }));
	const isBar = random.oneIn(2);
	const shown = categories.map(({ name, value }) => `${name} ${value}`).join(", ");
	const figure = isBar
		? { svg: barChart({ title, categories, step: 1, most: 10 }), alt: `A bar graph, ${title}: ${shown}.` }
		: {
				svg: pictureGraph({ title, categories, each: 1, key: `Each dot stands for 1 ${one}.` }),
				alt: `A picture graph, ${title}: ${shown}. Each dot stands for 1 ${one}.`,
			};
	return {
		topic,
		things,
		categories: random.shuffle(categories) as unknown as Graph["categories"],
		isBar,
		figure,
	};
}

export function hintsOf({ isBar }: Graph, last: string): Draft["hints"] {
	return [
		isBar ? "Find the names below the bars." : "Find the names beside the rows.",
		isBar ? "Go from the top of the bar to the number on the left." : "Count the dots in the row.",
		last,
	];
}

export const readOne: Form = (random) => {
	const graph = graphOf(random, 8);
	const {
		topic,
		things,
		figure,
		categories: [a, b],
	} = graph;
	return {
		prompt: random.pick([
			`How many ${countedFor(topic, a.name)}?`,
			`Read the graph. How many ${countedFor(topic, a.name)}?`,
			`${random.pick(NAMES)} looks at “${a.name}” in the graph. How many ${things} is that?`,
		]),
		figure,
		right: whole(a.value),
		wrong: [
			[slip.readAnotherName, whole(b.value)],
			[slip.oneOff, whole(a.value + 1)],
			[slip.missedOneInTheGraph, whole(a.value - 1)],
		],
		hints: hintsOf(graph, `Look only at “${a.name}.”`),
		steps: [`Find “${a.name}.”`, `The graph shows ${a.value}.`],
	};
};

/** Which name has the most, or the fewest. */
export const extreme: Form = (random) => {
	const graph = graphOf(random, 8);
	const { things, figure, categories, isBar } = graph;
	const asksMost = random.oneIn(2);
	const sorted = categories.toSorted((one, other) =>
		asksMost ? other.value - one.value : one.value - other.value,
	);
	const [right, second, third, last] = sorted.map(({ name }) => words(name));
	if (right === undefined || second === undefined || third === undefined || last === undefined)
		return undefined;
	const word = asksMost ? "most" : "fewest";
	return {
		prompt: random.pick([
			`Which has the ${word} ${things}?`,
			`Look at the graph. Which name has the ${word} ${things}?`,
			`Which name in the graph has the ${word} ${things}?`,
		]),
		figure,
		right,
		wrong: [
			[slip.mixedUpMostAndFewest, last],
			[slip.tookTheSecond, second],
			[slip.readAnotherName, third],
		],
		hints: [
			isBar ? "Compare the heights of the bars." : "Compare the lengths of the rows.",
			`Is the ${word} the ${isBar ? (asksMost ? "tallest" : "shortest") : asksMost ? "longest" : "shortest"} one?`,
			"Look at all four names.",
		],
		steps: [`${startLarge(right.shown)}: ${sorted[0]?.value}. That is the ${word}.`],
	};
};

export const moreThan: Form = (random) => {
	const graph = graphOf(random, 10);
	const { topic, figure, categories } = graph;
	const [a, b] = categories;
	const [high, low] = a.value > b.value ? [a, b] : [b, a];
	const difference = high.value - low.value;
	return {
		prompt: random.pick([
			`How many more ${countedFor(topic, high.name, low.name)}?`,
			`How many fewer ${countedFor(topic, low.name, high.name)}?`,
			`${random.pick(NAMES)} compares “${high.name}” and “${low.name}.” How many more ${countedFor(topic, high.name, low.name)}?`,
		]),
		figure,
		right: whole(difference),
		wrong: [
			[slip.gaveTheLargerCount, whole(high.value)],
			[slip.addedTwoNumbers, whole(high.value + low.value)],
			[slip.gaveTheSmallerCount, whole(low.value)],
		],
		hints: hintsOf(graph, "Subtract the smaller number from the larger one."),
		steps: [
			`${startLarge(high.name)}: ${high.value}. ${startLarge(low.name)}: ${low.value}.`,
			`$${high.value} - ${low.value} = ${difference}$.`,
		],
	};
};

export const together: Form = (random) => {
	const graph = graphOf(random, 10);
	const { topic, things, figure, categories } = graph;
	const [a, b] = categories;
	return {
		prompt: random.pick([
			`How many ${countedTogether(topic, a.name, b.name)}?`,
			`Put “${a.name}” and “${b.name}” together. How many ${things} is that?`,
			`${random.pick(NAMES)} adds the ${things} for “${a.name}” and “${b.name}.” What is the sum?`,
		]),
		figure,
		right: whole(a.value + b.value),
		wrong: [
			[slip.comparedInstead, whole(Math.abs(a.value - b.value))],
			[slip.gaveOneCount, whole(Math.max(a.value, b.value))],
			[slip.addedTheWholeGraph, whole(categories.reduce((sum, { value }) => sum + value, 0))],
		],
		hints: hintsOf(graph, "Add the two numbers."),
		steps: [
			`${startLarge(a.name)}: ${a.value}. ${startLarge(b.name)}: ${b.value}.`,
			`$${a.value} + ${b.value} = ${a.value + b.value}$.`,
		],
	};
};
