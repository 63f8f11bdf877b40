import { barChart, pictureGraph } from "../../figures/data/charts.ts";
import { ask, boxed, defineSkill, slip, startLarge, whole } from "../../kit/index.ts";
import type { Random, Way } from "../../kit/index.ts";
import { columnsTold } from "./draw-lists.ts";
import { countedFor, GRAPH_TOPICS } from "./graph-topics.ts";
import {
	type Category,
	type Graph,
	hintsOf,
	told,
	type Draw,
	readOne,
	howManyMore,
	together,
} from "./graphs-to-scale.ts";

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

const graphs =
	(scales: readonly number[], mayHalve: boolean): Draw =>
	(random) =>
		drawGraph(random, scales, mayHalve);

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
export const scaledGraphs = defineSkill("scaled-graphs", 12, {
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
