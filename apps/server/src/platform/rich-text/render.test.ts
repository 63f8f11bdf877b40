import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readFormula } from "./read-formula.ts";
import { findFaultyFormula, findUnshownPicture, renderPrompt, renderText } from "./render.ts";

const html = (source: string) => renderText(source).html;

/** Milliseconds of processor time, the least of ten tries: other work on the machine does not count, nor compiling. */
function leastWork(work: () => unknown): number {
	const tries = Array.from({ length: 10 }, () => {
		const begun = process.cpuUsage();
		work();
		const { user, system } = process.cpuUsage(begun);
		return (user + system) / 1_000;
	});
	return Math.min(...tries);
}

describe("a text becomes safe HTML", () => {
	test.each([
		["plain", "Nine apples", "Nine apples"],
		["emphasis", "**two** and *three*", "<strong>two</strong> and <em>three</em>"],
		["a line's end", "one\ntwo", "one<br />\ntwo"],
		["two paragraphs", "one\n\ntwo", "<p>one</p>\n<p>two</p>\n"],
		["a list", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"],
		[
			"a formula",
			"Add $\\dfrac{3}{8}$.",
			'Add <math><mstyle displaystyle="true" scriptlevel="0"><mfrac><mn>3</mn><mn>8</mn></mfrac></mstyle></math>.',
		],
		["less than, in a formula", "$x < y$", "<math><mrow><mi>x</mi><mo>&lt;</mo><mi>y</mi></mrow></math>"],
		[
			"a repeating decimal",
			"$0.1\\overline{6}$",
			'<math><mrow><mn>0.1</mn><mrow class="overbar"><mn>6</mn></mrow></mrow></math>',
		],
		[
			"an absolute value, in which nothing is subtracted",
			"$|-5|$",
			'<math><mrow><mo fence="true" form="prefix" stretchy="false">|</mo><mo form="prefix" stretchy="false">−</mo><mn>5</mn><mo fence="true" form="postfix" stretchy="false">|</mo></mrow></math>',
		],
		[
			"a mixed number",
			"$2\\frac{1}{3}$",
			'<math><mrow><mn>2</mn><mspace width="0.12em"></mspace><mfrac><mn>1</mn><mn>3</mn></mfrac></mrow></math>',
		],
		[
			"a negative fraction",
			"$-\\frac{1}{3}$",
			'<math><mrow><mo form="prefix" stretchy="false">−</mo><mspace width="0.12em"></mspace><mfrac><mn>1</mn><mn>3</mn></mfrac></mrow></math>',
		],
		["a single bar", "$a|b$", "<math><mrow><mi>a</mi><mi>|</mi><mi>b</mi></mrow></math>"],
		["an underline, which pages can't show", "$\\underline{x}$", "\\underline{x}"],
		[
			"a class of nobody's",
			"$\\hat{x}$",
			'<math><mover><mi>x</mi><mo stretchy="false">ˆ</mo></mover></math>',
		],
		["a crossed-out number, which pages can't show", "$\\cancel{4}$", "\\cancel{4}"],
		["a boxed number, which pages can't show", "$\\boxed{4}$", "\\boxed{4}"],
		[
			"room for a digit",
			"$\\phantom{3}4$",
			"<math><mrow><mphantom><mn>3</mn></mphantom><mn>4</mn></mrow></math>",
		],
		["money, which is no formula", "It costs $5", "It costs $5"],
		["a number and its unit on one line", "8 m by 70 cm", "8\u00A0m by 70\u00A0cm"],
		["a number before another word", "8 more", "8 more"],
		[
			"two prices",
			"\\$5 and \\$6, so $5 + 6$",
			"$5 and $6, so <math><mrow><mn>5</mn><mo>+</mo><mn>6</mn></mrow></math>",
		],
		[
			"money in a formula",
			"$\\$5 + \\$6$",
			"<math><mrow><mi>$</mi><mn>5</mn><mo>+</mo><mi>$</mi><mn>6</mn></mrow></math>",
		],
		["an entity", "&lt;b&gt; &amp; more", "&lt;b&gt; &amp; more"],
		["somebody else's mark", "a\uE0000\uE001b", "a0b"],
		[
			"a picture of ours",
			`See ![Three **red** apples](/images/${"a1".repeat(32)}.webp)`,
			`See <img src="/images/${"a1".repeat(32)}.webp" alt="Three red apples" />`,
		],
		[
			"a picture whose words hold a formula",
			`![$\\dfrac{3}{8}$ of a "bar", $x < 2$](/images/${"a1".repeat(32)}.webp)`,
			`<img src="/images/${"a1".repeat(32)}.webp" alt="three eighths of a &quot;bar&quot;, x is less than 2" />`,
		],
		[
			"a space, and one that would push the page aside",
			"$1 \\quad \\hspace{9999em} \\hspace{1cm}$",
			'<math><mrow><mn>1</mn><mspace width="1em"></mspace><mspace></mspace><mspace width="1cm"></mspace></mrow></math>',
		],
		[
			"a picture without words, which stays as it was written",
			`![](/images/${"a1".repeat(32)}.webp)`,
			`![](/images/${"a1".repeat(32)}.webp)`,
		],
		[
			"a picture from elsewhere, and a link, which stay as they were written",
			"a ![pixel](//evil.example/images/x.webp) [b](//evil.example)",
			"a ![pixel](//evil.example/images/x.webp) [b](//evil.example)",
		],
		[
			"a picture and a link whose address stands apart",
			"![x][y] and [y]\n\n[y]: https://evil.example/x.png",
			"<p>![x][y] and [y]</p>\n<p>[y]: https://evil.example/x.png</p>\n",
		],
		[
			"a table",
			"| x | y |\n|---|---|\n| 1 | $2$ |",
			"<table>\n<thead>\n<tr>\n<th>x</th>\n<th>y</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td><math><mn>2</mn></math></td>\n</tr>\n</tbody>\n</table>\n",
		],
		["the place of a box, where there is none", "4 + [[a]] = 6", "4 + [[a]] = 6"],
	])("%s", (_, source, expected) => {
		expect(html(source)).toBe(expected);
	});

	test("a prompt keeps the places of its boxes", () => {
		const prompt = renderPrompt("$4 +$ [[a]] $= 6$ and [[b-2]]\uE002x\uE003 [[<b>]]");
		expect(prompt.html).toContain('<span data-blank="a"></span>');
		expect(prompt.html).toContain('<span data-blank="b-2"></span>');
		expect(prompt.html.match(/data-blank/g)).toHaveLength(2);
		expect(prompt.html).toContain("[[&lt;b&gt;]]");
		expect(prompt.spoken).toBe("4 plus blank equals 6 and blank x [[<b>]]");
	});

	const attacks = [
		"<script>alert(1)</script>",
		"<ScRiPt src=//evil.example>",
		"<img src=x onerror=alert(1)>",
		"<svg/onload=alert(1)>",
		"<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
		"<a href='javascript:alert(1)'>x</a>",
		"<iframe srcdoc='<script>alert(1)</script>'>",
		"<p style='position:fixed'>x</p>",
		"<!--><script>alert(1)</script>-->",
		"![x](https://evil.example/pixel.png)",
		"[x](javascript:alert(1))",
		"<https://evil.example>",
		"https://evil.example",
		"[x]: javascript:alert(1)\n\n[x]",
		"```\n<script>\n```",
		"**<b onclick=alert(1)>x</b>**",
		"$\\href{javascript:alert(1)}{x}$",
		"$\\url{javascript:alert(1)}$",
		"$\\includegraphics{https://evil.example/x.png}$",
		"$\\htmlStyle{position:fixed}{x}$",
		"$\\htmlClass{evil}{x}$",
		"$\\htmlData{x=y}{x}$",
		"$\\style{position:fixed}{x}$",
		"$\\class{evil}{x}$",
		"$\\text{<img src=x onerror=alert(1)>}$",
		"$\\text{</mtext></math><script>alert(1)</script>}$",
		"$\\color{red;background:url(//evil.example)}x$",
		"$<script>alert(1)</script>$",
		"$\\def\\x{<script>}\\x$",
	];
	const harmless =
		/^(?:[^<>]|<\/?(?:p|br \/|strong|em|ul|ol|li|span|table|thead|tbody|t[rhd]|m[a-z]+)(?: (?:display|displaystyle|scriptlevel|stretchy|fence|form|lspace|rspace|separator|mathvariant|linethickness|width|column[a-z]+|rowspacing)="[^"<>:]*")*>)*$/;

	test.each(attacks)("%s", (source) => {
		for (const text of [source, `before ${source} after`, `$x$ ${source}`])
			expect(html(text)).toMatch(harmless);
	});

	test("nothing else gets through, whatever the text", () => {
		const pieces = fc.constantFrom(
			...attacks,
			"$",
			"\\",
			"{",
			"}",
			"<",
			">",
			"\n\n",
			"*",
			"`",
			"&#x3C;script&#x3E;",
			"\\frac",
			"^",
			"_",
			"\uE0000\uE001",
		);
		const text = fc
			.array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 12 })
			.map((parts) => parts.join(""));
		fc.assert(
			fc.property(text, (source) => {
				expect(html(source)).toMatch(harmless);
			}),
			{ numRuns: 300 },
		);
	});
});

