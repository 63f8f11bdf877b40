import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { choosePicture, type Form, slip, type Way, words } from "../../../kit/index.ts";
import { dotsOf, type Kind, listed, relationOf } from "./relations.ts";

/** A pair that can be added to a function, or that spoils it. */
export const mayBeAdded: Form = (random) => {
	const { pairs } = relationOf(random, "plain", [0, 9], 4);
	const [first = [0, 0], second = [0, 0], third = [0, 0]] = pairs as readonly PlanePoint[];
	const free = random.shuffle(
		[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((x) => !pairs.some(([used]) => used === x)),
	);
	const [a = 0, b = 0, c = 0] = free;
	const value = (x: number, y: number) => words(`$(${x}, ${y})$`);
	const goods = [value(a, second[1]), value(b, first[1]), value(c, (third[1] + 4) % 10)] as const;
	const spoilers = [
		value(first[0], first[1] + 1),
		value(second[0], (second[1] + 2) % 11),
		value(third[0], third[1] + 3),
	] as const;
	const asksSpoiler = random.oneIn(2);
	return {
		prompt: random.pick([
			`The pairs ${listed(pairs)} are a function. Which pair ${asksSpoiler ? "must **not** be added, so that it stays a function" : "can be added so that it stays a function"}?`,
			`A function has the pairs ${listed(pairs)}. Which other pair ${asksSpoiler ? "can **not** belong to it" : "can belong to it as well"}?`,
		]),
		right: asksSpoiler ? spoilers[0] : goods[0],
		wrong: asksSpoiler
			? [
					[slip.refusedASharedOutput, goods[0]],
					[slip.wantsARule, goods[1]],
					[slip.refusedANewInput, goods[2]],
				]
			: [
					[slip.overlookedTheInput, spoilers[0]],
					[slip.secondOutput, spoilers[1]],
					[slip.comparedOutputsOnly, spoilers[2]],
				],
		hints: [
			"A function gives each input exactly one output.",
			`The inputs that are there already are ${pairs.map(([x]) => x).join(", ")}.`,
			"Compare the first number of each new pair with those inputs.",
		],
		steps: asksSpoiler
			? [
					`The input ${first[0]} has the output ${first[1]} already. With ${spoilers[0].shown} it would have two.`,
				]
			: [`The input ${a} is new, so it gets one output: ${goods[0].shown} can be added.`],
	};
};

/** Four graphs of dots, of which one is no function. */
export const whichGraph: Way = (random) => {
	const picture = (kind: Kind) => dotsOf(relationOf(random, kind, [1, 7]).pairs, [0, 8]);
	const level = dotsOf(
		Array.from({ length: 5 }, (_, at): PlanePoint => [at + 2, random.pick([2, 3, 5, 6])]),
		[0, 8],
	);
	return choosePicture(
		random,
		{
			prompt: random.pick([
				"In which graph is $y$ **not** a function of $x$?",
				"Which of these graphs does **not** show a function of $x$?",
			]),
			hints: [
				"A function gives each input exactly one output.",
				"Move a vertical line over each graph, from left to right.",
				"Does the line ever meet two dots at once?",
			],
			explanation:
				"In that graph, two dots are on one vertical line: one input has two outputs.\n\nIn the others each input has one output, even where two dots are equally high.",
		},
		{
			right: picture("repeated input"),
			wrong: [
				{
					figure: picture("repeated output"),
					mistake: [slip.refusedASharedOutput.id, slip.refusedASharedOutput.feedback],
				},
				{ figure: level, mistake: [slip.refusedLevelDots.id, slip.refusedLevelDots.feedback] },
				{ figure: picture("plain"), mistake: [slip.wantsARule.id, slip.wantsARule.feedback] },
			],
		},
	);
};
