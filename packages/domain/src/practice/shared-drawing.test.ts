import { expect, test } from "vitest";
import { DRAWING_LIMITS, drawingToShare, isDrawingSmallEnough } from "./shared-drawing.ts";

test("a copy to share keeps the shape of a stroke, and no point on the way", () => {
	const straight = Array.from({ length: 200 }, (_, at) => [at * 2, at, 40] as const);
	const back = Array.from({ length: 200 }, (_, at) => [398, 199 - at, 40] as const);
	expect(drawingToShare([[...straight, ...back], [[5, 5, 40]], []], 640.4)).toEqual({
		height: 640,
		strokes: [
			[
				[0, 0, 40],
				[398, 199, 40],
				[398, 0, 40],
			],
			[[5, 5, 40]],
		],
	});
});

test("a change of the pen's pressure on a straight line is kept", () => {
	const pressed = [0, 90, 90, 90].map((pressure, at) => [at * 10, 0, pressure] as const);
	const [stroke = []] = drawingToShare([pressed], 500).strokes;
	expect(stroke.map(([, , pressure]) => pressure)).toEqual([0, 90, 90]);
});

test("what leaves the card by far ends at the limits", () => {
	const { across, down } = DRAWING_LIMITS;
	const { height, strokes } = drawingToShare(
		[
			[
				[-9e9, 0.4, -5],
				[9e9, 9e9, 500],
			],
		],
		0,
	);
	expect({ height, strokes }).toEqual({
		height: 1,
		strokes: [
			[
				[across.min, 0, 0],
				[across.max, down.max, 100],
			],
		],
	});
});

test("a drawing with too many strokes, points or bytes is too large", () => {
	const stroke = (points: number) =>
		Array.from({ length: points }, (_, at): [number, number, number] => [at % 7, 10_000 + at, 40]);
	const drawing = (strokes: number, points: number) => ({
		height: 500,
		strokes: Array.from({ length: strokes }, () => stroke(points)),
	});
	expect(isDrawingSmallEnough(drawing(DRAWING_LIMITS.strokes, 8))).toBe(true);
	expect(isDrawingSmallEnough(drawing(DRAWING_LIMITS.strokes + 1, 1))).toBe(false);
	expect(isDrawingSmallEnough(drawing(1, DRAWING_LIMITS.points))).toBe(true);
	expect(isDrawingSmallEnough(drawing(1, DRAWING_LIMITS.points + 1))).toBe(false);
	expect(isDrawingSmallEnough(drawing(100, 100))).toBe(false);
});
