import { expect, test } from "vitest";
import { valueHtml } from "./value-html.ts";

test.each([
	["21070", "21,070"],
	["<em>& -3", "&lt;em>&amp; −3"],
	["3x", "3<math><mi>x</mi></math>"],
	["−√6", "−<math><msqrt><mtext>6</mtext></msqrt></math>"],
	["1 3/4", '1<math><mstyle displaystyle="true"><mfrac><mn>3</mn><mn>4</mn></mfrac></mstyle></math>'],
])("%s is drawn as %s", (value, expected) => {
	expect(valueHtml(value)).toBe(expected);
});
