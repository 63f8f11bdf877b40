import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { expect, test } from "vitest";
import { partLook } from "./part-look.ts";

const wrong = { verdict: "incorrect", right_parts: ["a"], parts: [] } as unknown as Feedback;

test("a wrong answer without parts stays marked after the last try, parts give way to the right answer", () => {
	expect(partLook("a", "not-yet", wrong, true)).toBe("not-yet");
	expect(partLook("a", "out-of-tries", wrong, true)).toBe("not-yet");
	expect(partLook("b", "not-yet", wrong)).toBe("not-yet");
	expect(partLook("b", "out-of-tries", wrong)).toBeNull();
	expect(partLook("a", "skipped", wrong, true)).toBeNull();
});
