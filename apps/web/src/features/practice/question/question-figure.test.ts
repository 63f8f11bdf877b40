import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";
import { figureLayout } from "./question-figure.tsx";

test("wide figures are above the answer", () => {
	expect(figureLayout('<svg viewBox="0 0 640 100"></svg>')).toBe("above");
	expect(figureLayout('<svg viewBox="-90 0 400 220"></svg>')).toBe("beside");
	expect(figureLayout("<svg></svg>")).toBe("beside");
});

test("a formula stays with the punctuation after it", () => {
	const { html } = keepTogether({ html: "<math><mn>1</mn></math> and <math><mn>2</mn></math>." });
	expect(html).toBe('<math><mn>1</mn></math> and <span class="pr-together"><math><mn>2</mn></math>.</span>');
});
