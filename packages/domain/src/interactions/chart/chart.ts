import { readNumber } from "../../grading/read-answer.ts";
import type { Chart } from "./settings.ts";

/** As many columns as fingers can tell apart on a phone. */
export const MOST_COLUMNS = 7;
/** As many steps as a finger can meet one by one. */
export const MOST_STEPS = 12;

/** Whether its columns are bars beside a scale, and no stacks of pictures or dots. */
export function isBarred({ style }: Chart): boolean {
	return style === "bars" || style === "histogram";
}

/** The value of each column, or null where it has none yet. */
export type ColumnValues = readonly (number | null)[];

/** What an entry means on the chart, or null where no column can be so high. */
function valueOf({ step, most }: Chart, entry: string): number | null {
	const read = readNumber(entry);
	if (!read.readable || read.number.value.denominator !== 1n) return null;
	const value = Number(read.number.value.numerator);
	return value >= 0 && value <= most && value % step === 0 ? value : null;
}

/** The columns that the entries of the boxes mean. */
export function valuesOf(chart: Chart, entries: readonly string[]): ColumnValues {
	return chart.names.map((_, at) => valueOf(chart, entries[at] ?? ""));
}

/** The columns as a child would type them; once one is drawn, the others are 0. */
export function entriesOf(values: ColumnValues): string[] {
	const is_empty = values.every((value) => value === null);
	return values.map((value) => (is_empty ? "" : `${value ?? 0}`));
}

/** The nearest height of a column, at a share of the way from 0 to the top. */
export function nearestValue({ step, most }: Chart, share: number): number {
	return Math.min(most, Math.max(0, Math.round((share * most) / step) * step));
}

/** The height at which the picture or dot there is the last, at a share of the way from 0 to the top. */
export function valueUpTo({ step, most }: Chart, share: number): number {
	return Math.min(most, Math.max(0, Math.ceil((share * most) / step) * step));
}

/** So many steps higher, or lower, within the chart. */
export function raised({ step, most }: Chart, value: number, steps: number): number {
	return Math.min(most, Math.max(0, value + steps * step));
}
