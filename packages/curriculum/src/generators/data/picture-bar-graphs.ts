import { barChart, pictureGraph } from "../../figures/charts.ts";
import { ask, NAMES, type Way } from "../../kit/index.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { defineGenerator } from "../generator.ts";
import { columnsTold, listed, listHelp, MOST_LISTED } from "./draw-lists.ts";
import { GRAPH_TOPICS } from "./graph-topics.ts";

interface Kind {
	text: string;
	right: number;
	explanation: string;
	wrong: readonly Mistake[];
}

// 1: read one category. 2: which has the most or the fewest. 3: how many more. 4: put together. 5: all, or compare two sums. At 1 to 3 a list is drawn as a graph as well.
export const pictureBarGraphs = defineGenerator("picture-bar-graphs", 3, (random, difficulty) => {
	const toDraw =
		difficulty <= 3 && random.oneIn(3) ? drawsGraph(difficulty === 1 ? 3 : 4)(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const [title, names, things] = random.pick(GRAPH_TOPICS);
	const values = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, difficulty <= 2 ? 7 : 9)).slice(0, 4);
	const categories = names.map((name, at) => ({ name, value: values[at] ?? 1 }));
	const is_bar = random.oneIn(2);
	const shown = categories.map(({ name, value }) => `${name} ${value}`).join(", ");
	const figure = is_bar
		? { svg: barChart({ title, categories, step: 1, most: 10 }), alt: `A bar graph, ${title}: ${shown}.` }
		: {
				svg: pictureGraph({ title, categories, each: 1, key: `Each dot is one of the ${things}.` }),
				alt: `A picture graph, ${title}: ${shown}. Each dot is one of the ${things}.`,
			};
	type Category = (typeof categories)[number];
	const [a, b, c] = random.shuffle(categories) as [Category, Category, Category];
	const read = is_bar ? "Go from the top of the bar to the scale." : "Count the dots in the row.";
	const sorted = categories.toSorted((x, y) => y.value - x.value) as [Category, Category, Category, Category];
	const total = values.reduce((sum, value) => sum + value, 0);
	if (difficulty === 2) {
		const asks_most = random.oneIn(2);
		const [right, opposite] = asks_most ? [sorted[0], sorted[3]] : [sorted[3], sorted[0]];
		return chooseOption(
			random,
			{
				prompt: `Which has the ${asks_most ? "most" : "fewest"} ${things}?`,
				figure,
				hints: [is_bar ? "Compare the heights of the bars." : "Compare the lengths of the rows.", read],
				explanation: `${right.name}: ${right.value}. That is the ${asks_most ? "most" : "fewest"}.`,
			},
			{
				right: right.name,
				wrong: [
					[
						opposite.name,
						"mixed-up-most-and-fewest",
						`Look once more: which name has the ${asks_most ? "most" : "fewest"} ${things}?`,
					],
					...sorted
						.slice(1, 3)
						.map(({ name }): [string, string, string] => [
							name,
							`took-${name === sorted[1].name ? "the-second" : "the-third"}`,
							"Compare all of them. One reaches further.",
						]),
				],
			},
		);
	}
	const [high, low] = a.value > b.value ? [a, b] : [b, a];
	const kinds: Record<1 | 3 | 4 | 5, Kind> = {
		1: {
			text: `How many ${things} does the graph show for ${a.name}?`,
			right: a.value,
			explanation: `The graph shows ${a.value} for ${a.name}.`,
			wrong: [
				["read-another-name", b.value, "That belongs to another name. Find the name first."],
				["off-by-one", a.value - 1, "Very close. Count once more."],
			],
		},
		3: {
			text: `How many more ${things} are there for ${high.name} than for ${low.name}?`,
			right: high.value - low.value,
			explanation: `$${high.value} - ${low.value} = ${high.value - low.value}$.`,
			wrong: [
				["gave-the-larger-number", high.value, "That is one of the two. How many more is it than the other?"],
				["added", high.value + low.value, "It looks like they were added. Compare them instead."],
			],
		},
		4: {
			text: `How many ${things} are there for ${a.name} and ${b.name} together?`,
			right: a.value + b.value,
			explanation: `$${a.value} + ${b.value} = ${a.value + b.value}$.`,
			wrong: [
				["gave-one-number", high.value, "That is one of the two. Put both together."],
				[
					"subtracted",
					high.value - low.value,
					"It looks like they were compared. Put them together instead.",
				],
				["added-everything", total, "The question asks about two of the names only."],
			],
		},
		5: {
			text: `How many more ${things} are there for ${a.name} and ${b.name} together than for ${c.name}?`,
			right: a.value + b.value - c.value,
			explanation: `$${a.value} + ${b.value} = ${a.value + b.value}$, and $${a.value + b.value} - ${c.value} = ${a.value + b.value - c.value}$.`,
			wrong: [
				[
					"stopped-after-the-first-step",
					a.value + b.value,
					"That is both together. How many more than the third?",
				],
				[
					"added-everything",
					a.value + b.value + c.value,
					"It looks like all three were added. Compare the last one.",
				],
			],
		},
	};
	const is_small = a.value + b.value <= c.value;
	const kind = kinds[difficulty === 5 && is_small ? 4 : (difficulty as 1 | 3 | 4 | 5)];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: kind.text,
		figure,
		right: kind.right,
		hints: [
			`Find the names in the graph. ${read}`,
			difficulty === 1 ? "The title tells what is counted." : "Write down each number before you calculate.",
		],
		explanation: kind.explanation,
		mistakes: kind.wrong,
	});
});

/** What children answered one after the other, drawn as bars or pictures. */
const drawsGraph = (count: number): Way =>
	ask.charted((random) => {
		const [title, names] = random.pick(GRAPH_TOPICS);
		const counts = random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, count);
		if (counts.reduce((sum, each) => sum + each, 0) > MOST_LISTED) return undefined;
		const { list, columns } = listed(random, names.slice(0, count), counts);
		const style = random.pick(["bars", "pictures"] as const);
		const drawing = style === "bars" ? "bar graph" : "picture graph";
		return {
			prompt: `${random.pick(NAMES)} made a list, “${title}”. It says: ${list}. Draw it as a ${drawing}.`,
			chart: { style, step: 1, most: 8 },
			columns,
			...listHelp,
			steps: ["Count each word of the list.", columnsTold(columns)],
		};
	});
