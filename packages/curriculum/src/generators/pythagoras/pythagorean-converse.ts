import type { Question } from "@learnin/domain/question/question";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { squaresProof } from "../../figures/squares-proof.ts";
import { defineGenerator } from "../generator.ts";
import { TRIPLES } from "./triples.ts";

type Sides = readonly [number, number, number];

/** 1: is it a right triangle; 2: right, acute or obtuse; 3: all right triangles of a list; 4: what the two big squares of a proof show; 5: a test in a story, or in own words. */
export const pythagoreanConverse = defineGenerator("pythagorean-converse", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => rightOrNot(random),
		() => kindOf(random),
		() => all(random),
		() => proof(random),
		() => (random.oneIn(2) ? corner(random) : inOwnWords(random)),
	])(),
);

function rightSides(random: Random, most: number): Sides {
	for (;;) {
		const [a, b, c] = random.pick(TRIPLES);
		const times = random.integer(1, 5);
		if (c * times <= most) return [a * times, b * times, c * times];
	}
}

/** Sides of a triangle whose angle opposite the longest one is a little more or less than a right angle. */
function nearlyRight(random: Random, most: number, is_obtuse: boolean): Sides {
	for (;;) {
		const [a, b, c] = rightSides(random, most);
		const moved = c + random.integer(1, 2) * (is_obtuse ? 1 : -1);
		if (moved > b && moved < a + b && a * a + b * b !== moved * moved) return [a, b, moved];
	}
}

const listed = ([a, b, c]: Sides) => `${a} cm, ${b} cm and ${c} cm`;
const compared = ([a, b, c]: Sides) => {
	const [legs, longest] = [a * a + b * b, c * c];
	return `$${a}^2 + ${b}^2 = ${legs}$ and $${c}^2 = ${longest}$`;
};
const SUM_OF_SIDES = "It looks like the sides were added. The squares of the sides have to be compared.";

function rightOrNot(random: Random) {
	const is_right = random.oneIn(2);
	const sides = is_right ? rightSides(random, 45) : nearlyRight(random, 45, random.oneIn(2));
	const [a, b, c] = sides;
	const shown = random.shuffle([a, b, c]) as unknown as Sides;
	const yes = "Yes, the squares of the two shorter sides add up to the square of the longest side.";
	const no = "No, the squares of the two shorter sides do not add up to the square of the longest side.";
	const by_sum = "No, because the two shorter sides do not add up to the longest side.";
	return chooseOption(
		random,
		{
			prompt: `A triangle has sides of ${listed(shown)}. Is it a right triangle?`,
			hints: [
				"Find the longest side first.",
				"Square each of the three sides.",
				"Compare the sum of the two smaller squares with the largest one.",
			],
			explanation: `${compared(sides)}. ${is_right ? `They are equal. ${yes}` : `They differ. ${no}`}`,
		},
		{
			right: is_right ? yes : no,
			wrong: [
				[
					is_right ? no : yes,
					is_right ? "miscalculated-the-squares" : "near-is-not-equal",
					"Work out the three squares once more and compare exactly.",
				],
				[by_sum, "tested-with-the-sum-of-sides", SUM_OF_SIDES],
				[
					"You cannot know without measuring an angle.",
					"thinks-sides-do-not-tell",
					"The three sides fix the triangle, so they tell you about its angles, too.",
				],
			],
		},
	);
}

const KINDS = ["Right triangle", "Acute triangle", "Obtuse triangle"] as const;

