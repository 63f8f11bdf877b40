import { memo } from "react";
import { runsOf, type Stroke } from "./strokes.ts";

/** One stroke of a drawing, in thousandths of the width of what it was drawn on. */
export const Ink = memo(function Ink({ stroke }: { stroke: Stroke }) {
	return runsOf(stroke).map(({ d, width }, at) => (
		<path key={at} d={d} strokeWidth={width} vectorEffect="non-scaling-stroke" />
	));
});
