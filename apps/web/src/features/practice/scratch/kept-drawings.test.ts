import { expect, test } from "vitest";
import { hasDrawing, keepDrawing, keptDrawing, MAX_KEPT } from "./kept-drawings.ts";

function shelf() {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		key: (at: number) => [...kept.keys()][at] ?? null,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}

const line = [
	[0, 0, 40],
	[10, 5, 40],
] as const;

test("a drawing is stored for its account and question, until it is cleared", () => {
	const device = shelf();
	const of = { account_id: "maya", question_id: "q1" };
	keepDrawing(device, of, [line], 1);
	expect(keptDrawing(device, "maya", "q1")).toEqual([line]);
	expect(hasDrawing(device, "maya", "q2")).toBe(false);
	expect(hasDrawing(device, "sam", "q1")).toBe(false);
	keepDrawing(device, of, [], 2);
	expect(hasDrawing(device, "maya", "q1")).toBe(false);
});

test("the oldest drawings are deleted", () => {
	const device = shelf();
	for (let at = 0; at <= MAX_KEPT; at += 1)
		keepDrawing(device, { account_id: "maya", question_id: `q${at}` }, [line], at);
	expect(device.length).toBe(MAX_KEPT);
	expect(hasDrawing(device, "maya", "q0")).toBe(false);
	expect(hasDrawing(device, "maya", `q${MAX_KEPT}`)).toBe(true);
});

test("unreadable data is no drawing, and blocked storage is no error", () => {
	const device = shelf();
	device.setItem("learnin-scratch:maya:q1", "{");
	expect(keptDrawing(device, "maya", "q1")).toEqual([]);
	const locked = {
		...shelf(),
		setItem: () => {
			throw new Error("locked");
		},
	};
	expect(() => keepDrawing(locked, { account_id: "maya", question_id: "q1" }, [line], 1)).not.toThrow();
});
