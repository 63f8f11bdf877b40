import { drawingToShare } from "@learnin/domain/practice/shared-drawing";
import { expect, test } from "vitest";
import { shownState } from "./shown-state.ts";

const line = Array.from({ length: 9 }, (_, at) => [at * 3, at, 40] as const);
const dot = [[5, 5, 40]] as const;

test("what parents see is compared with the drawing, without the points left out of the copy", () => {
	expect(shownState([line], null)).toBe("none");
	const shown = drawingToShare([line], 600);
	expect(shownState([line], shown)).toBe("same");
	expect(shownState([line, dot], shown)).toBe("earlier");
	expect(shownState([], shown)).toBe("earlier");
});