function kindOf(random: Random) {
	const kind = random.integer(0, 2);
	const sides = kind === 0 ? rightSides(random, 60) : nearlyRight(random, 60, kind === 2);
	const [a, b, c] = sides;
	const shown = random.shuffle([a, b, c]) as unknown as Sides;
	const right = KINDS[kind] ?? "";
	const turned: Readonly<Record<string, readonly [id: string, feedback: string]>> = {
		"Right triangle": ["near-is-not-equal", "Near is not enough: the squares have to be equal."],
		"Acute triangle":
			kind === 2
				? ["turned-the-comparison", "A longer longest side opens the angle opposite it. Compare once more."]
				: ["misjudged-as-acute", "Compare the squares exactly."],
		"Obtuse triangle":
			kind === 1
				? ["turned-the-comparison", "A shorter longest side closes the angle opposite it. Compare once more."]
				: ["misjudged-as-obtuse", "Compare the squares exactly."],
	};
	return chooseOption(
		random,
		{
			prompt: `A triangle has sides of ${listed(shown)}. What kind of triangle is it?`,
			hints: [
				"Square each side. Compare the largest square with the sum of the other two.",
				"If the largest square is more than the sum, the angle opposite is more than a right angle. If it is less, the angle is less.",
			],
			explanation: `${compared(sides)}. ${["Both are equal, so the triangle has a right angle.", "The largest square is less than the sum, so all angles are less than 90 degrees.", "The largest square is more than the sum, so one angle is more than 90 degrees."][kind]} ${right}.`,
		},
		{
			right,
			wrong: [
				...KINDS.filter((one) => one !== right).map(
					(one) => [one, ...(turned[one] ?? ["other", "Compare once more."])] as const,
				),
				[
					"No triangle at all",
					"tested-with-the-sum-of-sides",
					"A triangle exists when the two shorter sides together are longer than the longest. That is so here.",
				],
			],
			order: [...KINDS, "No triangle at all"],
		},
	);
}

const OVERLOOKED = [
	"overlooked-a-right-triangle",
	"Work out the three squares of this list once more.",
] as const;

/** Why a triangle without a right angle may be taken for one that has it. */
const WRONG_IDEAS: readonly {
	sides(random: Random): Sides;
	mistake: readonly [id: string, feedback: string];
}[] = [
	{
		sides: (random) => nearlyRight(random, 75, true),
		mistake: ["near-is-not-equal", "The squares are near each other, but are they equal?"],
	},
	{
		sides: (random) => nearlyRight(random, 75, false),
		mistake: ["longest-side-a-little-short", "Very close. Is the square of the longest side large enough?"],
	},
	{
		sides: (random) => {
			const [first, step] = [random.integer(7, 20), random.integer(1, 2)];
			return [first, first + step, first + 2 * step];
		},
		mistake: [
			"equal-steps-as-in-3-4-5",
			"Equal steps from side to side do not make a right angle. Compare the squares.",
		],
	},
	{
		sides: (random) => {
			const more = random.integer(1, 3);
			const [a, b, c] = random.pick(TRIPLES.slice(1));
			return [a + more, b + more, c + more];
		},
		mistake: [
			"added-the-same-to-each-side",
			"A right triangle does not keep its right angle when each side grows by the same length.",
		],
	},
];

function all(random: Random) {
	const right_count = random.integer(1, 3);
	const ideas = random.shuffle(WRONG_IDEAS);
	const lists: { sides: Sides; fits: boolean; mistake: readonly [id: string, feedback: string] }[] = [];
	while (lists.length < 5) {
		const idea = ideas[lists.length - right_count];
		const sides = idea === undefined ? rightSides(random, 75) : idea.sides(random);
		if (lists.some((other) => listed(other.sides) === listed(sides))) continue;
		lists.push({ sides, fits: idea === undefined, mistake: idea?.mistake ?? OVERLOOKED });
	}
	return chooseAll(
		random,
		{
			prompt: "Which side lengths make a right triangle? Choose all that apply.",
			hints: [
				"In each list the last length is the longest.",
				"Square the three lengths. Do the two smaller squares add up to the largest?",
			],
			explanation: lists
				.map(
					({ sides, fits }) =>
						`${listed(sides)}: ${compared(sides)}, ${fits ? "a right triangle" : "no right triangle"}.`,
				)
				.join(" "),
		},
		lists.map(({ sides, fits, mistake }) => ({ label: listed(sides), fits, mistake })),
	);
}

function proof(random: Random) {
	const a = random.integer(1, 8);
	const b = random.integer(a + 1, a + 6);
	const total = (a + b) ** 2;
	const four = 2 * a * b;
	const left = a * a + b * b;
	return chooseOption(
		random,
		{
			prompt: `Four equal right triangles with legs ${a} and ${b} lie in a big square with side ${a + b}. Between them stays a tilted square, drawn on their longest sides. How large is the tilted square?`,
			figure: {
				svg: squaresProof(a, b),
				alt: `A big square with side ${a + b}. In each corner lies a right triangle with legs ${a} and ${b}. The longest sides of the four triangles are the sides of a tilted square in the middle.`,
			},
			hints: [
				"How large is the big square? How large is one triangle?",
				"Take the four triangles away from the big square.",
			],
			explanation: `The big square is $${a + b}^2 = ${total}$. Each triangle is $\\dfrac{${a} \\times ${b}}{2}$, the four together are ${four}. What stays is $${total} - ${four} = ${left}$. That is also $${a}^2 + ${b}^2$: so the square on the longest side is the sum of the squares on the legs.`,
		},
		{
			right: `$${left}$ square units, the same as $${a}^2 + ${b}^2$`,
			wrong: [
				[
					`$${total}$ square units, the same as $(${a} + ${b})^2$`,
					"took-the-big-square",
					"That is the whole big square. The triangles have to be taken away.",
				],
				[
					`$${total - 2 * four}$ square units, the same as $(${b} - ${a})^2$`,
					"took-triangles-as-rectangles",
					"It looks like each triangle was taken as a rectangle. A triangle is half of it.",
				],
				[
					`$${a + b}$ square units, the same as $${a} + ${b}$`,
					"tested-with-the-sum-of-sides",
					"That is a length. The tilted square has an area.",
				],
			],
		},
	);
}

