import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

type Step = readonly [top: number, bottom: number, times: number];
const STEPS: readonly Step[] = [
	[1, 2, 2],
	[1, 2, 3],
	[1, 2, 4],
	[1, 3, 2],
	[2, 3, 2],
	[1, 4, 2],
	[3, 4, 2],
];

// 1: the missing top with bars. 2: the missing top. 3: the missing bottom. 4: from the finer parts to the larger ones. 5: two in a chain.
export const generateEquivalentsSimple = defineGenerator(
	"generate-equivalents-simple",
	1,
	(random, difficulty) => {
		const [top, bottom, times] = random.pick(STEPS);
		const [fine_top, fine_bottom] = [top * times, bottom * times];
		const small = `\\dfrac{${top}}{${bottom}}`;
		const fine = (above: string | number, below: string | number) => `\\dfrac{${above}}{${below}}`;
		const hints = [
			`How many ${fine_bottom === 8 ? "eighths" : fine_bottom === 6 ? "sixths" : "fourths"} fit into one ${bottom === 2 ? "half" : bottom === 3 ? "third" : "fourth"}?`,
			"Every part is cut into the same number of smaller parts. Top and bottom change in the same way.",
		];
		const explanation = `Each part is cut into ${times}: $${small} = ${fine(`${top} \\times ${times}`, `${bottom} \\times ${times}`)} = ${fine(fine_top, fine_bottom)}$.`;
		const add = fine_bottom - bottom;
		if (difficulty === 5) {
			const [a, b, c] = random.pick([
				[
					[1, 2],
					[2, 4],
					[4, 8],
				],
				[
					[4, 8],
					[2, 4],
					[1, 2],
				],
				[
					[1, 2],
					[3, 6],
					[4, 8],
				],
				[
					[3, 6],
					[1, 2],
					[2, 4],
				],
			] as const);
			return fillBoxes({
				prompt: `${random.pick(NAMES)} finds three fractions that are equal: ${`$${fine(a[0], a[1])}$`}, then a fraction with ${b[1]} below, then one with ${c[1]} below. Their top numbers are [[first]] and [[second]].`,
				boxes: { first: { right: b[0] }, second: { right: c[0] } },
				hints: [
					"What part of the whole is the first fraction?",
					"Take the same part of the new bottom number.",
				],
				explanation: `$${fine(a[0], a[1])} = ${fine(b[0], b[1])} = ${fine(c[0], c[1])}$. All are one half.`,
				mistakes: [
					[
						"first",
						"kept-the-top",
						a[0],
						"The parts have another size now, so another number of them is needed.",
					],
					[
						"first",
						"added-the-difference",
						a[0] + Math.abs(b[1] - a[1]),
						"It looks like the same number was added. Think of the size of the parts.",
					],
					[
						"second",
						"repeated-the-top",
						b[0],
						"The parts have another size now, so another number of them is needed.",
					],
					[
						"second",
						"wrote-the-bottom",
						c[1],
						"That is the bottom number. How many of those parts are needed?",
					],
				],
			});
		}
		const kind = level(difficulty, ["top", "top", "bottom", "coarse", "top"] as const);
		const [formula, right] =
			kind === "top"
				? [`${small} = ${fine("\\square", fine_bottom)}`, fine_top]
				: kind === "bottom"
					? [`${small} = ${fine(fine_top, "\\square")}`, fine_bottom]
					: [`${fine(fine_top, fine_bottom)} = ${fine("\\square", bottom)}`, top];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${random.pick(NAMES)} looks for an equal fraction. Which number belongs in the box? $${random.oneIn(2) ? formula : formula.split(" = ").toReversed().join(" = ")}$`,
			...(difficulty === 1
				? {
						figure: {
							svg: svg(
								480,
								104,
								fractionBar({
									x: 4,
									y: 4,
									width: 472,
									height: 46,
									parts: bottom,
									shaded: top,
									colour: "sky",
								}),
								fractionBar({
									x: 4,
									y: 54,
									width: 472,
									height: 46,
									parts: fine_bottom,
									shaded: fine_top,
									colour: "gold",
								}),
							),
							alt: `Two bars of the same length, colored to the same point. The upper one has ${bottom} parts, ${top} colored. The lower one has ${fine_bottom} parts.`,
						},
					}
				: {}),
			right,
			hints,
			explanation,
			mistakes: [
				[
					"added-the-same-number",
					kind === "top"
						? top + add
						: kind === "bottom"
							? bottom + fine_top - top
							: Math.max(fine_top - add, 0),
					"It looks like the same number was added to top and bottom. Cut every part instead.",
				],
				[
					"kept-the-number",
					kind === "top" ? top : kind === "bottom" ? bottom : fine_top,
					"The parts have another size now, so the number changes, too.",
				],
				[
					"took-the-other-number",
					kind === "bottom" ? fine_top : bottom,
					"That number stands on the other side. What does the box count?",
				],
			],
		});
	},
);
