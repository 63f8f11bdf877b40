import { expect, test } from "vitest";
import { longer, pointAt, runsOf } from "./strokes.ts";

const card = { left: 20, top: 100, width: 500 };

test("a point is stored in thousandths of the card's width, with pressure only for a pen", () => {
	const at = { clientX: 270, clientY: 150, pressure: 0.5 };
	expect(pointAt(card, { ...at, pointerType: "pen" })).toEqual([500, 100, 50]);
	for (const pointerType of ["mouse", "touch"]) expect(pointAt(card, { ...at, pointerType })[2]).toBe(40);
	expect(pointAt(card, { ...at, pressure: 0, pointerType: "pen" })[2]).toBe(40);
});

test("consecutive equal points are stored once", () => {
	const stroke = longer(
		[[1, 1, 40]],
		[
			[1, 1, 60],
			[2, 1, 60],
			[2, 1, 70],
		],
	);
	expect(stroke).toEqual([
		[1, 1, 40],
		[2, 1, 60],
	]);
});

test("a stroke's width follows the pen's pressure; its pieces connect", () => {
	expect(
		runsOf([
			[0, 0, 0],
			[10, 0, 0],
			[20, 0, 100],
		]),
	).toEqual([
		{ d: "M0 0L0 0L10 0", width: 2 },
		{ d: "M10 0L20 0", width: 7 },
	]);
	expect(runsOf([[5, 5, 40]])).toEqual([{ d: "M5 5L5 5", width: 4 }]);
});
