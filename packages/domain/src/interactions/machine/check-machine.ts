import { gradeBlank } from "../../grading/graders/blank.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { dialsOf, entriesOf, outOf } from "./machine.ts";
import type { Machine } from "./settings.ts";

/** The most pairs that a phone shows side by side. */
const MAX_ROWS = 6;

/**
 * Why a machine cannot answer this question, or null: its table, its dials, or right answers that do not make the
 * table.
 */
export function whyNoMachine(
	{ blanks, is_any_order }: FillMultipleQuestion,
	machine: Machine,
): string | null {
	const { rows, from, to } = machine;
	if (blanks.length !== 2 || is_any_order === true) return `${blanks.length}`;
	if (![from, to].every(Number.isSafeInteger) || from >= to) return `${from}–${to}`;
	if (rows.length < 2 || rows.length > MAX_ROWS || new Set(rows.map(({ x }) => x)).size < rows.length)
		return rows.map(({ x }) => x).join(", ");
	const keys = blanks.map(({ key }) => key.answers[0] ?? "");
	const dials = dialsOf(machine, keys);
	if (dials.includes(null)) return keys.join(", ");
	const off = rows.find(({ x, y }) => outOf(dials, x) !== y);
	if (off !== undefined) return `${off.x} → ${off.y}`;
	const entries = entriesOf(dials);
	const wrong = blanks.findIndex(
		(blank, at) => gradeBlank(blank, entries[at] ?? "", []).verdict !== "correct",
	);
	return wrong === -1 ? null : (entries[wrong] ?? "");
}
