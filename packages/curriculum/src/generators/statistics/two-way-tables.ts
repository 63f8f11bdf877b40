import { cellPlace } from "../../figures/data/data-table.ts";
import { ask, defineSkill, slip, whole, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { type Counts, drawnTable, rowsOf, SCENES } from "./two-way-scenes.ts";
import { frequency, compareRows, explainAssociation } from "./rows-compared.ts";

/** LABELED_INPUT: the missing counts of a table. */
const missing = (hidden: readonly string[], most: number) =>
	ask.labeled((random) => {
		const scene = random.pick(SCENES);
		const count = () => random.integer(8, most);
		const counts: Counts = [
			[count(), count()],
			[count(), count()],
		];
		const [full, shown] = [rowsOf(scene, counts), rowsOf(scene, counts, hidden)];
		const valueAt = (row: number, column: number) => Number(full[row + 1]?.[column + 1] ?? 0);
		return {
			prompt: `${scene.intro} ${random.pick(["Complete the two-way table.", "Fill in the missing numbers of the table.", "Find the missing frequencies."])}`,
			figure: drawnTable(shown),
			labels: Object.fromEntries(
				hidden.map((place) => {
					const [row, column] = [Number(place[0]), Number(place[1])];
					const [value, total, neighbor] = [valueAt(row, column), valueAt(row, 2), valueAt(row, 1 - column)];
					return [
						`cell${place}`,
						{
							right: whole(value),
							label: `${full[row + 1]?.[0]}, ${full[0]?.[column + 1]}`,
							place: cellPlace(shown, row + 1, column + 1),
							wrong:
								column < 2
									? [
											[slip.addedTheTotal, whole(total + neighbor)] as const,
											[slip.copiedTheNeighborCell, whole(neighbor)] as const,
										]
									: [[slip.copiedTheNeighborCell, whole(valueAt(row, 0))] as const],
						},
					];
				}),
			),
			hints: [
				"Every row and every column adds up to its total.",
				`Begin with a row or column that is missing only one number.`,
				"Subtract the count that you know from the total.",
			],
			steps: full.slice(1).map(([name, one, other, total]) => `${name}: $${one} + ${other} = ${total}$.`),
		};
	});

/** What is true of one table: each statement is about another group. */
const statements: Way = (random) => {
	const scene = random.pick(SCENES);
	const totals = [random.pick([20, 40, 50, 60]), random.pick([80, 100, 120, 150])] as const;
	const tenth = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
	const rowOf = (total: number, tenths = 1) =>
		[(total * tenths) / 10, total - (total * tenths) / 10] as const;
	const counts: Counts = [rowOf(totals[0], tenth[0]), rowOf(totals[1], tenth[1])];
	const claim: Form = (stream) => {
		const [row, column] = [stream.pick([0, 1] as const), stream.pick([0, 1] as const)];
		const percent = (part: number, of: number) =>
			words(
				`Of the ${scene.people} who ${scene.is[row]}, ${Math.round((100 * part) / of)}% ${scene.does[column]}.`,
			);
		const cell = counts[row][column];
		return {
			prompt: "Which statement is true?",
			right: percent(cell, totals[row]),
			wrong: [
				[slip.tookTheOtherCount, percent(totals[row] - cell, totals[row])],
				[slip.usedTheGrandTotal, percent(cell, totals[0] + totals[1])],
			],
			hints: [
				"Each statement is about one row.",
				`The total of the first row is ${totals[0]}.`,
				"Divide the count by the total of its row.",
			],
			steps: [percent(cell, totals[row]).shown],
		};
	};
	const question = ask.judged(claim)(random);
	return (
		question && {
			...question,
			prompt: `${scene.intro} ${question.prompt}`,
			figure: drawnTable(rowsOf(scene, counts)),
		}
	);
};

// 1: two missing counts. 2: four, totals too. 3: the relative frequency of a row or column. 4: in percent. 5: whether the rows
// differ, and why.
export const twoWayTables = defineSkill("two-way-tables", 9, {
	1: [missing(["00", "11"], 30), missing(["01", "10"], 30)],
	2: [
		missing(["00", "11", "12", "21"], 90),
		missing(["01", "02", "10", "20"], 90),
		ask.chosen(frequency(false)),
	],
	3: [ask.typed(frequency(false)), ask.chosen(frequency(false))],
	4: [ask.typed(frequency(true)), ask.chosen(frequency(true)), statements],
	5: [ask.chosen(compareRows), explainAssociation, statements],
});
