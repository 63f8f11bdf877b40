import { describe, expect, test } from "vitest";
import { exampleSelectOne } from "../../examples/questions.ts";
import { type PictureReading, placePictures, treeWithPictures } from "../items/carried-pictures.ts";
import { escapeMarkdown, foreignMarkdown, plainToMarkdown } from "./plain-to-markdown.ts";
import { plainFormula } from "../../question/text/plain-formula.ts";
import { readEntities, readHtml } from "./read-html.ts";
import { shortened } from "./shortened.ts";
import { treeToMarkdown } from "./tree-to-markdown.ts";
import { element } from "./xml-node.ts";

const readingOf = (): PictureReading => ({
	notes: [],
	pictures: [],
	find: (src) => (src === "bee.png" ? { name: src, base64: "QUJD" } : undefined),
});
const fromHtml = (html: string) => treeToMarkdown([readHtml(html)]);

describe("plain text as Markdown", () => {
	test.each([
		["money", "$3 and $4", "\\$3 and \\$4"],
		[
			"a formula of another system",
			"Is \\(x^2\\) more than $$\\frac{1}{2}$$?",
			"Is $x^2$ more than $\\frac{1}{2}$?",
		],
		["a formula between single signs", "Is $x_1$ more than $5?", "Is $x_1$ more than \\$5?"],
		["stars", "2*3*4 and 2 * 3", "2\\*3\\*4 and 2 * 3"],
		["the place of a box", "[[a]]", "[\\[a]]"],
		["the beginning of a list", "- one\n1. two\n# three", "\\- one\n1\\. two\n\\# three"],
		["a picture", "![a](b)", "!\\[a](b)"],
	])("%s", (_, text, markdown) => {
		expect(plainToMarkdown(text)).toBe(markdown);
	});

	test("in another program's Markdown an odd dollar sign is money", () => {
		expect(foreignMarkdown("**Pay** $5 [[x]]")).toBe("**Pay** \\$5 [\\[x]]");
		expect(escapeMarkdown("&amp; a_b _c_")).toBe("\\&amp; a_b \\_c\\_");
	});
});

describe("HTML as Markdown", () => {
	test.each([
		["paragraphs and breaks", "<p>One<br>two</p><p>three</p>", "One\ntwo\n\nthree"],
		["marks", "<b> a </b>and <i>b</i>", "**a** and *b*"],
		["lists", "<ul><li>a<li>b</ul><ol><li>c</li></ol>", "- a\n- b\n\n1. c"],
		[
			"a table",
			"<table><tr><th>x</th><th>y</th></tr><tr><td>1</td></tr></table>",
			"| x | y |\n| --- | --- |\n| 1 |  |",
		],
		["powers", "x<sup>2</sup>", "x$^{2}$"],
		[
			"MathML",
			"<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>×</mo><msqrt><mi>x</mi></msqrt></math>",
			"$\\dfrac{1}{2}\\times \\sqrt{x}$",
		],
		[
			"entities",
			"3 &times; 4 &lt; 5 &#x41; &unknown;",
			"3 × 4 < 5 A &unknown;".replace("&unknown;", "\\&unknown;"),
		],
		[
			"what runs",
			'<script>alert(1)</script><p onclick="x()">a<iframe src="//evil"></iframe><style>p{}</style></p>',
			"a",
		],
		["a link", '<a href="javascript:x()">words</a>', "words"],
		["a comment that does not end", "a<!-- b", "a"],
		["a smaller sign", "1 < 2 and 3>2", "1 < 2 and 3>2"],
	])("%s", (_, html, markdown) => {
		expect(fromHtml(html)).toBe(markdown);
	});

	test.each([
		["not in the file", "nowhere.png", "in-text", "a bee", "picture-left-out: a bee"],
		["in a text", "bee.png", "in-text", "![a bee](carried:a)", ""],
		["under the question", "bee.png", "under", "", ""],
		["in its address", "data:image/png;base64,QUJD", "in-text", "![a bee](carried:a)", ""],
		["where none can be", "bee.png", "nowhere", "a bee", "picture-no-place: a bee"],
		[
			"in an address that is no picture",
			"data:text/html;base64,QUJD",
			"under",
			"a bee",
			"picture-left-out: a bee",
		],
	] as const)("a picture %s", (_, src, place, markdown, told) => {
		const reading = readingOf();
		const html = `<img src="${src}" alt="a bee">`;
		expect(treeWithPictures([readHtml(html)], reading, place)).toBe(markdown);
		expect(reading.notes.map(({ code, detail }) => `${code}: ${detail}`).join()).toBe(told);
		expect(reading.pictures).toHaveLength(told === "" ? 1 : 0);
	});

	test("a picture without alt text is left out; one in an object element is kept", () => {
		const reading = readingOf();
		const nodes = [
			element("img", { src: "bee.png" }),
			element("object", { data: "bee.png", type: "image/png" }, "two bees"),
		];
		expect(treeWithPictures(nodes, reading, "in-text")).toBe("![two bees](carried:a)");
		expect(reading.notes).toEqual([{ code: "picture-without-words", detail: "bee.png" }]);
	});

	test("stored pictures replace their markers, alt texts the others", () => {
		const reading = readingOf();
		const markOf = (alt: string) =>
			treeWithPictures([readHtml(`<img src="bee.png" alt="${alt}">`)], reading, "in-text");
		const [own, hint, lost] = [markOf("bee"), markOf("a [hive] of $5"), markOf("wasp")];
		const image = { src: `/images/${"0a".repeat(32)}.webp`, alt: "", width: 4, height: 3 };
		const question = exampleSelectOne({ hints: [`Look: ${hint}`, `Or ${lost}?`] });
		const options = question.options.map((option, at) =>
			at === 0 ? { ...option, label: `${own} one` } : option,
		);
		const placed = new Map(
			reading.pictures.map((picture) => [
				picture.mark ?? "",
				{ picture, image: picture.mark === lost ? null : image },
			]),
		);
		expect(placePictures({ ...question, options }, placed)).toEqual({
			...question,
			options: [{ ...question.options[0], label: "one", image }, ...question.options.slice(1)],
			hints: [`Look: ![a  hive  of \\$5](${image.src})`, "Or wasp?"],
		});
	});

	test("endless and broken HTML is read quickly", () => {
		const begun = performance.now();
		for (const html of [
			"<a".repeat(20_000),
			'<a "'.repeat(10_000),
			"<div>".repeat(8_000),
			"&".repeat(40_000),
			"<!--".repeat(10_000),
			"<b>x".repeat(9_000),
		])
			expect(typeof fromHtml(html)).toBe("string");
		expect(performance.now() - begun).toBeLessThan(10_000);
	});
});

test("names of inherited object properties are neither entities nor commands of formulas", () => {
	const words = "&toString; &valueOf; &__proto__;";
	expect(readEntities(words)).toBe(words);
	expect(plainFormula("1 \\toString 2 \\constructor 3")).toBe("1   2   3");
	expect(plainFormula("\\sqrt[constructor]{2}")).toBe("constructorth root of 2");
});

test("a text is shortened between characters", () => {
	expect(shortened(`${"x".repeat(8)}😀😀`, 10)).toBe(`${"x".repeat(8)}…`);
	expect(shortened("x😀", 3)).toBe("x😀");
});
