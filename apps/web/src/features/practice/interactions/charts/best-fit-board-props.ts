import type { Heights } from "@learnin/domain/interactions/best-fit/best-fit";
import type { BestFit } from "@learnin/domain/interactions/best-fit/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface BestFitBoardProps {
	fit: BestFit;
	/** Null for a handle not placed yet. */
	heights: Heights;
	lookOf: (at: number) => PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onFit: (heights: Heights) => void;
}
