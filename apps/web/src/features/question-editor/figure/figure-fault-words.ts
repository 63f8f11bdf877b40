import type { FigureFault } from "@learnin/domain/authoring/drawn-figures/fault";

/** Why a figure can’t be drawn with a setting, and what to do. */
export function figureFaultText({ fault, least, most }: FigureFault): string {
	const range = least === null || most === null ? null : { least: shown(least), most: shown(most) };
	switch (fault) {
		case "not-a-number":
			return "Write a number.";
		case "not-whole":
			return "Write a whole number.";
		case "out-of-range":
			return range === null
				? "Write another number."
				: `Write a number from ${range.least} to ${range.most}.`;
		case "not-plain":
			return "Leave out <, >, &, \\ and quotation marks.";
		case "too-long":
			return `Use at most ${most ?? 0} characters, so that they fit into the picture.`;
		case "not-a-choice":
			return "Choose one of these.";
		case "too-few-rows":
			return least === 1 ? "Add a row." : `Add rows: at least ${least ?? 0} are needed.`;
		case "too-many-rows":
			return `Remove rows: at most ${most ?? 0} fit into the picture.`;
		case "out-of-order":
			return "Put these in order, from the least to the greatest.";
		case "nothing-to-draw":
			return "Nothing would show. Change this entry.";
		case "uneven-steps":
			return "This doesn’t divide evenly. Choose a number that fits a whole number of times.";
		case "too-many-marks":
			return "There would be too many marks. Use a larger number here.";
		case "no-such-shape":
			return "No shape fits these entries. Change one of them.";
		case "side-too-long":
			return "One side is too long for the others to draw this shape.";
	}
}

function shown(number: number): string {
	return `${Math.round(number * 100) / 100}`.replace("-", "−");
}
