import type { Figure } from "@learnin/domain/question/question";
import { angleFan } from "../../figures/shapes/angle-fan.ts";
import { firstDrawn, type DrawnPatterns } from "./drawn-patterns.ts";

const COLORS = ["sky", "gold", "mint", "coral", "lilac"] as const;

const PATTERNS: DrawnPatterns = [
	[/\$(\d+(?: \+ \d+)+) = \d+\$, so together they measure/, ([sum = ""]) => sideBySide(numbersOf(sum))],
	[/\$\d+ - (\d+) = (\d+)\$, so the other angle is/, (parts) => sideBySide(parts.map(Number))],
];

/** Angles put side by side one after another, as in the question of the step. */
export function anglePictures(text: string): Figure[] {
	return firstDrawn(PATTERNS, text);
}

function sideBySide(sizes: readonly number[]): Figure[] {
	return sizes.map((_, last) => {
		const shown = sizes.slice(0, last + 1);
		return {
			svg: angleFan({ parts: partsOf(shown), turn: 0, has_square: false }),
			alt: `Angles side by side: ${shown.map((size) => `${size} degrees`).join(", then ")}.`,
		};
	});
}

function partsOf(sizes: readonly number[]) {
	let from = 0;
	return sizes.map((size, at) => {
		const part = { from, to: from + size, text: `${size}°`, color: COLORS[at % COLORS.length] ?? "sky" };
		from += size;
		return part;
	});
}

function numbersOf(sum: string): number[] {
	return sum.split(" + ").map(Number);
}
