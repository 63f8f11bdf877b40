import { expect, test } from "vitest";
import { toldSlots } from "./told-slots.ts";

const box = { id: "a", answer_prefix: null, answer_suffix: null, name: "a", choices: null };

test("the right answer is written as questions write it, a choice as it is listed", () => {
	expect(toldSlots({ ...box, answer_type: "INTEGER" }, "-21070")).toEqual(["−21,070"]);
	expect(toldSlots({ ...box, answer_type: "MIXED_FRACTION" }, "-2 3/4")).toEqual(["−2", "3", "4"]);
	expect(toldSlots({ ...box, answer_type: "STRING", choices: ["-1200"] }, "-1200")).toEqual(["-1200"]);
});
