import type { Ruler } from "@learnin/domain/interactions/ruler/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface RulerBoardProps {
	ruler: Ruler;
	/** Null before the mark is moved. */
	mark: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onMark: (mark: number | null) => void;
}
