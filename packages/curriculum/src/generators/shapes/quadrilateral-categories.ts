import { polygon } from "../../figures/polygons.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Kind } from "./quadrilaterals.ts";
import { cornersOf, described, FACTS, KINDS } from "./quadrilaterals.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;

// 1: match shapes with names. 2: all with one attribute, from pictures. 3: the same, with turned shapes. 4: what a square also is. 5: which statement is always true.
export const quadrilateralCategories = defineGenerator(
	"quadrilateral-categories",
	4,
	(random, difficulty) => {
		if (difficulty === 1) return matched(random);
		if (difficulty <= 3) return pickAll(random, difficulty === 3);
		if (difficulty === 4) return alsoIs(random);
		return alwaysTrue(random);
	},
);

function drawn(random: Random, kind: Kind, is_turned: boolean) {
	return { svg: polygon(cornersOf(random, kind, is_turned), random.pick(COLOURS)), alt: described(kind) };
}

function matched(random: Random) {
	const chosen = random.shuffle(KINDS).slice(0, 3);
	return matchPairs(
		random,
		{
			prompt: "Match each shape with the name that fits best.",
			hints: [
				"Look at the lengths of the sides first.",
				"Then look at the corners. Are they square corners?",
			],
			explanation: `${chosen.map((kind) => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: ${described(kind).replace("A shape with four sides: ", "").replace(".", "")}`).join(". ")}.`,
		},
		{
			pairs: chosen.map((kind) => [drawn(random, kind, false), kind]),
			mistakes: [
				["mixed-up-names", 0, 1, "Compare the sides and corners of that shape with the name."],
				["went-by-the-look", 1, 2, "Look at every side and corner, not only at the whole."],
			],
		},
	);
}

/** What makes a shape look as if it had the attribute. */
const NEARLY = {
	"four sides of the same length": [
		"some-sides-equal-is-enough",
		"Compare all four sides of each shape you chose. Do they have the same length?",
	],
	"four square corners": [
		"nearly-square-corners",
		"Hold the corner of a sheet of paper to every corner of the shapes you chose. Does it fit all four?",
	],
	"two pairs of parallel sides": [
		"one-pair-is-enough",
		"Check both pairs of opposite sides of each shape you chose. Would any of them meet?",
	],
} as const;
const ATTRIBUTES = [
	["four sides of the same length", (kind: Kind) => FACTS[kind].equal_sides],
	["four square corners", (kind: Kind) => FACTS[kind].right_angles],
	["two pairs of parallel sides", (kind: Kind) => FACTS[kind].parallel_pairs === 2],
] as const;

function pickAll(random: Random, is_turned: boolean) {
	const [attribute, has] = random.pick(ATTRIBUTES);
	const fitting = random.shuffle(KINDS.filter(has)).slice(0, 3);
	const others = random.shuffle(KINDS.filter((kind) => !has(kind))).slice(0, 5 - fitting.length);
	return chooseAll(
		random,
		{
			prompt: `Which of these shapes have ${attribute}?`,
			cta: "Choose all that fit.",
			hints: [
				"Check one shape after the other.",
				"It does not matter how a shape is turned or what it is called.",
			],
			explanation: `It is true of ${fitting.map((kind) => `the ${kind}`).join(" and ")}.`,
		},
		nameEach(
			[...fitting, ...others].map((kind) => ({
				label: "",
				figure: drawn(random, kind, is_turned),
				fits: has(kind),
				...(kind === "square" && attribute !== "four square corners"
					? {
							mistake: [
								"leaves-out-the-square",
								"A square can belong to several groups. Check its sides and corners.",
							] as const,
						}
					: kind === "rhombus"
						? {
								mistake: [
									"confused-by-the-tilt",
									"Look at the sides and corners of the tilted shape one by one.",
								] as const,
							}
						: has(kind)
							? {}
							: { mistake: NEARLY[attribute] }),
			})),
		),
	);
}

const IS = [
	["square", "rectangle", "it has four square corners"],
	["square", "rhombus", "all its sides have the same length"],
	["rhombus", "parallelogram", "it has two pairs of parallel sides"],
	["rectangle", "parallelogram", "it has two pairs of parallel sides"],
	["square", "quadrilateral", "it has four sides"],
	["trapezoid", "quadrilateral", "it has four sides"],
	["kite", "quadrilateral", "it has four sides"],
] as const;
const IS_NOT = [
	["trapezoid", "rectangle"],
	["kite", "square"],
	["trapezoid", "rhombus"],
] as const;

function alsoIs(random: Random) {
	if (random.oneIn(3)) {
		const [kind, other] = random.pick(IS_NOT);
		return yesOrNo(random, kind, other, null);
	}
	const [kind, other, reason] = random.pick(IS);
	return yesOrNo(random, kind, other, reason);
}

function yesOrNo(random: Random, kind: Kind, other: string, reason: string | null) {
	const name = random.pick(NAMES);
	const yes = reason !== null;
	return chooseOption(
		random,
		{
			prompt: `${name} draws a ${kind}. Does it belong to the group of ${other}s, too?`,
			figure: drawn(random, kind, random.oneIn(2)),
			hints: [`What must a shape have to be a ${other}?`, `Does the ${kind} have all of that?`],
			explanation: yes
				? `Yes: ${reason}, and that is all a ${other} needs.`
				: `No: a ${kind} does not have all that a ${other} needs.`,
		},
		{
			right: yes ? "Yes, it has all that is needed." : "No, something is missing.",
			wrong: [
				[
					yes ? "No, because it has a name of its own." : "Yes, because it has four sides.",
					yes ? "one-name-only" : "four-sides-are-enough",
					yes
						? "A shape can belong to several groups at once. What does the group ask for?"
						: "Four sides make it a quadrilateral. The group asks for more.",
				],
				[
					"Only when it is not turned.",
					"depends-on-the-tilt",
					"Turning a shape changes neither its sides nor its corners.",
				],
			],
		},
	);
}

function alwaysTrue(random: Random) {
	const truths = [
		"Every square is a rectangle.",
		"Every square is a rhombus.",
		"Every rectangle has four square corners.",
		"Every rhombus has four equal sides.",
		"Every rectangle is a quadrilateral.",
	] as const;
	const false_ones: readonly (readonly [string, string, string])[] = [
		[
			"Every rectangle is a square.",
			"turned-the-rule-around",
			"Think of a long, thin rectangle. Is it a square?",
		],
		["Every quadrilateral has equal sides.", "overgeneralises", "Draw one with sides of different length."],
		[
			"A square is not a rectangle.",
			"square-is-not-a-rectangle",
			"What must a rectangle have? Does a square have it?",
		],
		[
			"Every rhombus has square corners.",
			"thinks-rhombus-is-a-square",
			"Push a square so that it leans. Its sides stay equal, but its corners?",
		],
	];
	const right = random.pick(truths);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} writes four sentences about shapes with four sides. Which one is always true?`,
			hints: [
				"Look for a drawing that breaks the sentence.",
				"If no drawing can break it, it is always true.",
			],
			explanation: `No drawing breaks this sentence: ${right} The other three can be broken.`,
		},
		{ right, wrong: random.shuffle(false_ones).slice(0, 3) },
	);
}
