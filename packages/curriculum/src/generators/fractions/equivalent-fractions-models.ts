import { fractionBar } from "../../figures/fraction-bar.ts";
import type { FigureColour } from "../../figures/svg.ts";
import { svg } from "../../figures/svg.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { level } from "../../kit/level.ts";
import { nameEach } from "../../kit/name-each.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** Each fraction with others of the same size; the bottoms are those of the grade. */
const FAMILIES = [
	[
		[1, 2],
		[2, 4],
		[3, 6],
		[4, 8],
	],
	[
		[1, 3],
		[2, 6],
	],
	[
		[2, 3],
		[4, 6],
	],
	[
		[1, 4],
		[2, 8],
	],
	[
		[3, 4],
		[6, 8],
	],
] as const;
type Pair = readonly [top: number, bottom: number];

const bar = ([top, bottom]: Pair, y: number, colour: FigureColour) =>
	fractionBar({ x: 4, y, width: 472, height: 46, parts: bottom, shaded: top, colour });
const words = ([top, bottom]: Pair) => `A bar of ${bottom} equal parts, ${top} colored`;
const tex = ([top, bottom]: Pair) => `$\\dfrac{${top}}{${bottom}}$`;

/** Why another fraction is taken for an equal one. */
function takenForEqual([top, bottom]: Pair, [t, b]: Pair): readonly [id: string, feedback: string] {
	if (t === top)
		return ["same-top-same-size", "The tops are the same, but the parts are not of the same size."];
	if (b === bottom)
		return ["same-bottom-same-size", "The parts are of the same size, but are there as many of them?"];
	if (b - t === bottom - top)
		return [
			"added-the-same-to-both",
			"Adding the same number to top and bottom changes the fraction. Draw both as bars.",
		];
	return ["judged-by-the-look", "Draw both fractions as bars of the same length. Where does the color end?"];
}

// 1: name the lower bar. 2: choose the equal fraction beside a bar. 3: match bars of equal length. 4: all fractions that are equal. 5: all, without bars.
export const equivalentFractionsModels = defineGenerator(
	"equivalent-fractions-models",
	3,
	(random, difficulty) => {
		const family: readonly Pair[] = random.pick(
			difficulty >= 4
				? FAMILIES
				: level<readonly (readonly Pair[])[]>(difficulty, [
						FAMILIES.slice(0, 3),
						FAMILIES,
						FAMILIES,
						FAMILIES,
						FAMILIES,
					]),
		);
		const [a, b] = random.shuffle(family) as [Pair, Pair];
		const hints = [
			"Equal fractions cover the same length, although the parts are of different size.",
			"Compare where the color ends.",
		];
		if (difficulty === 3) return matched();
		if (difficulty >= 4) return pickAll();
		const explanation = `${tex(a)} and ${tex(b)} cover the same length of a bar, so they are equal.`;
		return chooseNumber(
			random,
			{
				answer_type: "STRING",
				prompt:
					difficulty === 1
						? `${random.pick(NAMES)} colors two bars. The upper bar shows ${tex(a)}. The lower bar is colored to the same point. Which fraction does it show?`
						: `${random.pick(NAMES)} colors a bar. It shows ${tex(a)}. Which fraction is equal to it?`,
				figure:
					difficulty === 1
						? {
								svg: svg(480, 104, bar(a, 4, "sky"), bar(b, 54, "gold")),
								alt: `${words(a)}. Below, a bar of the same length with ${b[1]} equal parts, ${b[0]} colored.`,
							}
						: { svg: svg(480, 54, bar(a, 4, "sky")), alt: `${words(a)}.` },
				hints,
				explanation,
			},
			{
				right: `${b[0]}/${b[1]}`,
				label: (entry) => `$${entry.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")}$`,
				mistakes: [
					[
						"same-top",
						`${a[0]}/${b[1]}`,
						"The parts are not of the same size, so the same number of them covers another length.",
					],
					[
						"bigger-numbers-bigger-fraction",
						`${b[0] + 1}/${b[1]}`,
						"Compare the lengths: that one covers more or less.",
					],
					[
						"part-to-part",
						b[1] - b[0] === b[0] ? `${b[0]}/${b[1] + 1}` : `${b[0]}/${b[1] - b[0]}`,
						"The bottom number counts all parts of the whole.",
					],
				],
				fillers: ["1/8", "5/6", "7/8"],
			},
		);

		function matched() {
			const chosen = random
				.shuffle(FAMILIES)
				.slice(0, 3)
				.map((each): [Pair, Pair] => random.shuffle<Pair>(each).slice(0, 2) as [Pair, Pair]);
			return matchPairs(
				random,
				{
					prompt: "Match the bars with fractions of the same size.",
					hints,
					explanation: `${chosen.map(([one, other]) => `${tex(one)} and ${tex(other)} cover the same length`).join("; ")}.`,
				},
				{
					pairs: chosen.map(([one, other]) => [
						{ svg: svg(480, 54, bar(one, 4, "sky")), alt: `${words(one)}.` },
						tex(other),
					]),
					mistakes: [
						["went-by-the-numbers", 0, 1, "Compare how much of the bar is covered, not the numbers."],
						[
							"mixed-up-sizes",
							1,
							2,
							"Draw the fraction as a bar below. Does the color end at the same point?",
						],
					],
				},
			);
		}

		function pickAll() {
			const others = FAMILIES.filter((each) => each !== family).flatMap((each): Pair[] => [...each]);
			const right = family.filter((each) => each !== a);
			const wrong = random.shuffle(others).slice(0, 5 - right.length);
			return chooseAll(
				random,
				{
					prompt:
						difficulty === 4
							? `${random.pick(NAMES)} colors ${tex(a)} of a bar. Which fractions are equal to it?`
							: `${random.pick(NAMES)} runs ${tex(a)} of a mile. Which fractions of a mile are just as far?`,
					cta: "Choose all that fit.",
					...(difficulty === 4
						? { figure: { svg: svg(480, 54, bar(a, 4, "mint")), alt: `${words(a)}.` } }
						: {}),
					hints,
					explanation: `${right.map(tex).join(" and ")} ${right.length === 1 ? "is" : "are"} just as much as ${tex(a)}.`,
				},
				nameEach([
					...right.map((each) => ({
						label: tex(each),
						fits: true,
						mistake: [
							"bigger-numbers-bigger-fraction",
							"The numbers are larger or smaller, but so are the parts. Draw both as bars.",
						] as const,
					})),
					...wrong.map((each) => ({
						label: tex(each),
						fits: false,
						mistake: takenForEqual(a, each),
					})),
				]),
			);
		}
	},
);
