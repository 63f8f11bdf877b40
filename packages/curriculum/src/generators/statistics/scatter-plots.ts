import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Association } from "./clouds.ts";
import { cloud, PAIRS, plotOf } from "./clouds.ts";

const KINDS: readonly Association[] = ["positive", "negative", "none", "curved"];
const NAMES: Readonly<Record<Association, string>> = {
	positive: "Positive: as one grows, the other grows too, along a line.",
	negative: "Negative: as one grows, the other gets smaller, along a line.",
	none: "None: the dots show no direction.",
	curved: "Nonlinear: the dots follow a curve.",
};

/** 1: positive, negative or none; 2: nonlinear too; 3: the outlier; 4: all that a plot shows; 5: association and cause, by choice or in own words. */
export const scatterPlots = defineGenerator("scatter-plots", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => association(random, KINDS.slice(0, 3)),
		() => association(random, KINDS),
		() => outlier(random),
		() => statements(random),
		() => (random.oneIn(3) ? inOwnWords(random) : cause(random)),
	])(),
);

function association(random: Random, kinds: readonly Association[]) {
	const kind = random.pick(kinds);
	const pair = random.pick(PAIRS[kind]);
	const tips: Readonly<Record<Association, readonly [id: string, feedback: string]>> = {
		positive: ["turned-the-direction", "Go from left to right: do the dots rise or fall?"],
		negative: ["turned-the-direction", "Go from left to right: do the dots rise or fall?"],
		none: ["overlooked-the-pattern", "Go from left to right along the dots. Is there a direction?"],
		curved: ["saw-a-curve", "Could a straight line follow the dots just as well?"],
	};
	const seen: Partial<Record<Association, readonly [id: string, feedback: string]>> =
		kind === "curved"
			? {
					positive: [
						"looked-at-the-left-half-only",
						"That fits only one part of the plot. What do the other dots do?",
					],
					negative: [
						"looked-at-the-right-half-only",
						"That fits only one part of the plot. What do the other dots do?",
					],
				}
			: kind === "none"
				? {
						positive: ["sees-a-direction-in-chance", "Are there high and low dots on both sides?"],
						negative: ["sees-a-fall-in-chance", "Are there high and low dots on both sides?"],
					}
				: {};
	return chooseOption(
		random,
		{
			prompt: "Which association does the scatter plot show?",
			figure: plotOf(pair, cloud(random, kind)),
			hints: [
				"Go from left to right. Do the dots go up, go down, or neither?",
				"If there is a direction: would a straight line follow the dots, or a curve?",
			],
			explanation: {
				positive: "From left to right the dots rise along a straight line, so the association is positive.",
				negative: "From left to right the dots fall along a straight line, so the association is negative.",
				none: "There are high and low dots everywhere, so there is no association.",
				curved:
					"The dots first rise and then fall. A curve follows them, a straight line does not, so the association is nonlinear.",
			}[kind],
		},
		{
			right: NAMES[kind],
			wrong: kinds
				.filter((other) => other !== kind)
				.map((other) => [NAMES[other], ...(seen[other] ?? tips[other])] as const),
			order: kinds.map((each) => NAMES[each]),
		},
	);
}

function outlier(random: Random) {
	const kind = random.pick(["positive", "negative"] as const);
	const points = cloud(random, kind);
	const at = random.integer(1, 9);
	const [x, y] = points[at] ?? [0, 0];
	const out: PlanePoint = [x, y >= 10 ? y - 7 : y + 7];
	const shown = points.map((point, place) => (place === at ? out : point));
	const others = shown.filter((_, place) => place !== at);
	const [first, last] = kind === "positive" ? [others[0], others.at(-1)] : [others.at(-1), others[0]];
	const name = ([a, b]: PlanePoint) => `$(${a}, ${b})$`;
	const near = others.find(([a]) => a === x + 1) ?? others[0];
	return chooseOption(
		random,
		{
			prompt: "One dot of the scatter plot is an outlier. Which one?",
			figure: plotOf(random.pick(PAIRS[kind]), shown),
			hints: [
				"An outlier lies far away from the pattern of the others.",
				"Imagine a line through the cloud. Which dot is farthest above or below it?",
			],
			explanation: `The other dots lie near a line that ${kind === "positive" ? "rises" : "falls"}. The dot ${name(out)} lies far away from it.`,
		},
		{
			right: name(out),
			wrong: [
				...(last === undefined
					? []
					: [
							[
								name(last),
								"took-the-highest",
								"That dot is high, but does it fit the pattern of the others?",
							] as const,
						]),
				...(first === undefined
					? []
					: [
							[
								name(first),
								"took-the-lowest",
								"That dot is low, but does it fit the pattern of the others?",
							] as const,
						]),
				...(near === undefined
					? []
					: [
							[
								name(near),
								"took-a-neighbour",
								"Compare the dot with a line through the whole cloud.",
							] as const,
						]),
				[
					`$(${out[1]}, ${out[0]})$`,
					"swapped-coordinates",
					"The first number is read to the right, the second one up.",
				],
			],
		},
	);
}