test.each([
	[
		"![a pizza](https://elsewhere.example/pizza.png) is cut.",
		"![a pizza](https://elsewhere.example/pizza.png)",
	],
	["- **![a $\\dfrac{1}{2}$ pizza](pizza.png)**", "![a  pizza](pizza.png)"],
	[`![](/images/${"a1".repeat(32)}.webp)`, `![](/images/${"a1".repeat(32)}.webp)`],
	[`![a pizza](/images/${"a1".repeat(32)}.webp) and \\![x](y), [x](y), !{x}`, undefined],
])("finds an image in %s that is not shown", (text, found) => {
	expect(findUnshownPicture(text)).toBe(found);
});

describe("a formula that is too expensive is shown as source text, at once", () => {
	test.each([
		["nested braces", "{".repeat(20_000) + "}".repeat(20_000)],
		["nested just beyond the limit", `${"{".repeat(51)}x${"}".repeat(51)}`],
		["long", "x+".repeat(100_000)],
		["just beyond the limit", "x".repeat(2_001)],
		["nested fractions", `${"\\frac{1}{".repeat(200)}1${"}".repeat(200)}`],
		[
			"a macro that doubles",
			"\\def\\a{xxxx}\\def\\b{\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d}\\e\\e\\e\\e",
		],
		["a macro that calls itself", "\\def\\a{\\a\\a}\\a"],
		["content that is written twice", `${"\\cancelto{x}{".repeat(50)}x${"}".repeat(50)}`],
		["a wide table", `\\begin{cases}${"&".repeat(1_900)}\\end{cases}`],
		["nothing that is known", "\\nosuchcommand{1}"],
	])("%s", (_, tex) => {
		const source = `$${tex}$`;
		expect(leastWork(() => renderText(source))).toBeLessThan(50);
		const { html: shown, spoken } = renderText(source);
		expect(shown.length + spoken.length).toBeLessThan(7 * source.length + 2_000);
		expect(findFaultyFormula(source)?.fault).toBeDefined();
	});

	test.each([
		["\\def\\a{xxxx}\\a", "math-macro"],
		["\\gdef\\a{x}\\a", "math-macro"],
		["\\edef\\a{x}\\a", "math-macro"],
		["\\xdef\\a{x}\\a", "math-macro"],
		["\\global\\def\\a{x}\\a", "math-macro"],
		["\\long\\def\\a{x}\\a", "math-macro"],
		["\\let\\a=\\frac\\a12", "math-macro"],
		["\\futurelet\\a\\b\\frac12", "math-macro"],
		["\\newcommand{\\a}{x}\\a", "math-macro"],
		["\\renewcommand{\\frac}{x}", "math-macro"],
		["\\providecommand\\a{x}\\a", "math-macro"],
		["\\DeclareMathOperator{\\a}{x}", "math-macro"],
		["\\expandafter\\frac\\alpha2", "math-macro"],
		["\\text{\\def\\a{x}\\a}", "math-macro"],
		["x \\@firstoftwo{a}{b}", "math-macro"],
		["\\mathllap{x}", "too-much-math"],
		["x".repeat(2_001), "too-much-math"],
		[`\\begin{matrix}${"&".repeat(1_900)}\\end{matrix}`, "too-much-math"],
		["\\nosuchcommand", "unreadable-math"],
		["\\frac{1}{", "unreadable-math"],
		// A line break and letters, not a command.
		["x \\\\def y", undefined],
		["\\left( \\lettre", "unreadable-math"],
		["\\dfrac{1}{2}", undefined],
	])("%s has the fault %s", (tex, fault) => {
		expect(findFaultyFormula(`Add $1$ and $${tex}$.`)?.fault).toBe(fault);
	});

	test("huge spaces are limited", () => {
		expect(html("$\\rule{99999em}{99999em}\\hspace{99999em}$")).not.toContain("99999");
	});

	test("many formulas share the limits of a text", () => {
		expect(findFaultyFormula("$x$ ".repeat(150))).toBeUndefined();
		expect(findFaultyFormula("$x$ ".repeat(151))?.fault).toBe("too-much-math");
		const wide = `$\\begin{matrix}${"&".repeat(500)}\\end{matrix}$ `;
		expect(findFaultyFormula(wide)).toBeUndefined();
		expect(findFaultyFormula(wide.repeat(9))?.fault).toBe("too-much-math");
		expect(html(wide.repeat(9)).length).toBeLessThan(200_000);
		expect(html("x".repeat(20_001))).toBe("x".repeat(20_001));
	});

	// Also guards against a new Temml: one that writes its content twice makes a formula that doubles at each
	// level.
	test("no Temml command multiplies its content", async () => {
		const source = await readFile(fileURLToPath(import.meta.resolve("temml")), "utf8");
		const names = new Set([...source.matchAll(/\\\\([a-zA-Z]+)/g)].map(([, name]) => name));
		expect(names.size).toBeGreaterThan(1_000);
		const nested = (before: string, after: string, depth: number) =>
			`${before.repeat(depth)}x${after.repeat(depth)}`;
		const told = vi.spyOn(console, "error").mockImplementation(() => {});
		const lengthOf = (tex: string) => {
			const read = readFormula(tex);
			return "html" in read ? read.html.length : 0;
		};
		const doubling = [...names].filter((name) =>
			[
				[`\\${name}{`, "}"],
				[`\\${name}{x}{`, "}"],
				[`\\${name}{`, "}{x}"],
				[`\\text{\\${name}{`, "}}"],
			].some(
				([before = "", after = ""]) =>
					lengthOf(nested(before, after, 6)) > 3 * lengthOf(nested(before, after, 3)) + 200,
			),
		);
		told.mockRestore();
		expect(doubling).toEqual([]);
	});

	test("a written answer of spaces or punctuation blocks no one", () => {
		const pieces = [
			"\n",
			" \n",
			"\n    ",
			"\u2028",
			"\t",
			"- ",
			"| - ",
			":-|",
			"\n|-|\n",
			"*",
			"[",
			"![",
			"`",
			"&amp;",
		];
		for (const piece of pieces) {
			const text = `a${piece.repeat(2_000).slice(0, 2_000)}a`;
			expect([piece, leastWork(() => renderText(text)) < 50]).toEqual([piece, true]);
		}
	});

	test("just within the limits it is still rendered", () => {
		expect(html(`$${"{".repeat(50)}x${"}".repeat(50)}$`)).toContain("<mi>x</mi>");
		expect(html(`$${"x+".repeat(999)}x$`)).toContain("<mo>+</mo>");
	});
});

