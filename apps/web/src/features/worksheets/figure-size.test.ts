import { expect, test } from "vitest";
import { printedWidth } from "./figure-size.ts";

const figure = (width: number, ...sizes: number[]) =>
	`<svg viewBox="-10 0 ${width} 200">${sizes.map((size) => `<text font-size="${size}">1</text>`).join("")}</svg>`;

test("the smallest text decides, so that it is readable on paper", () => {
	expect(printedWidth(figure(400, 20, 18))).toBe(80);
	expect(printedWidth(figure(440, 20, 12))).toBe(132);
});

test("a picture without text is scaled by its drawing; none is tiny or wider than the paper", () => {
	expect(printedWidth(figure(400))).toBe(80);
	expect(printedWidth(figure(2000))).toBe(150);
	expect(printedWidth(figure(400, 60))).toBe(56);
	expect(printedWidth("<svg></svg>")).toBe(80);
});
