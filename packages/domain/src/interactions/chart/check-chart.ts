import type { FillMultipleQuestion } from "../../question/question.ts";
import { MAX_COLUMNS, MAX_STEPS, valuesOf } from "./chart.ts";
import type { Chart } from "./settings.ts";

/**
 * Why a chart cannot answer this question, or null: its steps, its columns, or a right answer that no column can show.
 */
export function whyNoChart({ blanks, is_any_order }: FillMultipleQuestion, chart: Chart): string | null {
	const { names, step, most } = chart;
	const steps = most / step;
	if (![step, most].every(Number.isSafeInteger) || step < 1) return `${step}`;
	if (!Number.isInteger(steps) || steps < 2 || steps > MAX_STEPS) return `${most}`;
	const are_named = names.length === blanks.length && names.every((name) => name.trim() !== "");
	if (!are_named || names.length > MAX_COLUMNS || is_any_order === true) return `${names.length}`;
	const keys = blanks.map(({ key }) => key.answers[0] ?? "");
	const off = valuesOf(chart, keys).indexOf(null);
	return off === -1 ? null : (keys[off] ?? "");
}
