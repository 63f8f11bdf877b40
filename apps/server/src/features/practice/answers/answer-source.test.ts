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
	["1", { answer_suffix: "units" }, "1 unit"],
	["1", { answer_suffix: "s" }, "1 s"],
	["11", { answer_suffix: "square feet" }, "11 square feet"],
	["4", { answer_prefix: "x =" }, "x = 4"],
	["3/4", { answer_prefix: "$" }, "$34"],
	["$5 and $6", {}, "$5 and $6"],
	["-4", {}, "−4"],
	["x ≥ -2 and (-.5, -1)", {}, "x ≥ −2 and (−.5, −1)"],
	["a well-known 3-4, - 2", {}, "a well-known 3-4, - 2"],
	["*2* <b>_x_</b> $x$ [a](b)", {}, "*2* &lt;b&gt;_x_&lt;/b&gt; $x$ [a](b)"],
])("shows %s with %o as %s", (text, around, expected) => {
	expect(shown(text, around)).toBe(expected);
});
