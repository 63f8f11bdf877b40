import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { ask, boxed, inOwnWords, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { cloud, PAIRS, plotOf } from "./clouds.ts";

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

export const outlier: Form = (random) => {
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

export const outlierInBoxes = ask.stepwise((random) => {
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

export const cause: Form = (random) => {
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
export const explainCause: Way = (random) => {
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
