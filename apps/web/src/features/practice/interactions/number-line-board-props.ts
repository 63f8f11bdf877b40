import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import type { RefObject } from "react";
import type { PartLook } from "../inputs/part-look.ts";

export interface LinePoint {
	/** What it is called; no two of a line alike. */
	name: string;
	/** Written on it where there are several. */
	letter?: string;
	/** Null before it is placed. */
	mark: number | null;
	/** The mark where it is shown before it is placed; above the left end where it has none. */
	waitsAt?: number;
	look: PartLook;
	/** Its own number does not belong to what is drawn. */
	isOpen?: boolean;
	/** What is said of its place, where it is no plain number. */
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
	/** The nearest mark where the point may be; every mark where nothing is said. */
	allowed?: (at: number, mark: number) => number;
	onPlace: (at: number, mark: number | null) => void;
}
