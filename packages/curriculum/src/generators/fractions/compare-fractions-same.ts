import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const BOTTOMS = [2, 3, 4, 6, 8] as const;
const tex = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: same bottom, with bars. 2: same top, with bars. 3: either, without bars. 4: all that are greater. 5: when the wholes are different.
export const compareFractionsSame = defineGenerator("compare-fractions-same", 3, (random, difficulty) => {
	if (difficulty === 4) return pickAll(random);
	if (difficulty === 5) return differentWholes(random);
	const same_top = difficulty === 2 || (difficulty === 3 && random.oneIn(2));
	const [a, b] = same_top ? sameTop(random) : sameBottom(random);
	const sign = a[0] * b[1] < b[0] * a[1] ? "<" : ">";
	const other = sign === "<" ? ">" : "<";
	const statement = (between: string) => `$${tex(...a)} ${between} ${tex(...b)}$`;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} compares $${tex(...a)}$ and $${tex(...b)}$ of the same whole. Which statement is true?`,
			...(difficulty <= 2
				? {
						figure: {
							svg: svg(480, 114, bar(a, 4, "sky"), bar(b, 62, "gold")),
							alt: `Two bars of the same length. The upper one has ${a[1]} equal parts, ${a[0]} colored. The lower one has ${b[1]} equal parts, ${b[0]} colored.`,
						},
					}
				: {}),
			hints: same_top
				? [
						"Both have the same number of parts. Whose parts are larger?",
						"The more parts a whole is cut into, the smaller each one is.",
					]
				: ["The parts are of the same size.", "Which one has more of them?"],
			explanation: same_top
				? `A whole cut into ${Math.min(a[1], b[1])} has larger parts than one cut into ${Math.max(a[1], b[1])}. With ${a[0]} of each, $${tex(...a)} ${sign} ${tex(...b)}$.`
				: `The parts are of the same size. Compare how many there are, ${a[0]} and ${b[0]}: $${tex(...a)} ${sign} ${tex(...b)}$.`,
		},
		{
			right: statement(sign),
			wrong: [
				[
					statement(other),
					same_top ? "larger-bottom-larger-fraction" : "turned-the-sign",
					same_top
						? "A larger bottom number means more parts, and so smaller ones."
						: "The open side of the sign faces the larger number.",
				],
				[
					statement("="),
					"says-equal",
					same_top
						? "The tops are the same, but the parts are not of the same size."
						: "The parts are the same, but there are not as many of them.",
				],
			],
			order: [statement("<"), statement(">"), statement("=")],
		},
	);
});

type Pair = readonly [top: number, bottom: number];

function bar([top, bottom]: Pair, y: number, colour: "sky" | "gold"): string {
	return fractionBar({ x: 4, y, width: 472, height: 48, parts: bottom, shaded: top, colour });
}

function sameTop(random: Random): [Pair, Pair] {
	const [p, q] = random.shuffle(BOTTOMS) as [number, number];
	const top = random.integer(1, Math.min(p, q) - 1);
	return [
		[top, p],
		[top, q],
	];
}

function sameBottom(random: Random): [Pair, Pair] {
	const bottom = random.pick([3, 4, 6, 8]);
	const a = random.integer(1, bottom - 1);
	let b = random.integer(1, bottom - 1);
	if (b === a) b = a === bottom - 1 ? a - 1 : a + 1;
	return [
		[a, bottom],
		[b, bottom],
	];
}

function pickAll(random: Random) {
	const bottom = random.pick([4, 6]);
	const top = random.integer(2, bottom - 2);
	const asks_greater = random.oneIn(2);
	const candidates: Pair[] = [
		[top + 1, bottom],
		[top - 1, bottom],
		[top, bottom === 4 ? 3 : 4],
		[top, 8],
		...(bottom === 6 ? ([[top, 3]] as const).filter(([t]) => t < 3) : ([[top, 6]] as const)),
	];
	const fits = ([t, b]: Pair) => (asks_greater ? t * bottom > top * b : t * bottom < top * b);
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} writes some fractions. Which of them are ${asks_greater ? "greater" : "less"} than $${tex(top, bottom)}$?`,
			cta: "Choose all that fit.",
			hints: [
				"With the same bottom number, more parts cover more.",
				"With the same top number, the larger parts cover more.",
			],
			explanation: `${asks_greater ? "Greater" : "Less"} than $${tex(top, bottom)}$: ${candidates
				.filter(fits)
				.map((pair) => `$${tex(...pair)}$`)
				.join(", ")}.`,
		},
		nameEach(
			candidates.map((pair) => ({
				label: `$${tex(...pair)}$`,
				fits: fits(pair),
				mistake:
					pair[1] === bottom
						? ([
								"mixed-up-more-and-less",
								"The parts are of the same size. Which fraction has more of them?",
							] as const)
						: ([
								"larger-bottom-larger-fraction",
								"A larger bottom number means more parts, and so smaller ones.",
							] as const),
			})),
		),
	);
}

function differentWholes(random: Random) {
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const bottom = random.pick([2, 3, 4]);
	const [small, large] = random.pick([
		["a small pizza", "a large pizza"],
		["a short ribbon", "a long ribbon"],
		["a small glass of juice", "a large glass of juice"],
	] as const);
	const [first, second] = random.shuffle([small, large]) as [string, string];
	return chooseOption(
		random,
		{
			prompt: `${name} has $${tex(1, bottom)}$ of ${first}. ${friend} has $${tex(1, bottom)}$ of ${second}. Do both have the same amount?`,
			hints: [
				"Equal fractions are equal amounts only of the same whole.",
				"Picture both wholes side by side.",
			],
			explanation: `The fractions are the same, but the wholes are not. $${tex(1, bottom)}$ of ${large} is more.`,
		},
		{
			right: `No, ${first === large ? name : friend} has more.`,
			wrong: [
				[
					"Yes, because the fractions are equal.",
					"forgets-the-whole",
					"Equal fractions of different wholes are different amounts.",
				],
				[`No, ${first === large ? friend : name} has more.`, "mixed-up-the-wholes", "Whose whole is larger?"],
			],
		},
	);
}
