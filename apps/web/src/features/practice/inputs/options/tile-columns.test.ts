import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { expect, test } from "vitest";
import { tileColumns } from "./tile-columns.ts";

function option(html: string, spoken: string): PracticeOption {
	return { id: spoken, index: 0, label: { html, spoken }, figure: null, image: null };
}

const mixed =
	'<span class="together"><math><mrow><mn>2</mn><mspace width="0.12em"></mspace><mstyle displaystyle="true"><mfrac><mn>3</mn><mn>4</mn></mfrac></mstyle></mrow></math> in.</span>';

test.each([
	["a mixed number with its unit", option(mixed, "2 and three fourths inches"), false],
	["a number", option("<math><mn>9</mn></math>", "9"), false],
	["signs written as entities", option("x &lt; 3 &amp; y", "x is less than 3 and y"), false],
	["a long word", option("quadrilateral", "quadrilateral"), "is-wordy"],
	["a long formula", option("<math><mn>12</mn><mo>+</mo><mn>13.50</mn></math>", "12 plus 13.5"), "is-wordy"],
	["a sentence", option("It is a line in the middle.", "It is a line in the middle."), "is-long"],
])("%s", (_, one, columns) => {
	expect(tileColumns([option("yes", "yes"), one])).toBe(columns);
});

test("pictures", () => {
	const figure = { svg: "<svg></svg>", alt: "a square" };
	expect(tileColumns([{ ...option("", ""), figure }])).toBe("is-pictured");
});
