import { drawingToShare, type SharedDrawing } from "@learnin/domain/practice/shared-drawing";
import type { Stroke } from "../../../ui/drawing/strokes.ts";

/** `none`: parents see no drawing here; `same`: this one; `earlier`: another one. */
export type ShownState = "none" | "same" | "earlier";

/** What the parents see over a question, compared with what is drawn there now. */
export function shownState(strokes: readonly Stroke[], shown: SharedDrawing | null): ShownState {
	if (shown === null) return "none";
	const drawn = drawingToShare(strokes, shown.height);
	return JSON.stringify(drawn.strokes) === JSON.stringify(shown.strokes) ? "same" : "earlier";
}