function statements(random: Random) {
	const kind = random.pick(["positive", "negative"] as const);
	const pair = random.pick(PAIRS[kind]);
	const points = cloud(random, kind);
	const at = random.integer(2, 8);
	const has_outlier = random.oneIn(2);
	const shown = points.map(
		([x, y], place): PlanePoint => (has_outlier && place === at ? [x, y >= 10 ? y - 7 : y + 7] : [x, y]),
	);
	return chooseAll(
		random,
		{
			prompt: "Which sentences does the scatter plot support? Choose all that apply.",
			figure: plotOf(pair, shown),
			hints: [
				"Go from left to right. Do the dots rise or fall, and along a line or a curve?",
				"Look for a dot that lies far away from all others.",
				"A plot shows what goes together. Can it show why?",
			],
			explanation: `The dots ${kind === "positive" ? "rise" : "fall"} along a straight line: a ${kind} association that is linear. ${has_outlier ? "One dot lies far away from the line, so there is an outlier." : "No dot lies far away from the line."} A scatter plot never proves what causes what.`,
		},
		[
			{
				label: "The association is positive.",
				fits: kind === "positive",
				mistake: ["turned-the-direction", "Go from left to right: do the dots rise or fall?"],
			},
			{
				label: "The association is negative.",
				fits: kind === "negative",
				mistake: ["turned-the-direction", "Go from left to right: do the dots rise or fall?"],
			},
			{
				label: "A straight line follows the cloud well.",
				fits: true,
				mistake: [
					"wants-all-dots-on-the-line",
					"The dots need not lie on a line. It is enough that most are near it.",
				],
			},
			{
				label: "There is an outlier.",
				fits: has_outlier,
				mistake: [
					"misjudged-the-outlier",
					"Is there a dot far away from all others? Small steps up and down are normal.",
				],
			},
			{
				label: "The plot proves that one quantity causes the other.",
				fits: false,
				mistake: ["association-means-cause", "Two quantities can go together without one being the cause."],
			},
		],
	);
}

/** Things that go together without one causing the other, and what is behind both. */
const TOGETHER = [
	["the weekly sales of ice cream", "the weekly number of sunburns", "sunny weather"],
	["the shoe size of children", "the reading score of children", "the children's age"],
	["the number of firefighters at fires", "the damage done by fires", "the size of the fires"],
	["the number of umbrellas in the streets", "the number of late buses", "rainy weather"],
	["the number of storks near villages", "the number of births in villages", "the size of the villages"],
	["the monthly sales of hats", "the monthly number of colds", "cold weather"],
	["the number of swimming pools in towns", "the number of schools in towns", "the size of the towns"],
	["the height of children", "the number of words that children know", "the children's age"],
] as const;

function cause(random: Random) {
	const [one, other, behind] = random.pick(TOGETHER);
	const [x, y] = random.oneIn(2) ? [one, other] : [other, one];
	const count = random.integer(12, 60);
	return chooseOption(
		random,
		{
			prompt: `A scatter plot of ${count} dots compares ${x} with ${y}. It shows a positive linear association. What does that mean?`,
			hints: [
				"What does an association say: what goes together, or why?",
				"Could something else make both of them large at the same time?",
			],
			explanation: `Positive means that large values of one tend to go with large values of the other. It does not tell the reason. Here ${behind} may be behind both.`,
		},
		{
			right: "Both tend to be large together, but the plot does not show why.",
			wrong: [
				[
					"When the first one is made larger, that causes the second one to grow.",
					"association-means-cause",
					"Could something else be behind both?",
				],
				[
					"When the first one is large, the second one tends to be small.",
					"turned-the-direction",
					"That would be a negative association.",
				],
				[
					"Each time the first one is larger, the second one is larger too, without exception.",
					"tendency-taken-as-rule",
					"An association is a tendency. Single dots may differ.",
				],
			],
		},
	);
}

function inOwnWords(random: Random): Question {
	const [one, other, behind] = random.pick(TOGETHER);
	const count = random.integer(12, 60);
	const [upper, lower] = [`${one[0]?.toUpperCase()}${one.slice(1)}`, other];
	return {
		question_type: "VERIFY_WITH_LLM",
		answer_type: "STRING",
		prompt: `A scatter plot of ${count} dots compares ${one} with ${other}. The dots rise from left to right along a line. Someone says: "So the first one causes the second one." Is that a safe conclusion? Explain.`,
		cta: "Write two or three sentences.",
		hints: ["What does the plot show for sure?", "What else could make both of them large at the same time?"],
		explanation: `The plot shows a positive association: both tend to be large together. It does not show a cause. Here ${behind} may be behind both.`,
		known_mistakes: [],
		key: {
			rubric: [
				{
					id: "association",
					requirement:
						"Says that the two quantities go together: both tend to be large at the same time (a positive association).",
				},
				{ id: "no-cause", requirement: "Says that this does not prove that one causes the other." },
				{
					id: "other-reason",
					requirement: `Names something else that could be behind both, such as ${behind}, or says that there may be another reason.`,
				},
			],
			sample_answer: `${upper} and ${lower} tend to be large together, so there is a positive association. That does not prove a cause. Another reason, ${behind}, may make both of them large.`,
		},
	};
}
