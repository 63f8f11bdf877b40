import { expect, test } from "vitest";
import { renderText } from "../../../platform/rich-text/render.ts";
import { answerSource } from "./answer-source.ts";

const shown = (text: string, around: { answer_prefix?: string; answer_suffix?: string } = {}) =>
	renderText(answerSource(text, around)).html.replaceAll(/<[^>]+>/g, "");

test.each([
	["12", { answer_prefix: "$" }, "$12"],
	["94.5", { answer_prefix: "$" }, "$94.50"],
	["1.25", { answer_prefix: "$" }, "$1.25"],
	["94.5", { answer_suffix: "kg" }, "94.5\u00A0kg"],
	["40", { answer_suffix: "°" }, "40°"],
	["15", { answer_suffix: "%" }, "15%"],
	["7", { answer_suffix: "cm" }, "7\u00A0cm"],
	["1", { answer_suffix: "units" }, "1\u00A0unit"],
	["1", { answer_suffix: "s" }, "1\u00A0s"],
	["11", { answer_suffix: "square feet" }, "11\u00A0square\u00A0feet"],
	["4", { answer_prefix: "x =" }, "x = 4"],
	["3/4", { answer_prefix: "$" }, "$34"],
	["$5 and $6", {}, "$5 and $6"],
	["-4", {}, "−4"],
	["x ≥ -2 and (-.5, -1)", {}, "x≥−2 and (−.5, −1)"],
	["21070", { answer_suffix: "m" }, "21,070\u00A0m"],
	["-1234.5", {}, "−1,234.5"],
	["1234,5", {}, "1234,5"],
	["a well-known 3-4, - 2", {}, "a well-known 3-4, - 2"],
	["*2* <b>_x_</b> $x$ [a](b)", {}, "*2* &lt;b&gt;_x_&lt;/b&gt; $x$ [a](b)"],
])("shows %s with %o as %s", (text, around, expected) => {
	expect(shown(text, around)).toBe(expected);
});

test("expressions and roots are formulas as in questions, with words and punctuation between them", () => {
	expect(answerSource("13k - 1200", {})).toBe("$13k - 1{,}200$");
	expect(answerSource("x < 0 and y > -3", { answer_prefix: "x =" })).toBe("$x$ = $x < 0$ and $y > -3$");
	expect(answerSource("5√98", {})).toBe("$5\\sqrt{98}$");
	expect(answerSource("10π", {})).toBe("$10\\pi $");
	expect(answerSource("Between 1/2 and √(2)", {})).toBe("Between $\\dfrac{1}{2}$ and $\\sqrt{2}$");
	expect(renderText(answerSource("13k - 6", {}))).toMatchObject({ spoken: "13k minus 6" });
});
