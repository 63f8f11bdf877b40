import { expect, test } from "vitest";
import { renderText } from "../../platform/rich-text/render.ts";
import { writtenOut } from "./written-out.ts";

test.each([
	[String.raw`What is $\dfrac{1}{2} - \dfrac{2}{5}$?`, "What is 1⁄2 − 2⁄5?"],
	[String.raw`$1\dfrac{1}{2}$`, "1 1⁄2"],
	[String.raw`$-\dfrac{1}{2}$`, "−1⁄2"],
	[String.raw`$\frac{x+1}{2}$`, "(x + 1)⁄2"],
	[String.raw`$x^2 + \sqrt{9}$`, "x^2 + √9"],
	[String.raw`$-3 \times -4$`, "−3 × −4"],
	[String.raw`$0.1\overline{6}$`, "0.1(6)"],
	[String.raw`$45^\circ$`, "45°"],
	[String.raw`**Maya** pays \$5.`, "Maya pays $5."],
])("%s", (text, words) => {
	expect(writtenOut(renderText(text).html)).toBe(words);
});
