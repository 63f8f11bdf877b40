import { barChart, pictureGraph } from "../../figures/data/charts.ts";
import { ask, boxed, counted, defineSkill, NAMES, slip, startLarge, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { columnsTold } from "./draw-lists.ts";
import { countedFor, countedTogether, GRAPH_TOPICS, type GraphTopic } from "./graph-topics.ts";

interface Category {
	name: string;
	value: number;
	has_half: boolean;
}

/** A graph with a scale, drawn as bars or as pictures, and some of its categories; those with a half come first. */
interface Graph {
	topic: GraphTopic;
	things: string;
	each: number;
	isBar: boolean;
	figure: { svg: string; alt: string };
	/** Three categories in random order. */
	asked: readonly [Category, Category, Category];
}

function drawGraph(random: Random, scales: readonly number[], mayHalve: boolean): Graph {
	const topic = random.pick(GRAPH_TOPICS);
	const { title, names, things } = topic;
	const each = random.pick(scales);
	const halves = mayHalve && each % 2 === 0;
	const counts = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 4);
	const values = counts.map((count, at) => count * each + (halves && at < 2 ? each / 2 : 0));
	const order = random.shuffle([0, 1, 2, 3]);
	const categories = order.map(
		(from, at): Category => ({
			name: names[at] ?? "",
			value: values[from] ?? each,
			has_half: halves && from < 2,
		}),
	);
	const isBar = random.oneIn(2);
	const told = categories.map(({ name, value }) => `${name} ${value}`).join(", ");
	const dots = categories
		.map(({ name, value }) => `${name} ${value / each} dots`)
		.join(", ")
		.replace(/\b1 dots/, "1 dot");
	const figure = isBar
		? {
				svg: barChart({ title, categories, step: each, most: each * 9 }),
				alt: `A bar graph, ${title}, with a scale in steps of ${each}: ${told}.`,
			}
		: {
				svg: pictureGraph({ title, categories, each, key: `Each dot stands for ${each} ${things}.` }),
				alt: `A picture graph, ${title}. Each dot stands for ${each} ${things}: ${dots}.`,
			};
	const asked = [
		...random.shuffle(categories.filter(({ has_half }) => has_half)),
		...random.shuffle(categories.filter(({ has_half }) => !has_half)),
	] as [Category, Category, Category];
	return { topic, things, each, isBar, figure, asked };
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
const hintsOf = ({ isBar }: Graph, last: string): Draft["hints"] => [
	...(isBar ? HINTS.bar : HINTS.picture),
	last,
];
const told = ({ name, value }: Pick<Category, "name" | "value">) => `${name}: ${value}`;
const isWhole = (number: number) => Number.isInteger(number);

type Draw = (random: Random) => Graph;
const graphs =
	(scales: readonly number[], mayHalve: boolean): Draw =>
	(random) =>
		drawGraph(random, scales, mayHalve);

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
const readOne =
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
const howManyMore =
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
const together =
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

/** One category, and how many more another one has. */
const twoAnswers = (draw: Draw) =>
	ask.stepwise((random) => {
		const graph = draw(random);
		const { topic, things, each, figure, asked } = graph;
		const [a, b] = asked;
		const [high, low] = a.value > b.value ? [a, b] : [b, a];
		const more = high.value - low.value;
		return {
			prompt: random.pick([
				`The graph shows that [[first]] ${countedFor(topic, a.name)}, and that [[more]] more ${countedFor(topic, high.name, low.name)}.`,
				`The graph shows [[first]] ${things} for “${a.name},” and [[more]] more for “${high.name}” than for “${low.name}.”`,
			]),
			figure,
			boxes: {
				first: boxed(
					whole(a.value),
					[slip.ignoredTheScale, whole(Math.floor(a.value / each))],
					a.has_half && [slip.halfCountedAsWhole, whole(a.value + each / 2)],
				),
				more: boxed(
					whole(more),
					[slip.gaveOneOfTwo, whole(high.value)],
					[slip.addedInstead, whole(high.value + low.value)],
				),
			},
			hints: hintsOf(graph, "Read both numbers, and subtract the smaller one from the larger one."),
			steps: [`${startLarge(told(a))}.`, `$${high.value} - ${low.value} = ${more}$ more for “${high.name}.”`],
		};
	});

/** A name at the beginning of a sentence. */
/** Each column from the one before it. */
function cluesWorked(columns: readonly { name: string; value: number }[]): string[] {
	return columns.map(({ name, value }, at) => {
		const before = columns[at - 1]?.value;
		if (before === undefined) return `${startLarge(name)}: ${value}.`;
		return `${startLarge(name)}: $${before} ${value > before ? "+" : "-"} ${Math.abs(value - before)} = ${value}$.`;
	});
}

/** Columns with a scale, each given by how many more or fewer it is than the one before. */
const drawsClues = (count: number): Way =>
	ask.charted((random) => {
		const { title, names } = random.pick(GRAPH_TOPICS);
		const step = random.pick([2, 5, 10]);
		const values = random
			.shuffle([1, 2, 3, 4, 5, 6, 7, 8])
			.slice(0, count)
			.map((steps) => steps * step);
		const columns = values.map((value, at) => {
			const name = names[at] ?? "";
			const before = values[at - 1];
			if (before === undefined) return { name, value, clue: `${startLarge(name)}: ${value}.` };
			const other = 2 * before - value;
			const [by, way] = [Math.abs(value - before), value > before ? "more" : "fewer"];
			return {
				name,
				value,
				clue: `${startLarge(name)}: ${by} ${way} than ${names[at - 1]}.`,
				wrong: [
					...(other >= 0 ? [[slip.mixedUpMoreAndFewer, other] as const] : []),
					[slip.drewTheDifference, by] as const,
				],
			};
		});
		const style = random.pick(["bars", "pictures"] as const);
		const told = style === "bars" ? `One step of the scale is ${step}.` : `One dot stands for ${step}.`;
		return {
			prompt: `Draw the graph “${title}.” ${columns.map(({ clue }) => clue).join(" ")} ${told}`,
			chart: { style, step, most: 8 * step },
			columns,
			hints: [
				`Begin with ${names[0]}: ${values[0]}.`,
				`Then move on to ${names[1]}. More means higher than the other column, and fewer means lower.`,
				style === "bars" ? "Count the steps of the scale." : "Count by what one dot stands for.",
			],
			steps: [...cluesWorked(columns), columnsTold(columns, style === "bars" ? undefined : step)],
		};
	});

const EASY = graphs([2, 5, 10], false);
const HALVES = graphs([2, 4, 10], true);

// 1: read one category. 2: one with a half symbol or between two lines. 3: how many more. 4: two answers. 5: two steps. Graphs
// are drawn from clues as well.
export const scaledGraphs = defineSkill("scaled-graphs", 11, {
	1: [ask.typed(readOne(EASY)), ask.chosen(readOne(EASY)), drawsClues(3)],
	2: [ask.typed(readOne(HALVES)), ask.chosen(readOne(HALVES)), drawsClues(3)],
	3: [
		ask.typed(howManyMore(graphs([2, 5, 10], true))),
		ask.chosen(howManyMore(graphs([2, 5, 10], true))),
		drawsClues(4),
	],
	4: [twoAnswers(graphs([4, 10], true)), twoAnswers(HALVES), drawsClues(4)],
	5: [ask.typed(together(HALVES)), ask.chosen(together(HALVES)), drawsClues(4)],
});
