import { ask, defineSkill, nameEach, NAMES, slip, startLarge, whole } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { columnsTold, listed, MAX_LISTED } from "./draw-lists.ts";
import { countedTogether, GRAPH_TOPICS } from "./graph-topics.ts";
import {
	type Category,
	graphOf,
	hintsOf,
	readOne,
	extreme,
	moreThan,
	together,
} from "./picture-graph-forms.ts";

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
export const pictureBarGraphs = defineSkill("picture-bar-graphs", 15, {
	1: [ask.typed(readOne), ask.chosen(readOne), drawsGraph(3), inBoxes(false)],
	2: [ask.chosen(extreme), drawsGraph(4), inBoxes(false), ask.typed(readOne)],
	3: [ask.typed(moreThan), ask.chosen(moreThan), drawsGraph(4)],
	4: [ask.typed(together), ask.chosen(together), inBoxes(true), claims],
	5: [ask.typed(sumBesideOne), ask.chosen(sumBesideOne), claims],
});
