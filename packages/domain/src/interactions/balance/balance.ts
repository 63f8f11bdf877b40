import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Balance } from "./settings.ts";

/** The most boxes and ones in a pan. */
export const MAX_BOXES = 10;
export const MAX_ONES = 200;

export interface Pan {
	boxes: number;
	ones: number;
}

export type Side = "left" | "right";
export type Scale = Readonly<Record<Side, Pan>>;

/** A change of one pan: this many of a kind added (or removed, if negative), or one of equal groups kept. */
export type Step = { of: keyof Pan; by: number } | { groups: number };

/** The initial scale. */
export function firstScale({ left_boxes, left_ones, right_boxes, right_ones }: Balance): Scale {
	return {
		left: { boxes: left_boxes, ones: left_ones },
		right: { boxes: right_boxes, ones: right_ones },
	};
}

/** The weight of a box if the initial scale is level; null if it is not a positive whole number. */
export function boxWeight({ left_boxes, left_ones, right_boxes, right_ones }: Balance): number | null {
	const weight = (right_ones - left_ones) / (left_boxes - right_boxes);
	return Number.isSafeInteger(weight) && weight > 0 ? weight : null;
}

/** A pan after a step; null if it has too little, too much, or no equal groups. */
export function changedPan(pan: Pan, step: Step): Pan | null {
	if ("groups" in step) {
		const kept = { boxes: pan.boxes / step.groups, ones: pan.ones / step.groups };
		return step.groups > 1 && Object.values(kept).every(Number.isInteger) && !isEmpty(pan) ? kept : null;
	}
	const next = { ...pan, [step.of]: pan[step.of] + step.by };
	const isThere = next.boxes >= 0 && next.ones >= 0 && next.boxes <= MAX_BOXES && next.ones <= MAX_ONES;
	return isThere && step.by !== 0 ? next : null;
}

function isEmpty({ boxes, ones }: Pan): boolean {
	return boxes === 0 && ones === 0;
}

/** The heavier side; null if the scale is level. */
export function heavierSide(balance: Balance, { left, right }: Scale): Side | null {
	const weight = boxWeight(balance) ?? 0;
	const more = (left.boxes - right.boxes) * weight + left.ones - right.ones;
	return more === 0 ? null : more > 0 ? "left" : "right";
}

/** The weight of a box by the scale, as it would be typed; empty before one is alone on a side. */
export function entryOf({ left, right }: Scale): string {
	if (isOneBox(left) && right.boxes === 0) return `${right.ones}`;
	return isOneBox(right) && left.boxes === 0 ? `${left.ones}` : "";
}

function isOneBox({ boxes, ones }: Pan): boolean {
	return boxes === 1 && ones === 0;
}

/** One box beside the weights of an entry; null if they do not fit. */
export function scaleAt(entry: string): Scale | null {
	const ones = wholeEntry(entry);
	return ones !== null && ones >= 0 && ones <= MAX_ONES
		? { left: { boxes: 1, ones: 0 }, right: { boxes: 0, ones } }
		: null;
}

/** The content of a pan as in the equation: "3x + 2". */
export function panText({ boxes, ones }: Pan, variable: string): string {
	const letters = boxes === 0 ? "" : boxes === 1 ? variable : `${boxes}${variable}`;
	if (letters === "") return `${ones}`;
	return ones === 0 ? letters : `${letters} + ${ones}`;
}
