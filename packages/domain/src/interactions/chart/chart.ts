import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Chart } from "./settings.ts";

/** The most columns that fingers can distinguish on a phone. */
export const MAX_COLUMNS = 7;
/** The most steps that a finger can hit individually. */
export const MAX_STEPS = 12;

/** Whether its columns are bars beside a scale, rather than stacks of pictures or dots. */
export function isBarred({ style }: Chart): boolean {
	return style === "bars" || style === "histogram";
}

/** The value of each column, or null if not set yet. */
export type ColumnValues = readonly (number | null)[];

/** The value of an entry, or null if no column can have it. */
function valueOf({ step, most }: Chart, entry: string): number | null {
	const value = wholeEntry(entry);
	return value !== null && value >= 0 && value <= most && value % step === 0 ? value : null;
}

/** The columns for the entries of the boxes. */
export function valuesOf(chart: Chart, entries: readonly string[]): ColumnValues {
	return chart.names.map((_, at) => valueOf(chart, entries[at] ?? ""));
}

/** The entries for the columns; once one is set, the others are 0. */
export function entriesOf(values: ColumnValues): string[] {
	const is_empty = values.every((value) => value === null);
	return values.map((value) => (is_empty ? "" : `${value ?? 0}`));
}

/** The nearest height of a column, at a fraction of the way from 0 to the top. */
export function nearestValue({ step, most }: Chart, share: number): number {
	return Math.min(most, Math.max(0, Math.round((share * most) / step) * step));
}

/** The height that includes the picture or dot at a fraction of the way from 0 to the top. */
export function valueUpTo({ step, most }: Chart, share: number): number {
	return Math.min(most, Math.max(0, Math.ceil((share * most) / step) * step));
}

/** Raises or lowers by steps, within the chart. */
export function raised({ step, most }: Chart, value: number, steps: number): number {
	return Math.min(most, Math.max(0, value + steps * step));
}
