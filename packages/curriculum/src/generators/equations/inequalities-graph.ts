import { inequalityInWords, inequalityLine } from "../../figures/lines/inequality-line.ts";
import { ask, choosePicture, defineSkill, given, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { OTHER_DOT, type Sign, TURNED, words } from "../../kit/value.ts";
import { drawn, explained } from "./drawn-inequalities.ts";
import { shadeHalf } from "./plane-regions.ts";
import { LIMITS, WORDS } from "./limits-in-words.ts";

const STRICT: readonly Sign[] = ["<", ">"];
const ALL: readonly Sign[] = ["<", ">", "≤", "≥"];

function picture(sign: Sign, boundary: number, from = -6, to = 6) {
	const line = {
		from,
		to,
		boundary,
		direction: sign === "<" || sign === "≤" ? ("left" as const) : ("right" as const),
		is_closed: sign === "≤" || sign === "≥",
	};
	return { svg: inequalityLine(line), alt: inequalityInWords(line) };
}

const HINTS = [
	"Do smaller or greater numbers fit? The arrow goes that way.",
	"Try the number at the boundary. Does it fit?",
	"An open dot leaves the number out. A closed dot includes it.",
] as const;

/** An inequality, and those that come from the wrong direction, the wrong dot or both. */
function statements(letter: string, sign: Sign, boundary: number): Pick<Draft, "right" | "wrong"> {
	const says = (one: Sign, at = boundary) => words(`$${letter} ${one} ${at}$`);
	return {
		right: says(sign),
		wrong: [
			[slip.flippedTheDirection, says(TURNED[sign])],
			[slip.mistookTheBoundary, says(OTHER_DOT[sign])],
			boundary !== 0 && boundary < 7 && [slip.lostTheSignOfTheBoundary, says(sign, -boundary)],
			[slip.bothDirectionAndDot, says(TURNED[OTHER_DOT[sign]])],
		],
	};
}

/** Help without a drawing: neither a dot nor an arrow is seen. */
function inSymbols(letter: string, sign: Sign, boundary: number): Pick<Draft, "hints" | "steps"> {
	const isIncluded = sign === "≤" || sign === "≥";
	const size = sign === "<" || sign === "≤" ? "Smaller" : "Greater";
	return {
		hints: [
			"Do smaller or greater numbers fit?",
			"Try the number at the boundary. Does it fit?",
			"The signs $<$ and $>$ leave the number out. The signs $≤$ and $≥$ include it.",
		],
		steps: [
			isIncluded ? `The number $${boundary}$ itself fits.` : `The number $${boundary}$ itself does not fit.`,
			`${size} numbers fit${isIncluded ? ", too" : ""}: $${letter} ${sign} ${boundary}$.`,
		],
	};
}

/** The inequality of a drawn line. */
const fromLine =
	(signs: readonly Sign[]): Form =>
	(random) => {
		const letter = random.pick(["x", "n", "t"]);
		const sign = random.pick(signs);
		const boundary = random.integer(-5, 5);
		return {
			...statements(letter, sign, boundary),
			hints: HINTS,
			steps: explained(letter, sign, boundary),
			prompt: random.pick([
				`Which inequality for $${letter}$ does the number line show?`,
				`The arrow shows all values of $${letter}$. Which inequality is it?`,
				`${random.pick(NAMES)} drew the solutions of an inequality. Which inequality was it?`,
			]),
			figure: picture(sign, boundary),
		};
	};

/** Words about a number, as an inequality. */
const fromWords =
	(signs: readonly Sign[]): Form =>
	(random) => {
		const letter = random.pick(["x", "n", "k"]);
		const sign = random.pick(signs);
		const boundary = random.integer(2, 60);
		const told = random.pick(WORDS[sign]).replace("{c}", `${boundary}`);
		return {
			...statements(letter, sign, boundary),
			...inSymbols(letter, sign, boundary),
			prompt: random.pick([
				`A number $${letter}$ is ${told}. Which inequality says this?`,
				`Which inequality means that $${letter}$ is ${told}?`,
			]),
			task: `A number $${letter}$ is ${told}.`,
		};
	};

/** A story with a limit, as an inequality. */
const fromStory =
	(signs: readonly Sign[]): Form =>
	(random) => {
		const sign = random.pick(signs);
		const [text, letter, least, most] = random.pick(LIMITS[sign]);
		const boundary = random.integer(least, most);
		return {
			...statements(letter, sign, boundary),
			...inSymbols(letter, sign, boundary),
			prompt: `${text.replace("{c}", `${boundary}`)} ${random.pick(["Which inequality says this?", "Which inequality fits?", "Write this as an inequality. Which one is it?"])}`,
			task: text.replace("{c}", `${boundary}`),
		};
	};

/** The picture of an inequality, among others. */
const choosesPicture = (
	tell: (
		random: Random,
	) =>
		| { prompt: string; sign: Sign; boundary: number; letter: string; range?: readonly [number, number] }
		| undefined,
): Way =>
	given(tell, ({ prompt, sign, boundary, letter, range = [-6, 6] }, random) => {
		const show = (one: Sign) => picture(one, boundary, ...range);
		return choosePicture(
			random,
			{ prompt, hints: [...HINTS], explanation: explained(letter, sign, boundary).join("\n\n") },
			{
				right: show(sign),
				wrong: (
					[
						[slip.flippedTheDirection, TURNED[sign]],
						[slip.mistookTheBoundary, OTHER_DOT[sign]],
						[slip.bothDirectionAndDot, TURNED[OTHER_DOT[sign]]],
					] as const
				).map(([{ id, feedback }, one]) => ({ figure: show(one), mistake: [id, feedback] })),
			},
		);
	});

const pictureOfFormula = choosesPicture((random) => {
	const [letter, sign, boundary] = [random.pick(["x", "n", "t"]), random.pick(ALL), random.integer(-5, 5)];
	return {
		letter,
		sign,
		boundary,
		prompt: random.pick([
			`Which number line shows $${letter} ${sign} ${boundary}$?`,
			`${random.pick(NAMES)} draws all solutions of $${letter} ${sign} ${boundary}$. Which drawing is right?`,
			`Where are all numbers $${letter}$ for which $${letter} ${sign} ${boundary}$?`,
		]),
	};
});

const pictureOfStory = choosesPicture((random) => {
	const sign = random.pick(ALL);
	const [text, letter, least, most] = random.pick(LIMITS[sign]);
	const boundary = random.integer(least, Math.min(most, 30));
	if (least > 20) return undefined;
	return {
		letter,
		sign,
		boundary,
		range: [Math.max(0, boundary - 6), boundary + 6],
		prompt: `${text.replace("{c}", `${boundary}`)} Which number line shows all numbers that fit?`,
	};
});

/** All numbers that are given in words, drawn. */
const drawWords =
	(signs: readonly Sign[]): Form =>
	(random) => {
		const letter = random.pick(["x", "n", "t"]);
		const sign = random.pick(signs);
		const boundary = random.integer(-5, 5);
		const told = random.pick(WORDS[sign]).replace("{c}", `$${boundary}$`);
		return {
			prompt: random.pick([
				`Show every number $${letter}$ that is ${told}.`,
				`Draw all numbers $${letter}$ that are ${told}.`,
				`${random.pick(NAMES)} thinks of a number $${letter}$ that is ${told}. Show all numbers that it can be.`,
			]),
			...drawn({ letter, sign, boundary, from: -8, to: 8 }),
			hints: HINTS,
			steps: explained(letter, sign, boundary),
		};
	};

/** All numbers that fit a story, drawn. */
const drawStory: Form = (random) => {
	const sign = random.pick(ALL);
	const [text, letter, least, most] = random.pick(LIMITS[sign]);
	if (least > 9) return undefined;
	const boundary = random.integer(least, Math.min(most, 10));
	return {
		prompt: `${text.replace("{c}", `${boundary}`)} ${random.pick(["Show all numbers that fit.", `Draw all numbers $${letter}$ that fit.`])}`,
		...drawn({ letter, sign, boundary, from: 0, to: 12 }),
		hints: HINTS,
		steps: explained(letter, sign, boundary),
	};
};

// 1: the inequality of a picture, and words as an arrow. 2: the picture of an inequality. 3: sentences as inequalities.
// 4: several at once. 5: pictures of stories, and beyond the standard all points of the plane that fit.
export const inequalitiesGraph = defineSkill("inequalities-graph", 17, {
	1: [ask.chosen(fromLine(STRICT)), ask.asArrow(drawWords(STRICT)), ask.chosen(fromWords(STRICT))],
	2: [pictureOfFormula, ask.asArrow(drawWords(ALL)), ask.chosen(fromLine(ALL))],
	3: [
		ask.chosen(fromStory(ALL)),
		ask.chosen(fromWords(ALL)),
		ask.matched(fromWords(STRICT), ["sentence", "inequality"]),
	],
	4: [
		ask.matched(fromWords(ALL), ["sentence", "inequality"], 4),
		ask.matched(fromStory(ALL), ["situation", "inequality"]),
		ask.asArrow(drawWords(ALL)),
		ask.chosen(fromLine(ALL)),
	],
	5: [pictureOfStory, shadeHalf, ask.asArrow(drawStory), ask.chosen(fromStory(ALL))],
});
