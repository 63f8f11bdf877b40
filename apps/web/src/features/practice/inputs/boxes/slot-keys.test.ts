import { describe, expect, test } from "vitest";
import type { SlotKey } from "./slot-keys.ts";
import { functionKeys, pressKey, typeInto } from "./slot-keys.ts";
import { slotKeyOf } from "./typed-keys.ts";
import { optionOfKey } from "../options/use-select-handle.ts";

function pressed(answer_type: Parameters<typeof pressKey>[0], slots: string[], ...keys: SlotKey[]) {
	return keys.reduce((entry, key) => pressKey(answer_type, entry, key), { slots, at: 0 });
}

describe("the keypad", () => {
	test("fills the fraction from top to bottom and goes back on delete", () => {
		expect(pressed("SIMPLE_FRACTION", ["", ""], "3", "switch", "8")).toEqual({ slots: ["3", "8"], at: 1 });
		expect(pressed("SIMPLE_FRACTION", ["", ""], "3", "slash", "8")).toEqual({ slots: ["3", "8"], at: 1 });
		expect(pressed("SIMPLE_FRACTION", ["", ""], "3", "switch", "delete", "delete")).toEqual({
			slots: ["", ""],
			at: 0,
		});
	});
	test("cycles through the three boxes of a mixed number", () => {
		const keys: SlotKey[] = ["1", "switch", "2", "switch", "3", "switch"];
		expect(pressed("MIXED_FRACTION", ["", "", ""], ...keys)).toEqual({ slots: ["1", "2", "3"], at: 0 });
	});
	test("sorts any form of number into its boxes", () => {
		const typed = (text: string) =>
			[...text].reduce((entry, key) => typeInto("parts", entry, (entry.slots[entry.at] ?? "") + key), {
				slots: ["", "", ""],
				at: 0,
			}).slots;
		expect(typed("1 3/4")).toEqual(["1", "3", "4"]);
		expect(typed("3/4")).toEqual(["", "3", "4"]);
		expect(typed("-3/4")).toEqual(["-", "3", "4"]);
		expect(typed("12.5")).toEqual(["12.5", "", ""]);
		expect(typed("1,000 cm")).toEqual(["1,000 cm", "", ""]);
		expect(typeInto("parts", { slots: ["", "", ""], at: 0 }, "-1 3/4")).toEqual({
			slots: ["-1", "3", "4"],
			at: 2,
		});
		expect(functionKeys("PARTS", 5)).toEqual(["point", "switch"]);
		expect(functionKeys("PARTS", 5, true)).toEqual(["next", "point", "switch"]);
	});
	test("has a box for the hour and one for the minutes of a time", () => {
		const keys = (...pressedKeys: SlotKey[]) => pressed("TIME", ["", ""], ...pressedKeys);
		expect(keys("4", "3", "5")).toEqual({ slots: ["4", "35"], at: 1 });
		expect(keys("1", "2", "0", "5")).toEqual({ slots: ["12", "05"], at: 1 });
		expect(keys("1", "colon", "0", "5")).toEqual({ slots: ["1", "05"], at: 1 });
		// No clock shows 13 o’clock.
		expect(keys("1", "3", "5")).toEqual({ slots: ["1", "35"], at: 1 });
		expect(keys("4", "delete")).toEqual({ slots: ["4", ""], at: 0 });
		expect(typeInto("time", { slots: ["", ""], at: 0 }, "12:40")).toEqual({ slots: ["12", "40"], at: 1 });
		expect(typeInto("time", { slots: ["", ""], at: 0 }, "1:")).toEqual({ slots: ["1", ""], at: 1 });
		expect(functionKeys("TIME", 2)).toEqual(["colon"]);
		expect([":", "7", "Backspace", "/"].map((key) => slotKeyOf(key, "TIME"))).toEqual([
			"colon",
			"7",
			"delete",
			null,
		]);
	});
	test("puts the minus before the whole entry and removes it again", () => {
		expect(pressed("INTEGER", [""], "7", "minus").slots).toEqual(["-7"]);
		expect(pressed("INTEGER", [""], "7", "minus", "minus").slots).toEqual(["7"]);
		expect(pressed("SIMPLE_FRACTION", ["", ""], "3", "switch", "minus").slots).toEqual(["-3", ""]);
	});
	test("overwrites the selection", () => {
		expect(pressKey("INTEGER", { slots: ["42"], at: 0 }, "7", true).slots).toEqual(["7"]);
		expect(pressKey("INTEGER", { slots: ["42"], at: 0 }, "delete", true).slots).toEqual(["4"]);
	});
	test("offers only the keys that the answer needs", () => {
		expect(functionKeys("INTEGER", 4)).toEqual([]);
		expect(functionKeys("INTEGER", 6)).toEqual(["minus"]);
		expect(functionKeys("FLOAT", 5)).toEqual(["point"]);
		expect(functionKeys("SIMPLE_FRACTION", 5)).toEqual(["switch"]);
		expect(functionKeys("MIXED_FRACTION", 7)).toEqual(["switch", "minus"]);
		expect(functionKeys("STRING", 7)).toEqual([]);
	});
});

describe("typing", () => {
	test("moves on at a slash and at a blank", () => {
		expect(typeInto("fraction", { slots: ["", ""], at: 0 }, "3/")).toEqual({ slots: ["3", ""], at: 1 });
		expect(typeInto("mixed", { slots: ["", "", ""], at: 0 }, "1 ")).toEqual({ slots: ["1", "", ""], at: 1 });
		expect(typeInto("mixed", { slots: ["", "", ""], at: 0 }, "3/")).toEqual({ slots: ["", "3", ""], at: 2 });
	});
	test("spreads a pasted entry over the boxes", () => {
		expect(typeInto("fraction", { slots: ["", ""], at: 0 }, "3/4")).toEqual({ slots: ["3", "4"], at: 1 });
		expect(typeInto("mixed", { slots: ["", "", ""], at: 0 }, "1 1/2").slots).toEqual(["1", "1", "2"]);
	});
	test("ignores characters that no box accepts", () => {
		expect(typeInto("fraction", { slots: ["1", "2"], at: 1 }, "-2x").slots).toEqual(["1", "2"]);
		expect(typeInto("number", { slots: [""], at: 0 }, "$1,234").slots).toEqual(["$1,234"]);
	});
});

test("keyboard keys map to keypad keys", () => {
	expect(slotKeyOf("5", "INTEGER")).toBe("5");
	expect(slotKeyOf("ArrowDown", "SIMPLE_FRACTION")).toBe("switch");
	expect(slotKeyOf(" ", "INTEGER")).toBeNull();
	expect(slotKeyOf("a", "STRING")).toBeNull();
});

test("letters and numbers choose an option", () => {
	const options = ["first", "second", "third"];
	expect(["b", "B", "2", "9", "z", "Enter"].map((key) => optionOfKey(key, options))).toEqual([
		"second",
		"second",
		"second",
		undefined,
		undefined,
		undefined,
	]);
});
