import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../../figures/fraction-bar.ts";
import { fractionCircle } from "../../figures/fraction-circle.ts";
import type { FigureColour } from "../../figures/svg.ts";
import { svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const WHOLES = {
	circle: ["pizza", "pie", "pancake"],
	bar: ["ribbon", "chocolate bar", "garden bed"],
} as const;

export const nameFractions = defineGenerator("name-fractions", 1, (random, difficulty) => {
	const parts = random.pick(
		level(difficulty, [
			[2, 3, 4],
			[3, 4, 6],
			[4, 6, 8],
			[6, 8],
			[6, 8],
		] as const),
	);
	const shaded = random.integer(1, parts - 1);
	const shape = random.pick(["circle", "bar"] as const);
	const whole = random.pick(WHOLES[shape]);
	const asks_rest = difficulty >= 4 || (difficulty === 3 && random.oneIn(2));
	const top = asks_rest ? parts - shaded : shaded;
	const kind = asks_rest ? "is **not** colored" : "is colored";
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		simplest: "optional",
		prompt: `The picture shows a ${whole} that ${random.pick(NAMES)} cut into equal parts. What fraction of the ${whole} ${kind}?`,
		cta: "Write a fraction: top number, slash, bottom number.",
		figure: figure(random, shape, { parts, shaded, difficulty }),
		right: `${top}/${parts}`,
		hints: [
			"Count all the equal parts of the whole. That is the bottom number.",
			asks_rest
				? "Now count the parts without color. That is the top number."
				: "Now count the colored parts. That is the top number.",
		],
		explanation: `There are ${parts} equal parts and ${top} of them ${top === 1 ? "is" : "are"} ${asks_rest ? "without color" : "colored"}: $\\dfrac{${top}}{${parts}}$.`,
		mistakes: [
			[
				"counted-the-other-parts",
				`${parts - top}/${parts}`,
				"Look at the question again: it looks like the other parts were counted.",
			],
			[
				"part-to-part",
				`${top}/${parts - top}`,
				"The bottom number counts all parts of the whole, colored or not.",
			],
			[
				"swapped-top-and-bottom",
				`${parts}/${top}`,
				"It looks like top and bottom changed places. All parts together go below.",
			],
		],
	});
});

function figure(
	random: Random,
	shape: "circle" | "bar",
	{ parts, shaded, difficulty }: { parts: number; shaded: number; difficulty: Difficulty },
): Figure {
	const colour = random.pick(["sky", "gold", "mint", "coral", "lilac"] satisfies FigureColour[]);
	const alt = `A ${shape} cut into ${parts} equal parts. ${shaded} ${shaded === 1 ? "part is" : "parts are"} colored${difficulty >= 4 ? "" : ` and ${parts - shaded} ${parts - shaded === 1 ? "is" : "are"} not`}.`;
	if (shape === "circle")
		return {
			svg: svg(220, 220, fractionCircle({ cx: 110, cy: 110, radius: 100, parts, shaded, colour })),
			alt,
		};
	return {
		svg: svg(480, 90, fractionBar({ x: 4, y: 4, width: 472, height: 82, parts, shaded, colour })),
		alt,
	};
}
