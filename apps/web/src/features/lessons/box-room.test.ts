import { expect, test } from "vitest";
import { roomOf } from "./box-room.ts";

test("boxes in the rows of a table are no higher than the rows", () => {
	const places = [38.4, 61.6, 84.8].map((y) => ({ x: 73, y }));
	expect(Number.parseFloat(roomOf(places).maxHeight)).toBeLessThan(84.8 - 61.6);
	expect(Number.parseFloat(roomOf(places).maxWidth)).toBeGreaterThan(50);
});

test("boxes side by side are no wider than the columns", () => {
	const places = [40.5, 59.5, 78.5].map((x) => ({ x, y: 79 }));
	expect(Number.parseFloat(roomOf(places).maxWidth)).toBeLessThan(19);
	expect(Number.parseFloat(roomOf(places).maxHeight)).toBeGreaterThan(50);
});

test("a single box keeps its size", () => {
	expect(roomOf([{ x: 50, y: 50 }])).toEqual({ maxWidth: "80%", maxHeight: "80%" });
});
