import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, boxed, defineSkill, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Slip, Way } from "../../kit/index.ts";
import { type Association, cloud, PAIRS, plotOf } from "./clouds.ts";
import { drawTrend } from "./drawn-fits.ts";

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

interface Spoiled {
	kind: "positive" | "negative";
	shown: PlanePoint[];
	out: PlanePoint;
}

/** A cloud with one point far from the others. */
function spoiled(random: Random): Spoiled {
	const kind = random.pick(["positive", "negative"] as const);
	const points = cloud(random, kind);
	const at = random.integer(1, 9);
	const [x, y] = points[at] ?? [0, 0];
	const out: PlanePoint = [x, y >= 10 ? y - 7 : y + 7];
	return { kind, out, shown: points.map((point, place) => (place === at ? out : point)) };
}

const OUTLIER_HINTS = [
	"An outlier is far away from the pattern of the other points.",
	"Imagine a line through the cloud of points.",
	"Which point is farthest above or below that line?",
] as const;
const outlierSteps = ({ kind, out }: Spoiled) => [
	`The other points are near a line that ${kind === "positive" ? "rises" : "falls"}.`,
	`The point $(${out[0]}, ${out[1]})$ is far away from it.`,
];

const outlier: Form = (random) => {
	const found = spoiled(random);
	const { kind, out, shown } = found;
	const rising = shown.filter((point) => point !== out).sort((p, q) => p[1] - q[1]);
	const [lowest = out, highest = out] = [rising[0], rising.at(-1)];
	const label = ([x, y]: PlanePoint) => words(`$(${x}, ${y})$`);
	return {
		prompt: random.pick([
			"One point of the scatter plot is an outlier. Which one?",
			"Which point does not fit the pattern of the scatter plot?",
			`${random.pick(NAMES)} is looking for the outlier of this data. Which point is it?`,
		]),
		figure: plotOf(random.pick(PAIRS[kind]), shown),
		right: label(out),
		wrong: [
			[slip.tookTheHighest, label(highest)],
			[slip.tookTheLowest, label(lowest)],
			[slip.swappedThePoint, label([out[1], out[0]])],
		],
		hints: OUTLIER_HINTS,
		steps: outlierSteps(found),
	};
};

const outlierInBoxes = ask.stepwise((random) => {
	const found = spoiled(random);
	const { kind, out, shown } = found;
	return {
		prompt: random.pick([
			"One point of the scatter plot is an outlier. Write its coordinates. ([[x]], [[y]])",
			"Which point is far away from all others? ([[x]], [[y]])",
		]),
		figure: plotOf(random.pick(PAIRS[kind]), shown),
		boxes: { x: boxed(whole(out[0]), [slip.swappedThePoint, whole(out[1])]), y: { right: whole(out[1]) } },
		hints: OUTLIER_HINTS,
		steps: outlierSteps(found),
	};
});

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

/** Things that go together without one causing the other, and what is behind both. */
const TOGETHER = [
	["the weekly sales of ice cream", "the weekly number of sunburns", "sunny weather"],
	["the shoe size of children", "the reading score of children", "the age of the children"],
	["the number of firefighters at fires", "the damage done by fires", "the size of the fires"],
	["the number of umbrellas in the streets", "the number of late buses", "rainy weather"],
	["the number of storks near villages", "the number of births in villages", "the size of the villages"],
	["the monthly sales of hats", "the monthly number of colds", "cold weather"],
	["the number of swimming pools in towns", "the number of schools in towns", "the size of the towns"],
	["the height of children", "the number of words that children know", "the age of the children"],
] as const;

const APART = [
	["the temperature outside", "the gas used for heating"],
	["the age of cars", "the price of the cars"],
	["the price of a toy", "the number of toys that are sold"],
] as const;
const UNRELATED = [
	["the shoe size of adults", "the number of songs they know"],
	["the length of first names", "the height of adults"],
	["the house numbers of homes", "the number of pets"],
] as const;
const MEANS = {
	positive: "Both tend to be large together, but the plot does not show why.",
	negative: "When one is large, the other tends to be small, but the plot does not show why.",
	no: "Knowing one of them does not help to tell the other.",
} as const;

const cause: Form = (random) => {
	const kind = random.pick(["positive", "negative", "no"] as const);
	const pairs: readonly (readonly [string, string, ...string[]])[] = {
		positive: TOGETHER,
		negative: APART,
		no: UNRELATED,
	}[kind];
	const [one, other] = random.pick(pairs);
	const [x, y] = random.shuffle([one, other]);
	const right = MEANS[kind];
	const [grows, larger] = kind === "negative" ? ["shrink", "smaller"] : ["grow", "larger"];
	return {
		prompt: `A scatter plot of ${random.integer(12, 60)} points compares ${x} with ${y}. It shows ${kind === "no" ? "no association" : `a ${kind} linear association`}. What does that mean?`,
		right: words(right),
		wrong: [
			[slip.associationAsCause, words(`Making the first one larger causes the second one to ${grows}.`)],
			[slip.turnedTheTrend, words(kind === "positive" ? MEANS.negative : MEANS.positive)],
			[
				slip.tendencyAsRule,
				words(`Each time the first one is larger, the second one is ${larger}, without exception.`),
			],
		],
		hints: [
			"What does an association say: what goes together, or why?",
			"Could something else be behind both of them?",
			"A plot of data never shows a cause.",
		],
		steps: ["A scatter plot shows what goes together. It never shows a cause.", right],
	};
};

/** VERIFY_WITH_LLM: association and cause. */
const explainCause: Way = (random) => {
	const [one, other, behind] = random.pick(TOGETHER);
	const name = random.pick(NAMES);
	return inOwnWords({
		prompt: `A scatter plot of ${random.integer(12, 60)} points compares ${one} with ${other}. The points rise from left to right along a line. ${name} says: “So the first one causes the second one.” Is that a safe conclusion? Explain.`,
		hints: [
			"What does the plot show for sure?",
			"Does a plot of data show a reason?",
			"What else could make both of them large at the same time?",
		],
		explanation: `The plot shows a positive association: both tend to be large together.\n\nIt does not show a cause. Here ${behind} may be behind both.`,
		rubric: {
			association:
				"Says that the two quantities go together: both tend to be large at the same time (a positive association).",
			"no-cause": "Says that this does not prove that one causes the other.",
			"other-reason": `Names something else that could be behind both, such as ${behind}, or says that there may be another reason.`,
		},
		sample_answer: `Both tend to be large together, so there is a positive association. That does not prove a cause. Another reason, ${behind}, may make both of them large.`,
	});
};

// 1: positive, negative or none, and making a plot. 2: nonlinear too. 3: the outlier. 4: what to expect of data, and its trend as a line. 5: association
// and cause.
export const scatterPlots = defineSkill("scatter-plots", 17, {
	1: [ask.chosen(association(LINEAR)), madePlot],
	2: [ask.chosen(association(ALL)), ask.judged(expected)],
	3: [ask.chosen(outlier), outlierInBoxes],
	4: [ask.judged(expected, 5), sortedPairs, drawTrend, ask.chosen(outlier)],
	5: [ask.chosen(cause), explainCause, sortedPairs],
});
