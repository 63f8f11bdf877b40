import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SCENES = [
	{
		intro: "Students were asked how they come to school.",
		people: "students",
		heading: "Grade",
		rows: ["Grade 7", "Grade 8"],
		is: ["are in grade 7", "are in grade 8"],
		columns: ["Bus", "On foot"],
		does: ["come by bus", "come on foot"],
	},
	{
		intro: "Visitors of a museum were asked how they came.",
		people: "visitors",
		heading: "Visitors",
		rows: ["Adults", "Children"],
		is: ["are adults", "are children"],
		columns: ["Train", "Car"],
		does: ["came by train", "came by car"],
	},
	{
		intro: "Members of a swimming club named the stroke they like best.",
		people: "members",
		heading: "Team",
		rows: ["Juniors", "Seniors"],
		is: ["are juniors", "are seniors"],
		columns: ["Freestyle", "Backstroke"],
		does: ["like freestyle best", "like backstroke best"],
	},
	{
		intro: "People were asked whether they have a pet.",
		people: "people",
		heading: "Home",
		rows: ["City", "Village"],
		is: ["live in the city", "live in a village"],
		columns: ["Pet", "No pet"],
		does: ["have a pet", "have no pet"],
	},
	{
		intro: "Students were asked about sports and music.",
		people: "students",
		heading: "Sports",
		rows: ["Sport", "No sport"],
		is: ["play a sport", "play no sport"],
		columns: ["Instrument", "No instrument"],
		does: ["play an instrument", "play no instrument"],
	},
	{
		intro: "Readers at a library were asked what they like to read.",
		people: "readers",
		heading: "Age",
		rows: ["Teens", "Adults"],
		is: ["are teens", "are adults"],
		columns: ["Paper books", "E-books"],
		does: ["prefer paper books", "prefer e-books"],
	},
] as const;
type Scene = (typeof SCENES)[number];
type Cells = readonly [readonly [number, number], readonly [number, number]];

/** 1: two missing counts; 2: four, margins too; 3: the share of a row as a fraction; 4: the share of a row or a column in percent; 5: whether the rows differ. */
export const twoWayTables = defineGenerator("two-way-tables", 2, (random, difficulty) => {
	const scene = random.pick(SCENES);
	return level<() => Question>(difficulty, [
		() => missing(random, scene, difficulty),
		() => missing(random, scene, difficulty),
		() => fractionOfRow(random, scene),
		() => percent(random, scene),
		() => compareRows(random, scene),
	])();
});

function tableOf(scene: Scene, [first, second]: Cells, hidden: Readonly<Record<string, string>> = {}) {
	const rows = [
		[...first, first[0] + first[1]],
		[...second, second[0] + second[1]],
		[first[0] + second[0], first[1] + second[1], first[0] + first[1] + second[0] + second[1]],
	];
	const shown = rows.map((row, at) => [
		at === 2 ? "Total" : (scene.rows[at] ?? ""),
		...row.map((count, column) => hidden[`${at}${column}`] ?? `${count}`),
	]);
	const table = [[scene.heading, ...scene.columns, "Total"], ...shown];
	return { svg: dataTable(table), alt: tableInWords(table) };
}

