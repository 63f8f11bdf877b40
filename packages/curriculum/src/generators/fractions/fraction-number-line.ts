import { numberLine } from "../../figures/number-line.ts";
import { placeOn } from "../../figures/svg.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { level } from "../../kit/level.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd, tex } from "../../kit/numbers.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

export const fractionNumberLine = defineGenerator("fraction-number-line", 2, (random, difficulty) => {
	const parts = random.pick(
		level(difficulty, [
			[3, 4],
			[4, 6],
			[3, 4, 6],
			[4, 6, 8],
			[6, 8],
		] as const),
	);
	const wholes = difficulty <= 2 ? 1 : 2;
	const steps = random.pick(
		Array.from({ length: parts * wholes - 1 }, (_, at) => at + 1).filter((step) => step % parts !== 0),
	);
	const as = (top: number, bottom: number) => `${top}/${bottom}`;
	const question = {
		answer_type: "SIMPLE_FRACTION" as const,
		prompt: `${random.pick(NAMES)} put a point on the number line. Which fraction does the point show?`,
		figure: {
			svg: numberLine({
				from: 0,
				to: wholes,
				parts,
				labelled: () => true,
				point: steps / parts,
				colour: random.pick(["coral", "sky", "mint"]),
			}),
			alt: `A number line from 0 to ${wholes}. There are ${parts} equal steps from each whole number to the next. The point stands ${steps} ${steps === 1 ? "step" : "steps"} to the right of 0.`,
		},
		hints: [
			"How many equal steps lead from 0 to 1? That is the bottom number.",
			"Count the steps from 0 to the point, not the marks. That is the top number.",
		],
		explanation: `From 0 to 1 there are ${parts} equal steps, so each is $\\dfrac{1}{${parts}}$. The point is ${steps} of them from 0: $\\dfrac{${steps}}{${parts}}$.`,
	};
	const mistakes: readonly Mistake[] = [
		[
			"whole-line-as-one",
			wholes === 2 ? as(steps, parts * 2) : "",
			"It looks like the whole line was taken as 1. Find where 1 is marked.",
		],
		[
			"counted-the-mark-at-zero",
			as(steps + 1, parts),
			"It looks like the mark at 0 was counted. Count the steps between the marks.",
		],
		[
			"counted-marks-below",
			as(steps, parts + 1),
			"It looks like the marks from 0 to 1 were counted. Count the steps between them.",
		],
		["swapped-top-and-bottom", as(parts, steps), "It looks like top and bottom changed places."],
	];
	if (difficulty >= 4 && gcd(steps, parts) === 1 && random.oneIn(2))
		return labelPicture({
			prompt: `${random.pick(NAMES)} put a point on the number line. Write its fraction in the box.`,
			cta: "Write a fraction: top number, slash, bottom number.",
			figure: question.figure,
			hints: question.hints,
			explanation: question.explanation,
			places: {
				point: {
					right: as(steps, parts),
					label: "The fraction at the point",
					place: placeOn(640, 100, [30 + (580 * steps) / (parts * wholes), 18]),
					answer_type: "SIMPLE_FRACTION",
				},
			},
			mistakes: mistakes.map(([id, answer, feedback]) => ["point", id, answer, feedback]),
		});
	return chooseNumber(random, question, {
		right: as(steps, parts),
		label: (entry) => `$${tex(parse(entry))}$`,
		mistakes,
		fillers: [as(steps + 2, parts), as(1, parts), as(2 * parts + 1, parts)],
	});
});

function parse(entry: string): Fraction {
	const [top = 0, bottom = 1] = entry.split("/").map(Number);
	return { top, bottom };
}
