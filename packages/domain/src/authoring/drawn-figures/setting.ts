/** One of the words that a setting can be. */
export interface SettingChoice {
	value: string;
	label: string;
}

/** One entry of a figure's form: a number or words, or one of a few choices. */
export interface FigureEntry {
	id: string;
	label: string;
	choices?: readonly SettingChoice[];
}

/** What an author can set of a figure: one entry, or rows of entries that can be added and removed. */
export interface FigureSetting extends FigureEntry {
	columns?: readonly FigureEntry[];
}

export interface DrawnFigure {
	label: string;
	settings: readonly FigureSetting[];
}

export type DrawnFigures = Readonly<Record<string, DrawnFigure>>;

export const from = { id: "from", label: "Starts at" };
export const to = { id: "to", label: "Ends at" };
export const step = { id: "step", label: "A mark every" };
export const parts = { id: "parts", label: "Equal parts" };
export const colored = { id: "colored", label: "Colored" };
export const rows = { id: "rows", label: "Rows" };
export const columns = { id: "columns", label: "Columns" };
export const width = { id: "width", label: "Width" };
export const height = { id: "height", label: "Height" };
export const value = { id: "value", label: "Shows" };
export const unit = { id: "unit", label: "Unit" };
export const title = { id: "title", label: "Title" };
export const number = { id: "number", label: "Number" };
export const words = { id: "words", label: "Label" };
export const below = { id: "below", label: "Label below" };
export const above = { id: "above", label: "Label above" };
export const beside = { id: "beside", label: "Label beside it" };
export const caption = { id: "caption", label: "Label below" };

const x = { id: "x", label: "x" };
const y = { id: "y", label: "y" };

/** Points, each with its coordinates. */
export const points = { id: "points", label: "Points", columns: [x, y] };

/** Straight pieces, each from one point to another. */
export const pieces = [
	{ id: "x1", label: "From x" },
	{ id: "y1", label: "From y" },
	{ id: "x2", label: "To x" },
	{ id: "y2", label: "To y" },
];

export const corners = { id: "corners", label: "Corners, in order", columns: [x, y] };

/** Whether something shows. */
export function shown(id: string, label: string): FigureSetting {
	return {
		id,
		label,
		choices: [
			{ value: "yes", label: "Shown" },
			{ value: "no", label: "Hidden" },
		],
	};
}
