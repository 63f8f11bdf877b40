import { decimalText } from "../decimal-text.ts";
import { readNumber } from "../../grading/read-answer.ts";
import type { BestFit } from "./settings.ts";

/** More steps than a finger can distinguish on a phone. */
export const MAX_STEPS = 40;
export const MIN_POINTS = 5;
export const MAX_POINTS = 30;

/** The heights at the left and the right edge, then the reading if there is one; null for those not placed yet. */
export type Heights = readonly (number | null)[];

/** A line by its heights at both edges of the plot. */
export interface FitLine {
	left: number;
	right: number;
}

/** How many boxes the question needs. */
export function boxCount({ reads_at }: BestFit): number {
	return reads_at === undefined ? 2 : 3;
}

/** The heights of entries; null for one that is not in the plot. */
export function heightsOf(fit: BestFit, entries: readonly string[]): (number | null)[] {
	return Array.from({ length: boxCount(fit) }, (_, at) => {
		const read = readNumber(entries[at] ?? "");
		if (!read.readable) return null;
		const { numerator, denominator } = read.number.value;
		const height = Number(numerator) / Number(denominator);
		return height >= fit.y_from && height <= fit.y_to ? height : null;
	});
}

/** The heights as a child would type them. */
export function entriesOf(heights: Heights): string[] {
	return heights.map((height) =>
		height === null ? "" : (decimalText(BigInt(Math.round(height * 1000)), 1000n) ?? ""),
	);
}

/** The step of the handles nearest to a height. */
export function snapped({ y_from, y_to, step }: BestFit, height: number): number {
	const steps = Math.round((Math.min(y_to, Math.max(y_from, height)) - y_from) / step);
	return y_from + Math.min(steps, Math.floor((y_to - y_from) / step)) * step;
}

/** Where a handle or the reading is, from left to right. */
export function placeAcross({ x_from, x_to, reads_at }: BestFit, at: number): number {
	return at === 0 ? x_from : at === 1 ? x_to : (reads_at ?? x_to);
}

/** The line through both handles, or null. */
export function lineOf([left = null, right = null]: Heights): FitLine | null {
	return left === null || right === null ? null : { left, right };
}

/** The line to compare with, or null. */
export function otherLine({ other_left, other_right }: BestFit): FitLine | null {
	return lineOf([other_left ?? null, other_right ?? null]);
}

/** The height of a line. */
export function heightAt({ x_from, x_to }: BestFit, { left, right }: FitLine, x: number): number {
	return left + ((right - left) * (x - x_from)) / (x_to - x_from);
}
