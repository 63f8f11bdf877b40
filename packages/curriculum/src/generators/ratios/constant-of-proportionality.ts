import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: whole constant in a table; 2: from words; 3: from a graph; 4: fractions in a table; 5: from an equation in another form. */
export const constantOfProportionality = defineGenerator(
	"constant-of-proportionality",
	3,
	(random, difficulty) => {
		const bottom = difficulty >= 4 ? random.integer(2, 5) : difficulty === 3 ? random.integer(1, 4) : 1;
		const k = lowest(random.integer(2, difficulty <= 2 ? 15 : 9), bottom);
		const inverse = entry(lowest(k.bottom, k.top));
		const at = (times: number) => [k.bottom * times, k.top * times] as const;
		const [[x1, y1], [x2, y2], [x3, y3]] = [at(random.integer(1, 2)), at(3), at(random.integer(4, 6))];
		const rows = [
			["x", "y"],
			[`${x1}`, `${y1}`],
			[`${x2}`, `${y2}`],
			[`${x3}`, `${y3}`],
		];
		const window = Math.max(k.top, k.bottom) * 2 + 1;
		const [px, py] = at(random.integer(1, 2));
		const texts = words(random, x2, y2);
		const shown = level(difficulty, ["table", "words", "graph", "table", "equation"] as const);
		const factor = random.integer(2, 4);
		const equation = random.oneIn(2)
			? `${k.bottom * factor}y = ${k.top * factor}x`
			: `\\dfrac{y}{${k.top}} = \\dfrac{x}{${k.bottom}}`;
		const prompt = {
			table: "$y$ is proportional to $x$. What is the constant of proportionality, $\\dfrac{y}{x}$?",
			words: texts,
			graph:
				"The graph shows a proportional relation. What is the constant of proportionality, $\\dfrac{y}{x}$?",
			equation: `$y$ is proportional to $x$ with $${equation}$. What is the constant of proportionality, $\\dfrac{y}{x}$?`,
		}[shown];
		const figure = {
			table: { svg: dataTable(rows), alt: tableInWords(rows) },
			graph: {
				svg: coordinatePlane({
					x: [0, window],
					y: [0, window],
					x_name: "x",
					y_name: "y",
					segments: [
						{
							from: [0, 0],
							to: [
								Math.min(window, (window * k.bottom) / k.top),
								Math.min(window, (window * k.top) / k.bottom),
							],
						},
					],
					points: [{ at: [px, py] }],
				}),
				alt: `A straight line from the origin through the marked point ${px} to the right and ${py} up.`,
			},
			words: undefined,
			equation: undefined,
		}[shown];
		const [x, y] = shown === "graph" ? [px, py] : shown === "equation" ? [k.bottom, k.top] : [x2, y2];
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt,
			cta: "Write a whole number or a fraction in simplest form.",
			...(figure === undefined ? {} : { figure }),
			right: entry(k),
			hints: [
				"The constant tells how much $y$ belongs to one $x$.",
				shown === "equation"
					? "Solve the equation for $y$. What stands in front of $x$?"
					: "Divide $y$ by $x$ for any pair.",
			],
			explanation:
				shown === "equation"
					? `Solved for $y$: $y = ${tex(k)}x$. The constant is $${tex(k)}$.`
					: `$\\dfrac{y}{x} = \\dfrac{${y}}{${x}}${k.bottom === x && x > 1 ? "" : ` = ${tex(k)}`}$.`,
			mistakes: [
				["gave-x-over-y", inverse, "It looks like $x$ was divided by $y$. How much $y$ belongs to one $x$?"],
				[
					"gave-the-difference",
					Math.abs(y - x),
					"It looks like the difference was taken. The constant is a quotient.",
				],
				["gave-y", y, "That is one value of $y$. Divide it by its $x$."],
				["gave-the-product", x * y, "It looks like $x$ and $y$ were multiplied. Divide instead."],
			],
		});
	},
);

function words(random: Random, x: number, y: number): string {
	return random.pick([
		`${x} tickets cost ${y} dollars. The cost $y$ is proportional to the number $x$ of tickets. What is the constant of proportionality, $\\dfrac{y}{x}$?`,
		`In ${x} hours a boat goes ${y} miles. The distance $y$ is proportional to the time $x$. What is the constant of proportionality, $\\dfrac{y}{x}$?`,
		`${x} boxes hold ${y} eggs. The number $y$ of eggs is proportional to the number $x$ of boxes. What is the constant of proportionality, $\\dfrac{y}{x}$?`,
	]);
}
