import { drawByName, initialSettings } from "@learnin/curriculum/figures/draw-by-name";
import { drawnFigureNames } from "@learnin/domain/authoring/drawn-figures";

/** Each figure as it is when it is chosen. */
export default function drawSamples(_: null) {
	const figures = drawnFigureNames.flatMap((name) => {
		const { figure } = drawByName(name, {});
		return figure === null ? [] : [{ name, settings: initialSettings(name), figure }];
	});
	return { figures };
}
