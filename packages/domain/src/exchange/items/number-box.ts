import { isMoreThanZero, middleOf, tidyDecimal } from "../decimals.ts";
import type { SketchBox } from "./sketch.ts";

/**
 * The box of a number as GIFT and Moodle write it: `3`, `3.14:0.005` (value and tolerance) or `1..5` (a
 * range, whose center becomes the key). If it cannot be read, the box has no answer.
 */
export function numberBox(source: string): Omit<SketchBox, "mistakes"> {
	const text = source.trim();
	const [, low, high] = /^(.+?)\.\.(.+)$/.exec(text) ?? [];
	if (low !== undefined && high !== undefined) {
		const middle = middleOf(low, high);
		return middle === undefined ? { id: "b1", answers: [] } : boxOf(middle.value, middle.tolerance);
	}
	const [value = "", tolerance = "0"] = text.split(":");
	return boxOf(value, tolerance);
}

function boxOf(value: string, tolerance: string): Omit<SketchBox, "mistakes"> {
	const key = tidyDecimal(value);
	if (key === undefined) return { id: "b1", answers: [] };
	const width = tidyDecimal(tolerance) ?? "0";
	return isMoreThanZero(width)
		? { id: "b1", answer_type: "FLOAT", answers: [key], tolerance: width }
		: { id: "b1", answer_type: value.includes(".") ? "FLOAT" : "INTEGER", answers: [value.trim()] };
}
