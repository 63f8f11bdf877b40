import { ask, defineSkill, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form, Slip } from "../../../kit/index.ts";
import { type Association, cloud, PAIRS, plotOf } from "./clouds.ts";
import { drawTrend } from "./drawn-fits.ts";
import { outlier, outlierInBoxes, cause, explainCause } from "./outliers-and-causes.ts";

const SAYS: Readonly<Record<Association, string>> = {
	positive: "Positive: the points rise from left to right along a line.",
	negative: "Negative: the points fall from left to right along a line.",
	none: "None: the points show no direction.",
	curved: "Nonlinear: the points follow a curve.",
};
const LINEAR: readonly Association[] = ["positive", "negative", "none"];
const ALL: readonly Association[] = [...LINEAR, "curved"];

function misseen(right: Association, seen: Association): Slip {
	if (right === "curved") return slip.lookedAtOneHalf;
	if (right === "none") return slip.sawATrendInChance;
	if (seen === "curved") return slip.sawACurve;
	return seen === "none" ? slip.overlookedTheTrend : slip.turnedTheTrend;
}

/** Several wrong ideas of one kind are distinguished. */
const wrongKinds = (right: Association, kinds: readonly Association[]) =>
	kinds
		.filter((kind) => kind !== right)
		.map(
			(kind) =>
				[{ ...misseen(right, kind), id: `${misseen(right, kind).id}-${kind}` }, words(SAYS[kind])] as const,
		);

const association =
	(kinds: readonly Association[]): Form =>
	(random) => {
		const kind = random.pick(kinds);
		const pair = random.pick(PAIRS[kind]);
		return {
			prompt: random.pick([
				"Which association does the scatter plot show?",
				`${random.pick(NAMES)} made a scatter plot. What kind of association does it show?`,
				`How do “${pair[0]}” and “${pair[1]}” go together in this scatter plot?`,
			]),
			figure: plotOf(pair, cloud(random, kind)),
			right: words(SAYS[kind]),
			wrong: wrongKinds(kind, kinds),
			order: kinds.map((each) => SAYS[each]),
			hints: [
				"Go from left to right. Do the points go up, go down, or neither?",
				"Look at the left half, and then at the right half. Do both show the same?",
				"Would a straight line follow the points, or only a curve?",
			],
			steps: ["Follow the points from left to right.", SAYS[kind]],
		};
	};

const named = ([x, y]: readonly [string, string]) =>
	[x, y].map((name) => name.replace(/ \(.*\)/, "").toLowerCase()).join(" and ");

/** What two quantities can be expected to show, to judge as true or not. */
const expected: Form = (random) => {
	const kind = random.pick(LINEAR);
	const pair = random.pick(PAIRS[kind]);
	const other = random.pick(LINEAR.filter((each) => each !== kind));
	const says = (each: Association) =>
		words(`Data on ${named(pair)} will probably show ${each === "none" ? "no" : `a ${each}`} association.`);
	return {
		prompt: "Which statement is true?",
		right: says(kind),
		wrong: [[misseen(kind, other), says(other)]],
		hints: [
			"Think of a small and of a large value of the first quantity.",
			"What goes with each of them?",
			"Do both rise together, does one fall, or has one nothing to do with the other?",
		],
		steps: [says(kind).shown],
	};
};

const BINS = { positive: "Positive", negative: "Negative", none: "No association" } as const;

/** LABELED_INPUT: pairs of quantities by the association that can be expected. */
const sortedPairs = ask.sorted((random) => {
	const kinds = ["positive", "negative", "none"] as const;
	const cards = kinds.flatMap((kind) =>
		random
			.shuffle(PAIRS[kind])
			.slice(0, 2)
			.map((pair) => ({ kind, pair })),
	);
	return {
		prompt: random.pick([
			"Which association will data on these quantities probably show?",
			"Sort the pairs of quantities by the association you expect.",
		]),
		bins: Object.values(BINS),
		cards: cards.slice(0, 5 + (random.oneIn(2) ? 1 : 0)).map(({ kind, pair }) => ({
			label: named(pair),
			bin: BINS[kind],
			wrong: kinds
				.filter((each) => each !== kind)
				.map(
					(each) =>
						[{ ...misseen(kind, each), id: `${misseen(kind, each).id}-${each}` }, BINS[each]] as const,
				),
		})),
		hints: [
			"Think of a small and of a large value of the first quantity.",
			"What goes with each of them?",
			"Do both rise together, does one fall, or has one nothing to do with the other?",
		],
		steps: ["Positive: both rise together. Negative: one falls when the other rises."],
	};
});

/** A scatter plot to make from data. */
const madePlot = ask.plotted((random) => {
	const kind = random.pick(["positive", "negative"] as const);
	const [x, y] = random.pick(PAIRS[kind]);
	const points = cloud(random, kind).filter(([, up]) => up <= 18);
	const chosen = random
		.shuffle(points)
		.slice(0, 4)
		.sort((p, q) => p[0] - q[0]);
	return {
		prompt: `Make a scatter plot of this data. “${x}” goes on the x-axis and “${y}” on the y-axis. Plot the points in this order: ${chosen.map(([a, b]) => `$(${a}, ${b})$`).join(", ")}.`,
		plane: { x_from: 0, x_to: 12, y_from: 0, y_to: 20 },
		points: chosen.map(([a, b]) => ({ x: a, y: b, wrong: [[slip.swappedThePoint, b, a] as const] })),
		hints: [
			"Each pair of numbers is one point.",
			`For (${chosen[0]?.join(", ")}), begin at the origin and go right.`,
			"Then go up, and mark the point.",
		],
		steps: [
			`The points are ${chosen.map(([a, b]) => `$(${a}, ${b})$`).join(", ")}.`,
			`They show a ${kind} association.`,
		],
	};
});

// 1: positive, negative or none, and making a plot. 2: nonlinear too. 3: the outlier. 4: what to expect of data, and its trend as a line. 5: association
// and cause.
export const scatterPlots = defineSkill("scatter-plots", 17, {
	1: [ask.chosen(association(LINEAR)), madePlot],
	2: [ask.chosen(association(ALL)), ask.judged(expected)],
	3: [ask.chosen(outlier), outlierInBoxes],
	4: [ask.judged(expected, 5), sortedPairs, drawTrend, ask.chosen(outlier)],
	5: [ask.chosen(cause), explainCause, sortedPairs],
});
