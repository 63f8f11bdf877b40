import { expect, test } from "vitest";
import { keepTogether, wholeWords } from "./keep-together.ts";

const box = (id: string) => `<span data-blank="${id}"></span>`;

test("a formula or a box keeps the punctuation after it", () => {
	const html = `Tens: ${box("a")}. Ones: ${box("b")} of <math><mi>x</mi></math>?`;
	expect(keepTogether(html)).toBe(
		`Tens: <span class="together">${box("a")}.</span> Ones: ${box("b")} of <span class="together"><math><mi>x</mi></math>?</span>`,
	);
});

test("a parenthesis stays with the box that it opens or closes", () => {
	expect(keepTogether(`Point E: (${box("x")}, ${box("y")}) and (${box("z")} cm)`)).toBe(
		`Point E: <span class="together">(${box("x")},</span> <span class="together">${box("y")})</span> and <span class="together">(${box("z")}</span> cm)`,
	);
});

test("only the formula before the punctuation is kept with it", () => {
	const html = keepTogether("<math><mn>1</mn></math> and <math><mn>2</mn></math>.");
	expect(html).toBe('<math><mn>1</mn></math> and <span class="together"><math><mn>2</mn></math>.</span>');
});

test("a formula stays on one line with its unit, which a nonbreaking space alone does not do", () => {
	expect(keepTogether("<math><mn>3</mn></math>\u00a0cm of <math><mn>4</mn></math> ribbons")).toBe(
		'<span class="together"><math><mn>3</mn></math>\u00a0cm</span> of <math><mn>4</mn></math> ribbons',
	);
});

test("a letter and the word after its hyphen stay on one line, in the text alone", () => {
	expect(
		keepTogether('<img alt="The x-axis"> The x-axis of a counter-clockwise <math><mi>y</mi></math>-axis.'),
	).toBe(
		'<img alt="The x-axis"> The <span class="together">x-axis</span> of a counter-clockwise <span class="together"><math><mi>y</mi></math>-axis</span>.',
	);
});

test("short compounds stay on one line, longer ones and the names of tags may break", () => {
	expect(keepTogether("A two-digit number, <i data-two-way>one-sixteenth</i> of it")).toBe(
		'A <span class="together">two-digit</span> number, <i data-two-way>one-sixteenth</i> of it',
	);
	expect(wholeWords("Two-step stories, step-by-step")).toEqual([
		"",
		"Two-step",
		" stories, ",
		"step-by-step",
		"",
	]);
	expect(wholeWords("Whole-number exponents")).toEqual(["Whole-number exponents"]);
});
