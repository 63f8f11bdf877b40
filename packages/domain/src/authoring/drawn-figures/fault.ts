/** Why a figure can't be drawn with a setting. */
export const figureFaults = [
	"not-a-number",
	"not-whole",
	"out-of-range",
	"not-plain",
	"too-long",
	"not-a-choice",
	"too-few-rows",
	"too-many-rows",
	"out-of-order",
	"nothing-to-draw",
	"uneven-steps",
	"too-many-marks",
	"no-such-shape",
	"side-too-long",
] as const;

/** The first setting that a figure can't be drawn with; in a list with its row and column: "bars.0.1". */
export interface FigureFault {
	setting: string;
	fault: (typeof figureFaults)[number];
	/** Between which numbers it has to be, where it has to. */
	least: number | null;
	most: number | null;
}
