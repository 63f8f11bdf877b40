import { drawByName } from "@learnin/curriculum/figures/draw-by-name";
import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { FigureSettings } from "@learnin/domain/question/question";

export interface FigureRequest {
	name: DrawnFigureName;
	settings: FigureSettings;
}

/** The chosen figure with its settings. */
export default function drawFigure({ name, settings }: FigureRequest) {
	return drawByName(name, settings);
}
