import type { ClockTime } from "@learnin/domain/interactions/clock/clock";
import type { Clock } from "@learnin/domain/interactions/clock/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export type Hand = "long" | "short";

export interface ClockBoardProps {
	clock: Clock;
	/** Null before a hand was moved. */
	time: ClockTime | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onTurn: (time: ClockTime | null) => void;
}