function missing(random: Random, scene: Scene, difficulty: Difficulty) {
	const most = difficulty === 1 ? 30 : 90;
	const [a, b, c, d] = [0, 0, 0, 0].map(() => random.integer(8, most)) as [number, number, number, number];
	const total = a + b + c + d;
	const ask = "Every row and every column adds up to its total.";
	if (difficulty === 1)
		return fillBoxes({
			prompt: `${scene.intro} Two counts are missing in the table. Find them. A = [[a]] and B = [[b]]`,
			figure: tableOf(
				scene,
				[
					[a, b],
					[c, d],
				],
				{ "00": "A", "11": "B" },
			),
			boxes: { a: { right: a }, b: { right: d } },
			hints: [ask, "For A, look at its row: which number is missing to reach the total of the row?"],
			explanation: `For A: $${a + b} - ${b} = ${a}$. For B: $${c + d} - ${c} = ${d}$. Check the columns: $${a} + ${c} = ${a + c}$ and $${b} + ${d} = ${b + d}$.`,
			mistakes: [
				[
					"a",
					"added-the-total",
					a + b + b,
					"It looks like the total was added. The total holds both counts already.",
				],
				[
					"a",
					"took-from-the-grand-total",
					total - b,
					"It looks like the total of everything was used. Stay in the row or in the column of A.",
				],
				["b", "copied-the-neighbour", c, "That is the other count of the row. What is missing to the total?"],
			],
		});
	return fillBoxes({
		prompt: `${scene.intro} Four numbers are missing in the table. Find them. A = [[a]], B = [[b]], C = [[c]], D = [[d]]`,
		figure: tableOf(
			scene,
			[
				[a, b],
				[c, d],
			],
			{ "00": "A", "11": "B", "12": "C", "21": "D" },
		),
		boxes: { a: { right: a }, b: { right: d }, c: { right: c + d }, d: { right: b + d } },
		hints: [
			ask,
			"Begin where only one number of a row or column is missing.",
			"For C, use the column of totals: both rows together make the total of everything.",
		],
		explanation: `A: $${a + b} - ${b} = ${a}$. C: $${total} - ${a + b} = ${c + d}$. B: $${c + d} - ${c} = ${d}$. D: $${b} + ${d} = ${b + d}$.`,
		mistakes: [
			[
				"a",
				"took-from-the-grand-total",
				total - b,
				"It looks like the total of everything was used. Stay in the row or in the column of A.",
			],
			[
				"c",
				"added-the-totals",
				total + a + b,
				"The total of everything holds both rows already. Which row is missing?",
			],
			["d", "copied-the-neighbour", a + c, "That is the total of the other column."],
			[
				"b",
				"took-from-the-grand-total-in-b",
				total - c,
				"Stay in the row of B: first find the total of that row.",
			],
		],
	});
}

/** A count that is a share of the row but with another fraction of its column and of everything. */
function fractionOfRow(random: Random, scene: Scene) {
	const bottom = random.pick([3, 4, 5, 6, 8, 10] as const);
	const top = random.integer(1, bottom - 1);
	const each = random.integer(4, 9);
	const row = random.integer(0, 1);
	const cell = top * each;
	const rest = (bottom - top) * each;
	const other: [number, number] = [random.integer(10, 50), random.integer(10, 50)];
	const cells: Cells = row === 0 ? [[cell, rest], other] : [other, [cell, rest]];
	const total = cell + rest + other[0] + other[1];
	const share = lowest(top, bottom);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `${scene.intro} Of all ${scene.people} who ${scene.is[row]}, what fraction ${scene.does[0]}?`,
		cta: "Write the fraction in simplest form.",
		figure: tableOf(scene, cells),
		right: entry(share),
		hints: [
			`Who is meant? Only the ${scene.people} who ${scene.is[row]}. Find their row.`,
			"The total of that row is the whole, so it goes below the fraction bar.",
			"Simplify at the end.",
		],
		explanation: `In the row "${scene.rows[row]}" there are ${cell + rest} in all, and ${cell} of them ${scene.does[0]}: $\\dfrac{${cell}}{${cell + rest}} = ${tex(share)}$.`,
		mistakes: [
			[
				"divided-by-the-grand-total",
				entry(lowest(cell, total)),
				`It looks like everybody was taken as the whole. Here only those who ${scene.is[row]} count.`,
			],
			[
				"divided-by-the-column-total",
				entry(lowest(cell, cell + other[0])),
				`It looks like the column was taken as the whole. Here the whole is the row of those who ${scene.is[row]}.`,
			],
			[
				"compared-part-with-part",
				entry(lowest(cell, rest)),
				"It looks like the two counts of the row were compared. The whole of the row goes below.",
			],
			[
				"took-the-other-count",
				entry(lowest(rest, cell + rest)),
				"The whole is right. Look at the other count of the row.",
			],
		],
	});
}

