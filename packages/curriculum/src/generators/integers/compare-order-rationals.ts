import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { ask, defineSkill, NAMES, slip, withUnit, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { drawn, explained } from "../equations/drawn-inequalities.ts";
import { type Entry, type Draw, tex, shown, HINTS, extreme, ordered, between } from "./order-of-rationals.ts";

const signed = (random: Random, text: string, units: number): Entry =>
	random.oneIn(4) ? { text, units } : { text: `-${text}`, units: -units };

const whole =
	(most: number): Draw =>
	(random) => {
		const size = random.integer(1, most);
		return signed(random, `${size}`, size * 60);
	};

const PARTS = [
	[1, 2],
	[1, 3],
	[2, 3],
	[1, 4],
	[3, 4],
	[1, 5],
	[2, 5],
	[3, 5],
	[4, 5],
	[1, 6],
	[5, 6],
] as const;
const fraction: Draw = (random) => {
	const [[top, bottom], wholes] = [random.pick(PARTS), random.integer(0, 2)];
	return signed(
		random,
		`${wholes === 0 ? "" : `${wholes} `}${top}/${bottom}`,
		wholes * 60 + (top * 60) / bottom,
	);
};
const tenths: Draw = (random) => {
	const count = random.integer(1, 29);
	return signed(random, count % 10 === 0 ? `${count / 10}` : (count / 10).toFixed(1), count * 6);
};
const anyForm: Draw = (random) => random.pick([fraction, tenths])(random);

/** Which sign belongs between two numbers. */
const sign =
	(draw: Draw): Form =>
	(random) => {
		const [a, b] = [draw(random), draw(random)];
		if (a.units === b.units || (a.units > 0 && b.units > 0)) return undefined;
		const right = a.units < b.units ? "<" : ">";
		const claim = (text: string) => words(`$${tex(a)} ${text} ${tex(b)}$`);
		const turned = right === "<" ? ">" : "<";
		const isSizeWrong = Math.abs(a.units) < Math.abs(b.units) === (turned === "<");
		return {
			prompt: random.pick([
				`Compare ${shown(a)} and ${shown(b)}. Which statement is true?`,
				`Which sign belongs between ${shown(a)} and ${shown(b)}?`,
				`${random.pick(NAMES)} marks ${shown(a)} and ${shown(b)} on a number line. Which statement is true?`,
			]),
			right: claim(right),
			wrong: [
				[isSizeWrong ? slip.comparedWithoutSigns : slip.turnedTheSign, claim(turned)],
				[
					{
						...slip.saidEqual,
						feedback: "Equal numbers are at the same point of the number line. Are these?",
					},
					claim("="),
				],
			],
			order: ["<", ">", "="].map((text) => claim(text).shown),
			hints: [...HINTS, `Which is farther to the right, ${shown(a)} or ${shown(b)}?`],
			steps: [
				`On the number line, ${shown(right === "<" ? a : b)} is to the left of ${shown(right === "<" ? b : a)}.`,
				`So $${tex(a)} ${right} ${tex(b)}$.`,
			],
		};
	};

/** Two things given by negative numbers, and a statement about them. */
const CONTEXTS = [
	["it is", "°C", "It is colder in", true],
	["a well has its water at", "meters", "The water is lower in", true],
	["a company reports a result of", "million dollars", "The result is lower in", true],
	["a valley has an elevation of", "meters", "The valley is lower near", true],
] as const;

const story: Form = (random) => {
	const [first, second] = random.shuffle(COLD_CITIES) as [string, string];
	const [a, b] = [-random.integer(1, 29), -random.integer(1, 29)];
	const [told, unit, claim] = random.pick(CONTEXTS);
	if (a === b) return undefined;
	const [low, high] = a < b ? [first, second] : [second, first];
	const says = (sign: string, city: string) =>
		words(`$${a} ${sign} ${b}$, so ${claim.charAt(0).toLowerCase()}${claim.slice(1)} ${city}.`);
	const [right, other] = a < b ? ["<", ">"] : [">", "<"];
	return {
		prompt: `In ${first}, ${told} ${withUnit(`$${a}$`, unit)}. In ${second}, ${told} ${withUnit(`$${b}$`, unit)}. Which statement is true?`,
		right: says(right, low),
		wrong: [
			[slip.comparedWithoutSigns, says(other, high)],
			[slip.turnedTheSign, says(other, low)],
			[slip.misreadTheStory, says(right, high)],
		],
		hints: [
			"Both numbers are negative. Which one is farther from zero?",
			`Mark $${a}$ and $${b}$ on a number line that goes up and down.`,
			"The lower number is less.",
		],
		steps: [`$${Math.min(a, b)}$ is farther below zero than $${Math.max(a, b)}$.`, says(right, low).shown],
	};
};

/** All temperatures that are lower or higher than one that is given. */
const temperatures =
	(isPlain: boolean): Form =>
	(random) => {
		const [isLower, takesIn] = [random.oneIn(2), !isPlain && random.oneIn(2)];
		const degrees = random.integer(-9, isPlain ? -1 : 4);
		const sign = isLower ? (takesIn ? "≤" : "<") : takesIn ? "≥" : ">";
		const given = withUnit(`$${degrees}$`, "degrees");
		const told = takesIn
			? `${given} or ${isLower ? "colder" : "warmer"}`
			: `${isLower ? "colder" : "warmer"} than ${given}`;
		return {
			prompt: random.pick([
				`In ${random.pick(COLD_CITIES)} it is ${told}. Show all temperatures $t$ that it can be.`,
				`${random.pick(NAMES)} needs a place where it is ${told}. Show all temperatures $t$ that work.`,
				`A freezer test runs while it is ${told}. Show all temperatures $t$ at which it runs.`,
			]),
			...drawn({ letter: "t", sign, boundary: degrees, from: -12, to: 6 }),
			hints: [
				"Think of a thermometer that lies on its side: colder is to the left.",
				"Put the dot at the given temperature.",
				"Does that temperature itself fit? Then the dot is closed.",
			],
			steps: [
				`${isLower ? "Colder is to the left" : "Warmer is to the right"} on the line.`,
				...explained("t", sign, degrees),
			],
		};
	};

const claim: Form = (random) => {
	const draft = sign(random.oneIn(2) ? whole(20) : anyForm)(random);
	return draft && { ...draft, wrong: draft.wrong.slice(0, 1) };
};

// 1: two integers. 2: several integers in order. 3: decimals and fractions. 4: statements about temperatures and heights.
// 5: mixed forms, in order and at the ends.
export const compareOrderRationals = defineSkill("compare-order-rationals", 19, {
	1: [ask.chosen(sign(whole(25))), ask.asArrow(temperatures(true)), ordered(whole(15), 3)],
	2: [ordered(whole(30), 4), ask.chosen(extreme(whole(30))), ask.asArrow(temperatures(false))],
	3: [ask.chosen(sign(fraction)), ask.chosen(sign(anyForm)), ordered(tenths, 4), ask.judged(claim)],
	4: [
		ask.chosen(story),
		ask.judged(claim),
		ask.asArrow(temperatures(false)),
		ask.asInterval(between),
		ordered(fraction, 4),
	],
	5: [ordered(anyForm, 5), ask.chosen(extreme(anyForm)), ask.judged(claim)],
});
