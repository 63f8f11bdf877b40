import type { Difficulty } from "@learnin/domain/question/difficulty";
import { inequalityInWords, inequalityLine } from "../../figures/inequality-line.ts";
import { ask, type Form, NAMES, type Sign, type Way } from "../../kit/index.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { drawn as drawnArrow, explained } from "./drawn-inequalities.ts";

const FLIPPED = "It looks like the direction was switched. Which numbers make it true?";
const CLOSED = "Look at the boundary: does the number itself belong to it?";

const SIGNS = { less: "<", more: ">", least: "≥", most: "≤" } as const;
type Kind = keyof typeof SIGNS;
const KINDS: readonly Kind[] = ["less", "more", "least", "most"];

/** 1: the inequality of a picture; 2: the picture of an inequality; 3: from a sentence; 4: match sentences; 5: the picture of a story. At 1, 2 and 5 it can be drawn as well. */
export const inequalitiesGraph = defineGenerator("inequalities-graph", 5, (random, difficulty) => {
	const toDraw = random.oneIn(2) ? drawings[difficulty]?.(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const x = random.pick(["x", "n", "t"] as const);
	const kind = random.pick(difficulty === 1 ? (["less", "more"] as const) : KINDS);
	const c = random.integer(-4, 4);
	if (difficulty === 3) return sentence(random);
	if (difficulty === 4) return matching(random);
	if (difficulty === 2 || difficulty === 5) return pictures(random, kind, x, difficulty === 5);
	const line = drawn(kind, c);
	const statement = (one: Kind, value = c) => `$${x} ${SIGNS[one]} ${value}$`;
	return chooseOption(
		random,
		{
			prompt: `Which inequality for $${x}$ does the number line show?`,
			figure: { svg: inequalityLine(line), alt: inequalityInWords(line) },
			hints: [
				"Are the numbers to the left or to the right of the dot meant?",
				"An open dot means that the number itself does not belong to it.",
			],
			explanation: `The arrow goes to the ${line.direction}, so the numbers are ${kind === "less" ? "less" : "more"} than ${c}. The dot is open, so ${c} itself does not belong: ${statement(kind)}.`,
		},
		{
			right: statement(kind),
			wrong: [
				[statement(kind === "less" ? "more" : "less"), "flipped-the-direction", FLIPPED],
				[statement(kind === "less" ? "most" : "least"), "closed-circle-for-strict", CLOSED],
				c === 0
					? [statement(kind, 1), "wrong-boundary", "Where does the arrow begin?"]
					: [statement(kind, -c), "wrong-sign-of-boundary", "On which side of zero is the dot?"],
			],
		},
	);
});

function drawn(kind: Kind, boundary: number) {
	return {
		from: -6,
		to: 6,
		boundary,
		direction: kind === "less" || kind === "most" ? ("left" as const) : ("right" as const),
		is_closed: kind === "least" || kind === "most",
	};
}

function picture(kind: Kind, boundary: number) {
	const line = drawn(kind, boundary);
	return { svg: inequalityLine(line), alt: inequalityInWords(line) };
}

const OPPOSITE: Readonly<Record<Kind, Kind>> = { less: "more", more: "less", least: "most", most: "least" };
const OTHER_DOT: Readonly<Record<Kind, Kind>> = { less: "most", most: "less", more: "least", least: "more" };

const STORIES: Readonly<Record<Kind, readonly string[]>> = {
	less: [
		"There are less than {c} liters of water in a bucket.",
		"A rope is less than {c} meters long.",
		"In the fridge it is less than {c} degrees.",
		"The wait is less than {c} minutes.",
	],
	more: [
		"A package weighs more than {c} kilograms.",
		"A snake is more than {c} meters long.",
		"The jug holds more than {c} liters.",
		"A hike takes more than {c} hours.",
	],
	least: [
		"To join, a jump must be at least {c} meters long.",
		"The pool is at least {c} meters deep.",
		"A tree needs at least {c} liters of water.",
		"The bread has to rest for at least {c} hours.",
	],
	most: [
		"A bag may weigh at most {c} kilograms.",
		"A truck may be at most {c} meters high.",
		"A talk may last at most {c} minutes.",
		"A toy car may cost at most {c} dollars.",
	],
};

function pictures(random: Random, kind: Kind, x: string, is_story: boolean) {
	const c = random.integer(2, 5) * (is_story || random.oneIn(2) ? 1 : -1);
	const story = random.pick(STORIES[kind]).replace("{c}", `${c}`);
	return choosePicture(
		random,
		{
			prompt: is_story
				? `${story} Which number line shows all numbers that fit?`
				: `Which number line shows $${x} ${SIGNS[kind]} ${c}$?`,
			hints: [
				"Which numbers make it true: those to the left or those to the right?",
				"Does the number at the boundary fit as well? Then the dot is full.",
			],
			explanation: `${inequalityInWords(drawn(kind, c))} The numbers that fit are ${kind === "less" || kind === "most" ? "smaller" : "larger"}, and ${c} itself ${kind === "least" || kind === "most" ? "fits" : "does not fit"}.`,
		},
		{
			right: picture(kind, c),
			wrong: [
				{ figure: picture(OPPOSITE[kind], c), mistake: ["flipped-the-direction", FLIPPED] },
				{
					figure: picture(OTHER_DOT[kind], c),
					mistake: [
						kind === "less" || kind === "more" ? "closed-circle-for-strict" : "open-circle-for-or-equal",
						CLOSED,
					],
				},
				{
					figure: picture(OTHER_DOT[OPPOSITE[kind]], c),
					mistake: ["direction-and-dot", "Look at the direction and at the dot once more."],
				},
			],
		},
	);
}

type Sentence = readonly [text: string, letter: string, least: number, most: number];
const SENTENCES: Readonly<Record<Kind, readonly Sentence[]>> = {
	less: [
		["Children younger than {c} get in free. Their age is $a$.", "a", 4, 14],
		["A walk takes less than {c} minutes. The time is $t$.", "t", 15, 90],
	],
	more: [
		["The bridge is longer than {c} meters. Its length is $m$.", "m", 20, 400],
		["More than {c} people came to a concert. Their number is $p$.", "p", 50, 900],
	],
	least: [
		["You need at least {c} points to win. Your points are $p$.", "p", 10, 100],
		[
			"Riders of a roller coaster must be {c} centimeters tall or taller. Their height is $h$.",
			"h",
			110,
			145,
		],
	],
	most: [
		["The elevator holds at most {c} people. Their number is $p$.", "p", 4, 20],
		["The speed must not be more than {c} kilometers per hour. The speed is $v$.", "v", 20, 120],
	],
};

function sentence(random: Random) {
	const kind = random.pick(KINDS);
	const [text, letter, lowest, highest] = random.pick(SENTENCES[kind]);
	const c = random.integer(lowest, highest);
	const statement = (one: Kind) => `$${letter} ${SIGNS[one]} ${c}$`;
	return chooseOption(
		random,
		{
			prompt: `${text.replace("{c}", `${c}`)} Which inequality says this?`,
			hints: ["Try a number that is larger and one that is smaller. Which fits?", `Does ${c} itself fit?`],
			explanation: `Numbers ${kind === "less" || kind === "most" ? "below" : "above"} ${c} fit, and ${c} itself ${kind === "least" || kind === "most" ? "fits" : "does not fit"}: ${statement(kind)}.`,
		},
		{
			right: statement(kind),
			wrong: [
				[statement(OPPOSITE[kind]), "flipped-the-direction", FLIPPED],
				[statement(OTHER_DOT[kind]), "boundary-mistaken", CLOSED],
				[
					statement(OTHER_DOT[OPPOSITE[kind]]),
					"direction-and-boundary",
					"Try a number that is larger. Does it fit?",
				],
			],
		},
	);
}

function matching(random: Random) {
	const c = random.integer(3, 30);
	const x = random.pick(["x", "n", "k"] as const);
	return matchPairs(
		random,
		{
			prompt: `Match the words about the number $${x}$ with the inequalities.`,
			hints: [
				`Which of the words allow ${c} itself?`,
				`Try a number that is a little larger than ${c}. Which words fit?`,
			],
			explanation: `Less: $${x} < ${c}$. More: $${x} > ${c}$. "At least" allows the number itself: $${x} ≥ ${c}$. "At most" allows it, too: $${x} ≤ ${c}$.`,
		},
		{
			pairs: [
				[`less than ${c}`, `$${x} < ${c}$`],
				[`more than ${c}`, `$${x} > ${c}$`],
				[`at least ${c}`, `$${x} ≥ ${c}$`],
				[`at most ${c}`, `$${x} ≤ ${c}$`],
			].map(([left = "", right = ""]) => [`${left[0]?.toUpperCase()}${left.slice(1)}`, right] as const),
			mistakes: [
				["at-least-taken-as-less", 2, 3, '"At least" means this much or more.'],
				["closed-for-strict", 0, 3, CLOSED],
			],
		},
	);
}

/** What a number has to be, in words; {c} is the boundary. */
const WORDS: Readonly<Record<Kind, readonly string[]>> = {
	less: ["less than {c}", "smaller than {c}", "below {c}"],
	more: ["greater than {c}", "more than {c}", "above {c}"],
	least: ["at least {c}", "{c} or more", "not less than {c}"],
	most: ["at most {c}", "{c} or less", "not greater than {c}"],
};

const HINTS = [
	"Do smaller or greater numbers fit? The arrow goes that way.",
	"Try the number at the boundary. Does it fit?",
	"An open dot leaves its own number out, and a closed dot takes it in.",
] as const;

/** All numbers that are told in words. */
const toldInWords =
	(kinds: readonly Kind[]): Form =>
	(random) => {
		const kind = random.pick(kinds);
		const c = random.integer(-5, 5);
		const told = random.pick(WORDS[kind]).replace("{c}", `$${c}$`);
		const letter = random.pick(["x", "n", "t"]);
		return {
			prompt: random.pick([
				`Show every number $${letter}$ that is ${told}.`,
				`Draw all numbers $${letter}$ that are ${told}.`,
				`${random.pick(NAMES)} thinks of a number $${letter}$ that is ${told}. Show all numbers that it can be.`,
			]),
			...drawnArrow({ letter, sign: SIGNS[kind], boundary: c, from: -8, to: 8 }),
			hints: HINTS,
			steps: explained(letter, SIGNS[kind], c),
		};
	};

/** All numbers that fit a story. */
const toldInStory: Form = (random) => {
	const kind = random.pick(KINDS);
	const c = random.integer(2, 9);
	const sign: Sign = SIGNS[kind];
	return {
		prompt: `${random.pick(STORIES[kind]).replace("{c}", `${c}`)} Call the number $x$. Show all numbers that fit.`,
		...drawnArrow({ letter: "x", sign, boundary: c, from: 0, to: 12 }),
		hints: HINTS,
		steps: explained("x", sign, c),
	};
};

const drawings: Readonly<Partial<Record<Difficulty, Way>>> = {
	1: ask.asArrow(toldInWords(["less", "more"])),
	2: ask.asArrow(toldInWords(KINDS)),
	5: ask.asArrow(toldInStory),
};
