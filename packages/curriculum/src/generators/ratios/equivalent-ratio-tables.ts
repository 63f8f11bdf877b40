import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { gcd } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const PAIRS = [
	["cups of rice", "cups of water"],
	["liters of blue paint", "liters of yellow paint"],
	["spoons of syrup", "glasses of water"],
	["tickets", "dollars"],
	["boxes", "pencils"],
	["minutes", "pages"],
] as const;

/** 1: one step with a whole factor, two blanks; 2: backwards too; 3: factors that need the unit in between; 4: which point belongs to the ratio; 5: three blanks, larger numbers. */
export const equivalentRatioTables = defineGenerator("equivalent-ratio-tables", 2, (random, difficulty) => {
	const [first, second] = random.pick(PAIRS);
	const [a, b] = simple(random, level(difficulty, [5, 7, 6, 5, 9] as const));
	if (difficulty === 4) return onTheRay(random, [first, second], [a, b]);
	const factors = random
		.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
		.slice(0, 3)
		.sort((x, y) => x - y) as [number, number, number];
	// In hard tables the given row is itself a multiple, so that no row is the simplest one.
	const given = difficulty >= 3 ? random.integer(2, 3) : 1;
	const [x, y] = [a * given, b * given];
	const [f, g, h] = (difficulty >= 3 ? factors.map((one) => (one === given ? one + 11 : one)) : factors) as [
		number,
		number,
		number,
	];
	const hides_first = difficulty >= 2;
	const rows = [
		[first, second],
		[`${x}`, `${y}`],
		[`${a * f}`, ""],
		[hides_first ? "" : `${a * g}`, hides_first ? `${b * g}` : ""],
		...(difficulty === 5 ? [[`${a * h}`, ""]] : []),
	];
	const known = (at: number) =>
		rows[at]?.[0] === "" ? `${rows[at]?.[1]} ${second}` : `${rows[at]?.[0]} ${first}`;
	const asked = (at: number, box: string) =>
		`${known(at)} go with [[${box}]] ${rows[at]?.[0] === "" ? first : second}.`;
	const right = { p: b * f, q: hides_first ? a * g : b * g, r: b * h };
	return fillBoxes({
		prompt: `The table shows equal ratios. ${asked(2, "p")} ${asked(3, "q")}${difficulty === 5 ? ` ${asked(4, "r")}` : ""}`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: {
			p: { right: right.p },
			q: { right: right.q },
			...(difficulty === 5 ? { r: { right: right.r } } : {}),
		},
		hints: [
			"In every row the two numbers belong to the same ratio.",
			given === 1
				? "By what was the first row multiplied? Do the same with its partner."
				: "Divide the first row down to small numbers first. Then multiply up.",
		],
		explanation: `${given === 1 ? "" : `$${x} : ${y}$ is the same ratio as $${a} : ${b}$. `}$${a} \\times ${f} = ${a * f}$, so $${b} \\times ${f} = ${b * f}$. $${hides_first ? b : a} \\times ${g} = ${hides_first ? b * g : a * g}$, so $${hides_first ? a : b} \\times ${g} = ${right.q}$.${difficulty === 5 ? ` $${a} \\times ${h} = ${a * h}$, so $${b} \\times ${h} = ${b * h}$.` : ""}`,
		mistakes: [
			[
				"p",
				"added-the-same-amount",
				a * f - x + y > 0 ? a * f - x + y : "",
				"It looks like the same amount was added to both. In equal ratios both are multiplied by the same number.",
			],
			[
				"q",
				"added-the-same-amount-backwards",
				hides_first ? (b * g - y + x > 0 ? b * g - y + x : "") : a * g - x + y,
				"It looks like the same amount was added to both. Multiply both instead.",
			],
			["p", "repeated-the-row-above", y, "The first number has changed, so its partner changes as well."],
			[
				"p",
				"multiplied-by-the-whole-first-number",
				y * a * f,
				"By what number was the first column multiplied? Use that one.",
			],
		],
	});
});

/** Two different numbers without a common factor. */
function simple(random: Random, most: number): [number, number] {
	for (;;) {
		const [a, b] = [random.integer(1, most), random.integer(2, most)];
		if (a !== b && gcd(a, b) === 1) return [a, b];
	}
}

function onTheRay(
	random: Random,
	[first, second]: readonly [string, string],
	[a, b]: readonly [number, number],
) {
	const shown = [1, 2].map((times) => [a * times, b * times] as const);
	const times = random.integer(3, 5);
	const point = (x: number, y: number) => `$(${x}, ${y})$`;
	const reach = [a * 5 + 2, b * 5 + 2] as const;
	return chooseOption(
		random,
		{
			prompt: `Both points show the same ratio of ${first} to ${second}. Which other point shows this ratio, too?`,
			figure: {
				svg: coordinatePlane({
					x: [0, reach[0]],
					y: [0, reach[1]],
					x_step: 1,
					y_step: 1,
					x_name: first,
					y_name: second,
					points: shown.map((at) => ({ at })),
				}),
				alt: `A graph. To the right: ${first}. Up: ${second}. Two points: ${shown.map(([x, y]) => `${x} to the right and ${y} up`).join("; ")}.`,
			},
			hints: [
				"Points of the same ratio lie on one straight line through the origin.",
				"Multiply both numbers of the first point by the same number.",
			],
			explanation: `$${times} \\times ${a} = ${a * times}$ and $${times} \\times ${b} = ${b * times}$, so ${point(a * times, b * times)} shows the same ratio.`,
		},
		{
			right: point(a * times, b * times),
			wrong: [
				[
					point(a * times, b * 2 + a * times - a * 2),
					"added-the-same-amount",
					"It looks like the same amount was added to both numbers. Multiply both instead.",
				],
				[
					point(b * times, a * times),
					"swapped-the-quantities",
					"It looks like the two numbers changed places. Which goes to the right?",
				],
				[
					point(a * times, b * (times - 1)),
					"multiplied-by-different-numbers",
					"Both numbers have to be multiplied by the same number.",
				],
				[point(a * times + 1, b * times)],
			],
		},
	);
}
