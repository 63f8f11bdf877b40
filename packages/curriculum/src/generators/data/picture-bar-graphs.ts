import { barChart, pictureGraph } from "../../figures/data/charts.ts";
import { ask, defineSkill, nameEach, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { columnsTold, listed, MAX_LISTED } from "./draw-lists.ts";
import { countedFor, countedTogether, GRAPH_TOPICS, type GraphTopic } from "./graph-topics.ts";

interface Category {
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

function graphOf(random: Random, most: number): Graph {
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

function hintsOf({ isBar }: Graph, last: string): Draft["hints"] {
	return [
		isBar ? "Find the names below the bars." : "Find the names beside the rows.",
		isBar ? "Go from the top of the bar to the number on the left." : "Count the dots in the row.",
		last,
	];
}

const readOne: Form = (random) => {
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
const extreme: Form = (random) => {
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

const moreThan: Form = (random) => {
	const graph = graphOf(random, 10);
	const { topic, figure, categories } = graph;
	const [a, b] = categories;
	const [high, low] = a.value > b.value ? [a, b] : [b, a];
	const difference = high.value - low.value;
	return {
		prompt: random.pick([
			`How many more ${countedFor(topic, high.name, low.name)}?`,
			`How many fewer ${countedFor(topic, low.name, high.name)}?`,
			`${random.pick(NAMES)} compares “${high.name}” and “${low.name}”. How many more ${countedFor(topic, high.name, low.name)}?`,
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

const together: Form = (random) => {
	const graph = graphOf(random, 10);
	const { topic, things, figure, categories } = graph;
	const [a, b] = categories;
	return {
		prompt: random.pick([
			`How many ${countedTogether(topic, a.name, b.name)}?`,
			`Put “${a.name}” and “${b.name}” together. How many ${things} is that?`,
			`${random.pick(NAMES)} adds the ${things} for “${a.name}” and “${b.name}”. What is the sum?`,
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

/** Two names together beside a third one. */
const sumBesideOne: Form = (random) => {
	const graph = graphOf(random, 10);
	const {
		topic,
		things,
		figure,
		categories: [a, b, c],
	} = graph;
	const sum = a.value + b.value;
	if (sum <= c.value) return undefined;
	return {
		prompt: random.pick([
			`How many more ${countedTogether(topic, a.name, b.name)} than ${(topic.said ?? String)(c.name)}?`,
			`Put “${a.name}” and “${b.name}” together. How many more ${things} is that than for “${c.name}”?`,
		]),
		figure,
		right: whole(sum - c.value),
		wrong: [
			[slip.stoppedAfterOneChange, whole(sum)],
			[slip.addedAllNumbers, whole(sum + c.value)],
			[slip.leftOutOneName, whole(Math.abs(a.value - c.value))],
		],
		hints: hintsOf(graph, `Add ${a.name} and ${b.name} first. Then compare with ${c.name}.`),
		steps: [`Together: $${a.value} + ${b.value} = ${sum}$.`, `$${sum} - ${c.value} = ${sum - c.value}$.`],
	};
};

/** All four numbers of a graph, or two and their sum. */
const inBoxes = (asksSum: boolean) =>
	ask.stepwise((random) => {
		const graph = graphOf(random, asksSum ? 10 : 8);
		const {
			things,
			figure,
			categories: [a, b, c],
		} = graph;
		const box = (one: Category, other: Category) => ({
			right: whole(one.value),
			wrong: [
				[slip.readAnotherName, whole(other.value)] as const,
				[slip.oneOff, whole(one.value + 1)] as const,
			],
		});
		const sum = a.value + b.value;
		return {
			prompt: asksSum
				? random.pick([
						`Read the graph. ${startLarge(a.name)}: [[one]]. ${startLarge(b.name)}: [[two]]. Together: [[three]] ${things}.`,
						`How many ${things}? For ${startLarge(a.name)}: [[one]]. For ${startLarge(b.name)}: [[two]]. In all: [[three]].`,
					])
				: random.pick([
						`Read the graph. ${startLarge(a.name)}: [[one]]. ${startLarge(b.name)}: [[two]]. ${startLarge(c.name)}: [[three]].`,
						`How many ${things} are there for each name? ${startLarge(a.name)}: [[one]]. ${startLarge(b.name)}: [[two]]. ${startLarge(c.name)}: [[three]].`,
					]),
			figure,
			hints: hintsOf(graph, asksSum ? "Add the two numbers for the last box." : "Read one name at a time."),
			steps: [
				`${startLarge(a.name)}: the graph shows ${a.value}.`,
				`${startLarge(b.name)}: it shows ${b.value}.`,
				asksSum ? `$${a.value} + ${b.value} = ${sum}$.` : `${startLarge(c.name)}: it shows ${c.value}.`,
			],
			boxes: {
				one: box(a, b),
				two: box(b, a),
				three: asksSum
					? { right: whole(sum), wrong: [[slip.comparedInstead, whole(Math.abs(a.value - b.value))]] }
					: box(c, a),
			},
		};
	});

const missed = ["missed-a-true-one", "One of the others is true as well. Check each one."] as const;
const told = ({ id, feedback }: { id: string; feedback: string }) => [id, feedback] as const;

/** What a graph says, and what it does not. */
const claims: Way = (random) => {
	const graph = graphOf(random, 10);
	const { things, figure, categories } = graph;
	const [high, next, low, least] = categories.toSorted((one, other) => other.value - one.value) as [
		Category,
		Category,
		Category,
		Category,
	];
	const more = (one: Category, count: number, other: Category) =>
		`“${startLarge(one.name)}” has ${count} more than “${other.name}”.`;
	const right = more(high, high.value - low.value, low);
	return chooseAll(
		random,
		{
			prompt: random.pick([
				"Which sentences fit the graph?",
				`${random.pick(NAMES)} reads the graph. Which sentences are right?`,
				"Check each sentence with the graph. Which are right?",
			]),
			cta: "Choose all that fit.",
			figure,
			hints: [...hintsOf(graph, "Read a sentence. Then find its names in the graph.")],
			explanation: [...categories.map(({ name, value }) => `${startLarge(name)}: ${value}.`), right].join(
				"\n\n",
			),
		},
		nameEach([
			{ label: right, fits: true, mistake: missed },
			{
				label: more(low, high.value - low.value, high),
				fits: false,
				mistake: told(slip.mixedUpMostAndFewest),
			},
			{ label: more(next, next.value, least), fits: false, mistake: told(slip.gaveTheLargerCount) },
			{ label: `“${startLarge(least.name)}” has the fewest ${things}.`, fits: true, mistake: missed },
		]),
	);
};

/** What children answered one after the other, drawn as bars or pictures. */
const drawsGraph = (count: number) =>
	ask.charted((random) => {
		const { title, names } = random.pick(GRAPH_TOPICS);
		const counts = random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, count);
		if (counts.reduce((sum, each) => sum + each, 0) > MAX_LISTED) return undefined;
		const { list, columns, hints } = listed(random, names.slice(0, count), counts);
		const style = random.pick(["bars", "pictures"] as const);
		const drawing = style === "bars" ? "bar graph" : "picture graph";
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} made a list, “${title}.” It says: ${list}. Draw it as a ${drawing}.`,
				`This is the list for “${title}”: ${list}. Make a ${drawing} of it.`,
			]),
			chart: { style, step: 1, most: 8 },
			columns,
			hints,
			steps: ["Count each word in the list.", columnsTold(columns, style === "bars" ? undefined : 1)],
		};
	});

// 1: read one name, and draw three. 2: which has the most or the fewest, and draw four. 3: how many more. 4: put together.
// 5: two names together beside a third one, and what the graph tells.
export const pictureBarGraphs = defineSkill("picture-bar-graphs", 14, {
	1: [ask.typed(readOne), ask.chosen(readOne), drawsGraph(3), inBoxes(false)],
	2: [ask.chosen(extreme), drawsGraph(4), inBoxes(false), ask.typed(readOne)],
	3: [ask.typed(moreThan), ask.chosen(moreThan), drawsGraph(4)],
	4: [ask.typed(together), ask.chosen(together), inBoxes(true), claims],
	5: [ask.typed(sumBesideOne), ask.chosen(sumBesideOne), claims],
});
