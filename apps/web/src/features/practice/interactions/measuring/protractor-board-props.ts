import type { Protractor } from "@learnin/domain/interactions/protractor/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface ProtractorBoardProps {
	protractor: Protractor;
	/** Null before the mark is moved. */
	mark: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onMark: (mark: number | null) => void;
}