describe("a text read aloud", () => {
	test.each([
		["$\\dfrac{3}{8}$", "three eighths"],
		["$\\frac12$", "one half"],
		["$2\\dfrac{1}{4} + \\dfrac{1}{2}$", "2 and one fourth plus one half"],
		["What is $7 \\times 8$?", "What is 7 times 8?"],
		["$56 \\div 8 = \\square$", "56 divided by 8 equals blank"],
		["$9 - 4$", "9 minus 4"],
		["$x^2 + y^{3}$", "x squared plus y cubed"],
		["$2^{10}$", "2 to the power of 10"],
		["$5^{24}$", "5 to the power of 24"],
		["$x^{-1}$", "x to the power of minus 1"],
		["$x^n$", "x to the power of n"],
		["$90^\\circ$ and $45\\degree$", "90 degrees and 45 degrees"],
		["$a \\le b \\geq c \\neq d$", "a is at most b is at least c is not equal to d"],
		["$a < b > c$", "a is less than b is greater than c"],
		["$\\sqrt{16} \\cdot \\pi$", "square root of 16 times pi"],
		["$\\dfrac{\\sqrt{9}}{x^2}$", "square root of 9 over x squared"],
		["$25\\%$ of $\\text{30 apples}$", "25 percent of 30 apples"],
		["$\\left(1 + 2\\right)$", "(1 plus 2)"],
		["**Round** to the _nearest_ ten.", "Round to the nearest ten."],
		["3\\.5 \\* 2", "3.5 * 2"],
		["one\n\ntwo", "one two"],
		["Mix 1/4 cup and 2 1/2 cups at 9/20/2026.", "Mix one fourth cup and 2 and one half cups at 9/20/2026."],
		["17/9 × 68 is 4 km/h", "seventeen ninths × 68 is 4 km/h"],
	])("%s", (source, spoken) => {
		expect(renderText(source).spoken).toBe(spoken);
	});
});
