import { expect, test } from "vitest";
import { bareResult } from "./bare-result.ts";

test.each([
	["$35 - 21$", 14],
	["$1{,}200 \\div 4$", 300],
	["$2\\dfrac{1}{2} \\times \\dfrac{2}{5}$", 1],
	["$-3 + (-4)$", -7],
	["$0.5 + 0.25$", 0.75],
])("the result of %s is %d", (formula, result) => {
	expect(bareResult(formula)).toBeCloseTo(result);
});

test.each(["$35 - \\square = 21$", "$2 + 3 + 4$", "$x - 3$", "$6^{2}$"])(
	"%s is no bare operation",
	(formula) => {
		expect(bareResult(formula)).toBeUndefined();
	},
);
