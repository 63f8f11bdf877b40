import { ask, slip, type Way } from "../../kit/index.ts";
import { barChart, pictureGraph } from "../../figures/charts.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Hint } from "../../kit/hints.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { defineGenerator } from "../generator.ts";
import { columnsTold } from "./draw-lists.ts";
import { GRAPH_TOPICS } from "./graph-topics.ts";

// 1: read one category. 2: read one with a half symbol or between two lines. 3: how many more. 4: two answers. 5: two steps. A graph is drawn from clues as well.
export const scaledGraphs = defineGenerator("scaled-graphs", 4, (random, difficulty) => {
	const toDraw = random.oneIn(4) ? drawsClues(difficulty >= 3 ? 4 : 3)(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const [title, names, things] = random.pick(GRAPH_TOPICS);
	const each = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 5, 10],
			[2, 4, 10],
			[2, 5, 10],
			[4, 10],
			[2, 4, 10],
		]),
	);
	const has_halves = difficulty !== 1 && each % 2 === 0;
	const counts = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 4);
	const values = counts.map((count, at) => count * each + (has_halves && at < 2 ? each / 2 : 0));
	const order = random.shuffle([0, 1, 2, 3]);
	const categories = order.map((from, at) => ({
		name: names[at] ?? "",
		value: values[from] ?? each,
		has_half: has_halves && from < 2,
	}));
	type Category = (typeof categories)[number];
	const is_bar = random.oneIn(2);
	const shown = categories.map(({ name, value }) => `${name} ${value}`).join(", ");
	const figure = is_bar
		? {
				svg: barChart({ title, categories, step: each, most: each * 9 }),
				alt: `A bar graph, ${title}, with a scale in steps of ${each}: ${shown}.`,
			}
		: {
				svg: pictureGraph({ title, categories, each, key: `Each dot stands for ${each} ${things}.` }),
				alt: `A picture graph, ${title}. Each dot stands for ${each} ${things}: ${categories
					.map(({ name, value }) => `${name} ${value / each} dots`)
					.join(", ")
					.replace(/\b1 dots/, "1 dot")}.`,
			};
	const halved = categories.filter(({ has_half }) => has_half);
	const [a, b, c] = [
		...random.shuffle(halved),
		...random.shuffle(categories.filter(({ has_half }) => !has_half)),
	] as [Category, Category, Category];
	const [high, low] = a.value > b.value ? [a, b] : [b, a];
	const symbols = (category: Category) => category.value / each;
	const read = is_bar
		? `Each line of the scale is ${each} more.`
		: `Each dot stands for ${each}, half a dot for half of that.`;
	const discreet = is_bar
		? "Look at how much one step of the scale is."
		: "Look at what one dot stands for. Half a dot is half of that.";
	const hints: Hint[] = [
		[read, discreet],
		is_bar
			? "Where does the bar end on the scale?"
			: "Count the dots, then think of what each one stands for.",
	];
	const told = (category: Category) => `${category.name}: ${category.value}`;
	if (difficulty === 4)
		return fillBoxes({
			prompt: `The graph shows [[first]] ${things} for "${a.name}". For "${high.name}" there are [[more]] more than for "${low.name}".`,
			figure,
			boxes: { first: { right: a.value }, more: { right: high.value - low.value } },
			hints,
			explanation: `${told(a)}. $${high.value} - ${low.value} = ${high.value - low.value}$ more for "${high.name}".`,
			mistakes: [
				["first", "ignored-the-scale", Math.floor(symbols(a)), discreet],
				["first", "half-counted-as-whole", a.has_half ? a.value + each / 2 : "", "A half counts only half."],
				[
					"more",
					"compared-the-symbols",
					Number.isInteger(symbols(high) - symbols(low)) ? symbols(high) - symbols(low) : "",
					discreet,
				],
				["more", "gave-the-larger-number", high.value, "That is one of the two. How many more is it?"],
			],
		});
	const kind = level(difficulty, [
		{
			text: `How many ${things} does the graph show for "${a.name}"?`,
			right: a.value,
			explanation: `${told(a)}.`,
		},
		{
			text: `How many ${things} does the graph show for "${a.name}"?`,
			right: a.value,
			explanation: `${told(a)}.`,
		},
		{
			text: `How many more ${things} are there for "${high.name}" than for "${low.name}"?`,
			right: high.value - low.value,
			explanation: `${told(high)}, ${told(low)}: $${high.value} - ${low.value} = ${high.value - low.value}$.`,
		},
		{ text: "", right: 0, explanation: "" },
		a.value + b.value > c.value
			? {
					text: `How many more ${things} are there for "${a.name}" and "${b.name}" together than for "${c.name}"?`,
					right: a.value + b.value - c.value,
					explanation: `$${a.value} + ${b.value} = ${a.value + b.value}$, and $${a.value + b.value} - ${c.value} = ${a.value + b.value - c.value}$.`,
				}
			: {
					text: `How many ${things} are there for "${a.name}" and "${b.name}" together?`,
					right: a.value + b.value,
					explanation: `$${a.value} + ${b.value} = ${a.value + b.value}$.`,
				},
	] as const);
	const mistakes: Mistake[] =
		difficulty <= 2
			? [
					["ignored-the-scale", Math.floor(symbols(a)), discreet],
					["half-counted-as-whole", a.has_half ? a.value + each / 2 : "", "A half counts only half."],
					["half-left-out", a.has_half ? a.value - each / 2 : "", "It looks like the half was left out."],
					["one-step-too-many", a.value + each, "One step too many. Look where it ends."],
				]
			: [
					["ignored-the-scale", Number.isInteger(kind.right / each) ? kind.right / each : "", discreet],
					["gave-one-number", high.value, "That is one of the numbers. Which step is missing?"],
					[
						"added-instead",
						difficulty === 3 ? high.value + low.value : a.value + b.value + c.value,
						"It looks like everything was added. What is compared?",
					],
					["one-step-off", kind.right + each, "One step too many. Read both once more."],
				];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: kind.text,
		figure,
		right: kind.right,
		hints,
		explanation: kind.explanation,
		mistakes,
	});
});

