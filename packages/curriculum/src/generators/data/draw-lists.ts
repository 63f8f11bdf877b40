import { counted, slip, startLarge } from "../../kit/index.ts";
import type { ChartColumn, ChartSketch, Random } from "../../kit/index.ts";

/** A longer list is work for the eyes and not for the mind. */
export const MAX_LISTED = 12;

/** What was counted or measured, one after the other, and the columns that it makes. */
export interface Listed {
	/** As it is given, in the order in which it happened. */
	list: string;
	columns: ChartColumn[];
	hints: ChartSketch["hints"];
}

/** Things listed one by one, each as often as its count says; counted once too few or too many it is wrong. */
export function listed(
	random: Random,
	names: readonly string[],
	counts: readonly number[],
	shown: (name: string) => string = (name) => name,
): Listed {
	const things = names.flatMap((name, at) => Array.from({ length: counts[at] ?? 0 }, () => shown(name)));
	const order = random.shuffle(things);
	return {
		list: order.join(", "),
		hints: [
			"Each item in the list goes in one column.",
			`Begin at the start of the list: ${order.slice(0, 2).join(", then ")}. Each time, make that column one higher.`,
			`The list has ${things.length} items. At the end, are there as many in the chart?`,
		],
		columns: names.map((name, at) => {
			const value = counts[at] ?? 0;
			return {
				name,
				value,
				wrong: [
					...(value > 0 ? [[slip.leftOneOut, value - 1] as const] : []),
					[slip.countedOneTwice, value + 1] as const,
				],
			};
		}),
	};
}

/** The columns in words; those of dots with how many dots they have. */
export function columnsTold(columns: readonly ChartColumn[], dot?: number): string {
	if (dot === undefined)
		return `Heights of the columns: ${columns.map(({ name, value }) => `${name}: ${value}`).join("; ")}.`;
	if (dot === 1)
		return `Draw a dot for each: ${columns.map(({ name, value }) => `${name} ${value}`).join(", ")}.`;
	const dots = columns.map(({ name, value }) => `${name}: ${value}, which is ${counted(value / dot, "dot")}`);
	return `Each dot counts ${dot}. ${startLarge(dots.join("; "))}.`;
}

/** The X’s of a line plot in words, and how to check them. */
export function crossesTold(
	columns: readonly ChartColumn[],
	shown: (name: string) => string = (name) => name,
): string {
	const drawn = columns.map(({ name, value }) => `${value} above ${shown(name)}`);
	const all = columns.reduce((sum, { value }) => sum + value, 0);
	return `Draw this many: ${drawn.join("; ")}. Check: that makes ${all} in all, as many as in the list.`;
}
