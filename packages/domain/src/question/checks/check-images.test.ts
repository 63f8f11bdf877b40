import { describe, expect, test } from "vitest";
import { exampleFillOne, exampleMatch, exampleSelectAll } from "../../examples/questions.ts";
import { faultsOf } from "../testing/fault-codes.ts";

const good = '<svg viewBox="0 0 1 1"></svg>';
const address = `/images/${"a".repeat(64)}.webp`;
const image = { src: address, alt: "A dog.", width: 20, height: 10 };

describe("a figure only draws, scales, and has alt text", () => {
	test.each([
		["no figure at all", "", "unsafe-figure"],
		["no element of its own", "<p></p>", "unsafe-figure"],
		["no view box", "<svg></svg>", "unsafe-figure"],
		["a fixed width", '<svg viewBox="0 0 1 1" width="9"></svg>', "unsafe-figure"],
		["a fixed height", '<svg height="9" viewBox="0 0 1 1"></svg>', "unsafe-figure"],
		["something behind it", `${good}<b>x</b>`, "unsafe-figure"],
		["a script", '<svg viewBox="0 0 1 1"><script>x()</script></svg>', "unsafe-figure"],
		["a handler", '<svg viewBox="0 0 1 1"><g onload="x()"/></svg>', "unsafe-figure"],
		["a style", '<svg viewBox="0 0 1 1"><style>*{}</style></svg>', "unsafe-figure"],
		["a link", '<svg viewBox="0 0 1 1"><a href="/">x</a></svg>', "unsafe-figure"],
		["another picture", '<svg viewBox="0 0 1 1"><image href="/x.png"/></svg>', "unsafe-figure"],
		["a class of the page", '<svg viewBox="0 0 1 1"><g class="x"/></svg>', "unsafe-figure"],
		["a name that could clash", '<svg viewBox="0 0 1 1"><g id="x"/></svg>', "unsafe-figure"],
		["a fill from elsewhere", '<svg viewBox="0 0 1 1"><g fill="url(#x)"/></svg>', "unsafe-figure"],
		["foreign content", '<svg viewBox="0 0 1 1"><foreignObject/></svg>', "unsafe-figure"],
		["a comment", '<svg viewBox="0 0 1 1"><!-- x --></svg>', "unsafe-figure"],
		["a handler after a slash", '<svg viewBox="0 0 1 1"><g/onload="x()"/></svg>', "unsafe-figure"],
		["a handler after a quote", '<svg viewBox="0 0 1 1"onload="x()"></svg>', "unsafe-figure"],
		["an element of pages", '<svg viewBox="0 0 1 1"><img/src=x/onerror=x()></svg>', "unsafe-figure"],
		[
			"a way to elsewhere",
			'<svg viewBox="0 0 1 1"><meta http-equiv="refresh" content="0;/x"></svg>',
			"unsafe-figure",
		],
		["a form", '<svg viewBox="0 0 1 1"><form/action=/x></form></svg>', "unsafe-figure"],
		[
			"a hidden fill from elsewhere",
			'<svg viewBox="0 0 1 1"><g fill="&#117;rl(/x)"/></svg>',
			"unsafe-figure",
		],
		[
			"a fill spelled otherwise",
			String.raw`<svg viewBox="0 0 1 1"><g fill="\75 rl(/x)"/></svg>`,
			"unsafe-figure",
		],
		["an end of what is around it", '<svg viewBox="0 0 1 1"></div></svg>', "unsafe-figure"],
	])("not %s", (_, svg, fault) => {
		expect(faultsOf(exampleFillOne({ figure: { svg, alt: "A dog." } }))).toEqual([`figure.svg: ${fault}`]);
	});
	test("shapes and text are fine", () => {
		const shapes =
			'<g transform="scale(2)"><path d="M0 0h1z" fill-opacity=".5"/><text x="1" y="2">1 &lt; 2</text></g>';
		const svg = `<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg">\n${shapes}\n</svg>`;
		expect(faultsOf(exampleFillOne({ figure: { svg, alt: "A dog." } }))).toEqual([]);
	});
	// The best of three: a busy machine is not a failure.
	test("a long one is checked quickly", { retry: 2 }, () => {
		const svg = `<svg viewBox="0 0 1 1">${"<g ".repeat(30_000)}</svg>`;
		const begin = performance.now();
		expect(faultsOf(exampleFillOne({ figure: { svg, alt: "A dog." } }))).toEqual([
			"figure.svg: unsafe-figure",
		]);
		expect(performance.now() - begin).toBeLessThan(1_000);
	});
	test("not one without alt text", () => {
		expect(faultsOf(exampleFillOne({ figure: { svg: good, alt: " " } }))).toEqual([
			"figure.alt: figure-without-alt",
		]);
	});
});

describe("an uploaded picture is ours, has alt text and a size", () => {
	test.each([
		["words", { alt: "" }, "figure-without-alt"],
		["an address of ours", { src: "https://example.org/x.png" }, "bad-image"],
		["the hash of its bytes", { src: "/images/dog.png" }, "bad-image"],
		["a kind we serve", { src: address.replace("webp", "svg") }, "bad-image"],
		["no way out of its folder", { src: `/images/../${"a".repeat(64)}.png` }, "bad-image"],
		["a width", { width: 0 }, "bad-image"],
		["whole pixels", { height: 1.5 }, "bad-image"],
		["a real size", { width: Number.NaN }, "bad-image"],
	])("%s", (_, changes, fault) => {
		expect(faultsOf(exampleFillOne({ images: [{ ...image, ...changes }] }))).toEqual([`images[0]: ${fault}`]);
	});
	test("and then it is fine", () => {
		expect(faultsOf(exampleFillOne({ images: [image] }))).toEqual([]);
	});
});

describe("pictures of options are checked like those of the question", () => {
	const options = (picture: object) => [
		{ id: "a", label: "", ...picture },
		{ id: "b", label: "$5$" },
		{ id: "c", label: "$8$" },
	];
	test.each([
		[
			"a figure that runs code",
			{ figure: { svg: "<svg onload=x></svg>", alt: "A dog." } },
			"figure.svg: unsafe-figure",
		],
		["a figure without words", { figure: { svg: good, alt: "" } }, "figure.alt: figure-without-alt"],
		["a picture of somebody else", { image: { ...image, src: "//x" } }, "options[0].image: bad-image"],
		["neither picture nor words", {}, "options[0].label: blank-text"],
	])("%s", (_, picture, fault) => {
		const question = exampleSelectAll({
			options: options(picture),
			key: { option_ids: ["a"] },
			known_mistakes: [],
		});
		expect(faultsOf(question)).toEqual([fault]);
	});
	test("on both sides of a match", () => {
		const figure = { svg: good, alt: "" };
		const { left_options, right_options } = exampleMatch();
		const [left, ...lefts] = left_options;
		const [right, ...rights] = right_options;
		const question = exampleMatch({
			left_options: [{ ...left, id: "half", label: "", figure }, ...lefts],
			right_options: [{ ...right, id: "a", label: "", image: { ...image, alt: "" } }, ...rights],
		});
		expect(faultsOf(question)).toEqual([
			"figure.alt: figure-without-alt",
			"right_options[0].image: figure-without-alt",
		]);
	});
});