function percent(random: Random, scene: Scene) {
	const by_row = random.oneIn(2);
	const whole = random.pick([20, 25, 40, 50, 60, 80, 100, 120, 150, 200] as const);
	// Steps of the percent that keep the count whole.
	const step = Math.max(4, 100 / gcd(100, whole));
	const share = step * random.integer(2, 100 / step - 2);
	const cell = (whole * share) / 100;
	const rest = whole - cell;
	const [p, q] = [random.integer(8, 90), random.integer(8, 90)];
	const cells: Cells = by_row
		? [
				[cell, rest],
				[p, q],
			]
		: [
				[cell, p],
				[rest, q],
			];
	const total = whole + p + q;
	const [group, does] = by_row ? [scene.is[0], scene.does[0]] : [scene.does[0], scene.is[0]];
	const exactPercent = (part: number, all: number) => ((part * 100) % all === 0 ? (part * 100) / all : "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${scene.intro} Of all ${scene.people} who ${group}, what percent ${does}?`,
		figure: tableOf(scene, cells),
		answer_suffix: "%",
		right: share,
		hints: [
			`Only the ${scene.people} who ${group} count here. Is that a row or a column?`,
			`The total of that ${by_row ? "row" : "column"} is the whole.`,
			"Divide the count by the whole and turn the result into a percent.",
		],
		explanation: `The whole is the ${by_row ? "row" : "column"} total ${whole}. $${cell} \\div ${whole} = ${cell / whole}$, and that is ${share}%.`,
		mistakes: [
			[
				"divided-by-the-grand-total",
				exactPercent(cell, total),
				`It looks like everybody was taken as the whole. Here only those who ${group} count.`,
			],
			["took-the-count-for-percent", cell, "That is the count. A percent compares it with the whole."],
			["took-the-other-count", 100 - share, "The whole is right. Look at the other count."],
			[
				by_row ? "used-the-column-total" : "used-the-row-total",
				exactPercent(cell, cell + p),
				`Which ${scene.people} are the whole here? Read the question once more.`,
			],
		],
	});
}

function compareRows(random: Random, scene: Scene) {
	const [small, large] = [random.pick([20, 40, 60, 80] as const), random.pick([100, 120, 160, 200] as const)];
	const is_same = random.oneIn(3);
	const low = 5 * random.integer(4, 9);
	// The share of the small group is larger while its count stays smaller.
	const high = is_same ? low : low + 5 * random.integer(3, 7);
	const swapped = random.oneIn(2);
	const little: [number, number] = [(small * high) / 100, (small * (100 - high)) / 100];
	const much: [number, number] = [(large * low) / 100, (large * (100 - low)) / 100];
	const cells: Cells = swapped ? [much, little] : [little, much];
	const larger = swapped ? 1 : 0;
	const claim = (row: number) => `A larger share of those who ${scene.is[row]} ${scene.does[0]}.`;
	const same = `The share of those who ${scene.does[0]} is the same in both rows.`;
	const unsure = "The table cannot tell, because the totals of the rows differ.";
	const told = [cells[0], cells[1]]
		.map(([a, b], at) => `${scene.rows[at]}: $\\dfrac{${a}}{${a + b}}$ is ${at === larger ? high : low}%`)
		.join(". ");
	const counts_mislead =
		"It looks like the counts were compared. The rows have different totals, so compare shares.";
	return chooseOption(
		random,
		{
			prompt: `${scene.intro} Compare the two rows. Which sentence is true?`,
			figure: tableOf(scene, cells),
			hints: [
				"The rows have different totals, so counts alone do not compare them.",
				"Find the share of the first column in each row: count divided by the total of the row.",
			],
			explanation: `${told}. ${is_same ? `Both shares are equal, so there is no association. ${same}` : claim(larger)}`,
		},
		{
			right: is_same ? same : claim(larger),
			wrong: [
				[claim(1 - larger), "compared-counts", counts_mislead],
				is_same
					? [
							claim(larger),
							"mixed-up-the-rows",
							"Divide each count by the total of its own row and compare again.",
						]
					: [
							same,
							"overlooked-the-difference",
							"Divide each count by the total of its own row. Are the results equal?",
						],
				[
					unsure,
					"needs-equal-totals",
					"Shares of different totals can be compared: each is a part of its own whole.",
				],
			],
			order: [claim(0), claim(1), same, unsure],
		},
	);
}
