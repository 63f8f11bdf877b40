import { drawByName } from "@learnin/curriculum/figures/draw-by-name";
import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";

export interface FigureWish {
	name: DrawnFigureName;
	settings: Readonly<Record<string, string>>;
}

/** The figure that was chosen and set. */
export default function drawFigure({ name, settings }: FigureWish) {
	return drawByName(name, settings);
}
