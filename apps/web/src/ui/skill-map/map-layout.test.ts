import { describe, expect, test } from "vitest";
import { layoutOf, neighbourOf, nodeSize } from "./map-layout.ts";

const skill = (id: string, changes: object = {}) => ({
	id,
	name: id,
	grade: 3,
	domain: "OA",
	prerequisites: [] as string[],
	column: 0,
	row: 0,
	...changes,
});

const all = [
	skill("add"),
	skill("times", { prerequisites: ["add"], column: 1 }),
	skill("time", { column: 1, row: 1 }),
	skill("share", { grade: 4, prerequisites: ["times"], column: 2 }),
];

describe("the map", () => {
	test("draws a line from right to left edge for each prerequisite, and a band for each grade", () => {
		const { nodes, edges, bands, width, height } = layoutOf(all);
		expect(edges.map(({ from, to }) => `${from}>${to}`)).toEqual(["add>times", "times>share"]);
		expect(bands.map(({ grade }) => grade)).toEqual([3, 4]);
		for (const { x, y } of nodes) {
			expect(x + nodeSize.width).toBeLessThan(width);
			expect(y + nodeSize.height).toBeLessThan(height);
		}
		const [first, second] = nodes;
		expect(first?.y).toBeGreaterThan(second?.y ?? Number.NaN);
	});
	test("breaks names between words", () => {
		const [node] = layoutOf([skill("x", { name: "Missing number in times and divide" })]).nodes;
		expect(node?.lines).toEqual(["Missing number in", "times and divide"]);
	});
	test("arrow keys follow the lines, and otherwise go to the nearest skill", () => {
		expect(neighbourOf(all, "add", "ArrowRight")).toBe("times");
		expect(neighbourOf(all, "times", "ArrowLeft")).toBe("add");
		expect(neighbourOf(all, "times", "ArrowDown")).toBe("time");
		expect(neighbourOf(all, "time", "ArrowUp")).toBe("times");
		expect(neighbourOf(all, "time", "ArrowRight")).toBe("share");
		expect(neighbourOf(all, "time", "ArrowLeft")).toBe("add");
		expect(neighbourOf(all, "share", "ArrowRight")).toBeNull();
		expect(neighbourOf(all, "share", "Tab")).toBeNull();
	});
});
