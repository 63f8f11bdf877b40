import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface LinePoint {
	/** Its name, unique on the line. */
	name: string;
	/** Shown on it if there are several. */
	letter?: string;
	/** Null before it is placed. */
	mark: number | null;
	/** The mark where it is shown before it is placed; by default above the left end. */
	waitsAt?: number;
	look: PartLook;
	/** Its own number is not included. */
	isOpen?: boolean;
	/** Its value in words, if it is not a plain number. */
	valueText?: (mark: number) => string;
}

export interface NumberLineBoardProps {
	line: NumberLine;
	points: readonly LinePoint[];
	isLocked: boolean;
	/** A thick line from the point to one side, or between two points. */
	stretch?: "left" | "right" | "between" | undefined;
	/** The points are the handles of a box plot, which is drawn as far as they are placed. */
	isBox?: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	/** The nearest allowed mark for the point; every mark by default. */
	allowed?: (at: number, mark: number) => number;
	onPlace: (at: number, mark: number | null) => void;
}