const CORNERS = [
	["lays the corner of a garden bed", "m"],
	["builds a picture frame", "cm"],
	["marks a corner of a sports field", "m"],
	["marks the corner of a patio", "ft"],
	["puts up a shelf", "cm"],
] as const;

function corner(random: Random) {
	const [job, unit] = random.pick(CORNERS);
	const is_right = random.oneIn(3);
	const is_obtuse = random.oneIn(2);
	const [a, b, c] = is_right ? rightSides(random, 65) : nearlyRight(random, 65, is_obtuse);
	const name = random.pick(NAMES);
	const [yes, small, large] = [
		"Exactly a right angle",
		"A little less than a right angle",
		"A little more than a right angle",
	];
	const right = is_right ? yes : is_obtuse ? large : small;
	const options = [yes, small, large];
	return chooseOption(
		random,
		{
			prompt: `${name} ${job}. To test the corner, ${name} measures ${a} ${unit} along one edge and ${b} ${unit} along the other. The straight distance between both marks is ${c} ${unit}. What is the angle at the corner?`,
			hints: [
				"What would the straight distance be with a right angle?",
				"Compare squares: if the distance is too long, the corner is open too wide.",
			],
			explanation: `${compared([a, b, c])}. ${is_right ? "Both are equal." : is_obtuse ? "The distance is too long, so the corner is open too wide." : "The distance is too short, so the corner is not open enough."} ${right}.`,
		},
		{
			right,
			wrong: [
				...options
					.filter((one) => one !== right)
					.map((one) =>
						one === yes
							? ([one, "near-is-not-equal", "Near is not enough: the squares have to be equal."] as const)
							: ([
									one,
									one === small ? "thinks-too-narrow" : "thinks-too-wide",
									"A longer distance opens the corner. Compare the squares once more.",
								] as const),
					),
				[
					"You cannot know without a protractor",
					"thinks-sides-do-not-tell",
					"The three lengths fix the triangle, so they tell you about its angles.",
				],
			],
			order: [yes, small, large, "You cannot know without a protractor"],
		},
	);
}

function inOwnWords(random: Random): Question {
	const is_right = random.oneIn(2);
	const sides = is_right ? rightSides(random, 50) : nearlyRight(random, 50, random.oneIn(2));
	const [a, b, c] = sides;
	const name = random.pick(NAMES);
	return {
		question_type: "VERIFY_WITH_LLM",
		answer_type: "STRING",
		prompt: `${name} says: "A triangle with sides of ${listed(sides)} has a right angle." Is ${name} right? Explain how you can tell from the sides.`,
		cta: "Write two or three sentences.",
		hints: ["Which of the three sides would lie opposite the right angle?", "Compare squares of the sides."],
		explanation: `${compared(sides)}. ${is_right ? "They are equal, so there is a right angle opposite the longest side." : "They differ, so there is no right angle."}`,
		known_mistakes: [],
		key: {
			rubric: [
				{
					id: "squares",
					requirement: `Compares the sum of the squares of ${a} and ${b} (${a * a + b * b}) with the square of ${c} (${c * c}).`,
				},
				{
					id: "conclusion",
					requirement: is_right
						? "Concludes that the triangle has a right angle because both are equal."
						: "Concludes that the triangle has no right angle because they differ.",
				},
			],
			sample_answer: `${a} squared plus ${b} squared is ${a * a + b * b}. ${c} squared is ${c * c}. ${is_right ? "Both are equal, so the triangle has a right angle." : "They differ, so the triangle has no right angle."}`,
		},
	};
}
