import type { Figure } from "../../question/question.ts";
import { marksOf } from "../line-points/line-points.ts";
import type { NumberLine } from "../number-line/settings.ts";
import { AXIS, linePicture, placeOn } from "../number-line/number-line-picture.ts";
import { sayValue } from "../number-line/say-value.ts";
import { type Handles, isInOrder, pointsOf } from "./box-plot.ts";
import type { BoxPlot } from "./settings.ts";

/** Half the height of the box, in units of the drawing. */
const HALF = 22;

/** The line with its alt text, and the box plot as far as the entries define it; for paper and review. */
export function boxPlotFigure(plot: BoxPlot, entries: readonly string[]): Figure {
	const line: NumberLine = { ...plot, kind: "number_line" };
	const handles = marksOf(pointsOf(plot), entries);
	const placed = handles.filter((mark) => mark !== null);
	const ends = `A number line from ${plot.from} to ${plot.to}.`;
	return {
		svg: linePicture(line, isInOrder(handles) ? boxPicture(line, handles) : ticks(line, placed)),
		alt:
			placed.length === 0
				? ends
				: `${ends} A box plot: ${handles.map((mark) => said(line, mark)).join(", ")}.`,
	};
}

function said(line: NumberLine, mark: number | null): string {
	return mark === null ? "?" : sayValue(line, mark);
}

function boxPicture(line: NumberLine, [least, lower, median, upper, greatest]: Handles): string {
	return [
		whisker(line, least, lower),
		whisker(line, upper, greatest),
		box(line, lower, upper),
		ticks(
			line,
			[least, median, greatest].filter((mark) => typeof mark === "number"),
		),
	].join("");
}

function whisker(line: NumberLine, from: number | null | undefined, to: number | null | undefined): string {
	if (typeof from !== "number" || typeof to !== "number") return "";
	return `<path d="M${placeOn(line, from)} ${AXIS}H${placeOn(line, to)}" stroke="var(--fig-sky)" stroke-width="6"/>`;
}

function box(line: NumberLine, from: number | null | undefined, to: number | null | undefined): string {
	if (typeof from !== "number" || typeof to !== "number") return "";
	const [left, right] = [placeOn(line, from), placeOn(line, to)];
	return `<rect x="${left}" y="${AXIS - HALF}" width="${right - left}" height="${2 * HALF}" fill="var(--fig-sky)" fill-opacity="0.25" stroke="var(--fig-sky)" stroke-width="4"/>`;
}

function ticks(line: NumberLine, marks: readonly number[]): string {
	return marks
		.map((mark) => {
			const [x, half] = [placeOn(line, mark), HALF - 4];
			return `<path d="M${x} ${AXIS - half}V${AXIS + half}" stroke="var(--fig-sky)" stroke-width="6"/>`;
		})
		.join("");
}
