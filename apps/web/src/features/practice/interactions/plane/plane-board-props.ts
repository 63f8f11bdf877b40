import type { PlanePoint } from "@learnin/domain/interactions/plane/plane";
import type { Plane } from "@learnin/domain/interactions/plane/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export type Points = readonly (PlanePoint | null)[];

export interface PlaneBoardProps {
	plane: Plane;
	/** Null for a point not plotted yet. */
	points: Points;
	lookOf: (at: number) => PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onPlot: (points: Points) => void;
}