/** A name at the beginning of a sentence. */
const startOf = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Columns with a scale, each told by how many more or fewer it is than the one before. */
const drawsClues = (count: number): Way =>
	ask.charted((random) => {
		const [title, names] = random.pick(GRAPH_TOPICS);
		const step = random.pick([2, 5, 10]);
		const values = random
			.shuffle([1, 2, 3, 4, 5, 6, 7, 8])
			.slice(0, count)
			.map((steps) => steps * step);
		const columns = values.map((value, at) => {
			const name = names[at] ?? "";
			const before = values[at - 1];
			if (before === undefined) return { name, value, clue: `${startOf(name)}: ${value}.` };
			const other = 2 * before - value;
			const [by, way] = [Math.abs(value - before), value > before ? "more" : "fewer"];
			return {
				name,
				value,
				clue: `${startOf(name)}: ${by} ${way} than ${names[at - 1]}.`,
				wrong: [
					...(other >= 0 ? [[slip.mixedUpMoreAndFewer, other] as const] : []),
					[slip.drewTheDifference, by] as const,
				],
			};
		});
		const style = random.pick(["bars", "pictures"] as const);
		const told = style === "bars" ? `One step of the scale is ${step}.` : `One dot stands for ${step}.`;
		return {
			prompt: `Draw the graph “${title}”. ${columns.map(({ clue }) => clue).join(" ")} ${told}`,
			chart: { style, step, most: 8 * step },
			columns,
			hints: [
				"Begin with the column whose number is told.",
				"More means higher than the other column, and fewer means lower.",
				style === "bars" ? "Count the steps of the scale." : "Count by what one dot stands for.",
			],
			steps: ["Go from one column to the next.", columnsTold(columns)],
		};
	});
