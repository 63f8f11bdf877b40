import { numberLine } from "../../figures/number-line.ts";
import { placeOn } from "../../figures/svg.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: halves, thirds, fourths, choose. 2: up to sixths. 3: up to eighths. 4: write it on the line. 5: write it on a line that goes to 2.
export const fractionNumberLineUnit = defineGenerator(
	"fraction-number-line-unit",
	2,
	(random, difficulty) => {
		const parts = random.pick(
			level<readonly number[]>(difficulty, [
				[2, 3, 4],
				[3, 4, 6],
				[4, 6, 8],
				[3, 4, 6, 8],
				[3, 4, 6],
			]),
		);
		const to = difficulty === 5 ? 2 : 1;
		const name = random.pick(NAMES);
		const figure = {
			svg: numberLine({
				from: 0,
				to,
				parts,
				labelled: () => true,
				point: 1 / parts,
				colour: random.pick(["coral", "sky", "mint", "gold"]),
			}),
			alt: `A number line from 0 to ${to}. There are ${parts} equal steps from each whole number to the next. A point stands at the first mark after 0.`,
		};
		const hints = ["How many equal steps lead from 0 to 1?", "The point is one of these steps away from 0."];
		const explanation = `${parts} equal steps lead from 0 to 1, so each step is $\\dfrac{1}{${parts}}$. The point is one step from 0.`;
		const wrong = [
			[
				"counted-marks-not-steps",
				`1/${parts + 1}`,
				"It looks like the marks were counted. Count the steps between them.",
			],
			["left-out-the-last-step", `1/${parts - 1}`, "One step was left out. Count until you reach 1."],
			[
				"counted-from-the-other-end",
				`${parts - 1}/${parts}`,
				"That is how far it is to 1. How far is it from 0?",
			],
		] as const;
		if (difficulty >= 4) {
			const places = {
				point: {
					right: `1/${parts}`,
					label: "The fraction at the point",
					place: placeOn(640, 100, [30 + 580 / (parts * to), 18]),
					answer_type: "SIMPLE_FRACTION" as const,
				},
			};
			return labelPicture({
				prompt: `${name} marks a point. Write its fraction in the box.`,
				cta: "Write a fraction: top number, slash, bottom number.",
				figure,
				places,
				hints,
				explanation,
				mistakes: [
					...wrong.map(([id, answer, feedback]) => ["point", id, answer, feedback] as const),
					...(to === 2
						? ([
								[
									"point",
									"whole-line-as-one",
									`1/${2 * parts}`,
									"It looks like the whole line was taken as 1. Find where 1 is marked.",
								],
							] as const)
						: []),
				],
			});
		}
		return chooseNumber(
			random,
			{
				answer_type: "SIMPLE_FRACTION",
				prompt: `${name} marks a point on the number line. Which fraction is it?`,
				figure,
				hints,
				explanation,
			},
			{
				right: `1/${parts}`,
				mistakes: wrong.map(([id, answer, feedback]) => [id, answer.replace(/^1\/1$/, ""), feedback]),
				fillers: ["1/5", "1/7", "2/3"],
				label: (entry) => `$${entry.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")}$`,
			},
		);
	},
);
