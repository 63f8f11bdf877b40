import { describe, expect, test } from "vitest";
import { dayInWords } from "./article.ts";
import { atomFeed } from "./atom-feed.ts";
import { fractionInWords } from "./fraction-words.ts";
import { readArticle, readArticles } from "./read-article.ts";

const head: Readonly<Record<string, string>> = {
	title: "Halves & quarters",
	description: "A description that is long enough to stand in a list and in the results of a search.",
	topic: "Fractions",
	published: "2026-11-21",
	art: "quarter coral, half sky 90, dot gold, ring mint, leaf lilac 180, plus sky",
};

function source(text = "Some words.", changes: Readonly<Record<string, string | null>> = {}): string {
	const lines = Object.entries({ ...head, ...changes })
		.filter(([, value]) => value !== null)
		.map(([key, value]) => `${key}: ${value}`);
	return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}

const read = (text?: string, changes?: Readonly<Record<string, string | null>>) =>
	readArticle({ file: "halves.md", text: source(text, changes) });

describe("an article", () => {
	test("is read with its head, its length and its text", () => {
		const article = read(`## A heading\n\n${"word ".repeat(610)}`, { updated: "2026-11-22" });
		expect(article).toMatchObject({
			slug: "halves",
			title: "Halves & quarters",
			published: "2026-11-21",
			updated: "2026-11-22",
			words: 612,
			minutes: 3,
		});
		expect(article.art[1]).toEqual({ kind: "half", color: "sky", turn: 90, soft: true });
		expect(article.html).toContain('<h2 id="a-heading">A heading</h2>');
	});

	test("that was never changed was updated when it was published", () => {
		expect(read().updated).toBe("2026-11-21");
	});

	test("reads the same with other line endings", () => {
		expect(readArticle({ file: "halves.md", text: source().replaceAll("\n", "\r\n") })).toEqual(read());
	});

	test.each([
		["no title", { title: null }, /title/],
		["a title that is too long for a search result", { title: "x".repeat(71) }, /title/],
		["a description of two words", { description: "Too short" }, /description/],
		["a day that is none", { published: "2026-02-30" }, /published/],
		["five tiles", { art: "dot sky, dot sky, dot sky, dot sky, dot sky" }, /art/],
		["a tile that there is not", { art: `${head["art"]}`.replace("half sky", "moon sky") }, /moon sky 90/],
		["a color that there is not", { art: `${head["art"]}`.replace("half sky", "half pink") }, /half pink 90/],
		["a word that nothing reads", { author: "Jo" }, /author/],
	])("with %s is refused with the name of its file", (_, changes, complaint) => {
		expect(() => read("Words.", changes)).toThrow(complaint);
		expect(() => read("Words.", changes)).toThrow(/^halves\.md: /);
	});

	test.each([
		["Halves.md", source()],
		["halves and more.md", source()],
		["halves.txt", source()],
		["halves.md", "# No head\n"],
		["halves.md", "---\nno colon\n---\nText\n"],
	])("%s is refused", (file, text) => {
		expect(() => readArticle({ file, text })).toThrow(file);
	});

	test("articles are sorted newest first, those of the same day by title", () => {
		const day = (published: string, title: string) => ({
			file: `${title.toLowerCase()}.md`,
			text: source("Words.", { published, title: `${title} and more` }),
		});
		const sources = [day("2026-11-01", "Beta"), day("2026-11-02", "Gamma"), day("2026-11-01", "Alpha")];
		expect(readArticles(sources).map(({ slug }) => slug)).toEqual(["gamma", "alpha", "beta"]);
	});
});

describe("its text", () => {
	test("has fractions that are read aloud, and plain ones elsewhere", () => {
		const { html, plainHtml } = read("Is {3/4} more than {2/40}?");
		expect(html).toContain('aria-hidden="true"><span>3</span><span>4</span></span>');
		expect(html).toContain('<span class="sr">three quarters</span>');
		expect(html).toContain('<span class="sr">2 over 40</span>');
		expect(plainHtml).toContain("<p>Is 3/4 more than 2/40?</p>");
	});

	test.each(["{a/b}", "{3/}", "{1234/2}", "3/4"])("leaves %s as it is", (text) => {
		expect(read(`See ${text} here.`).html).toContain(text);
	});

	test("keeps an equation on one line, and prose unchanged", () => {
		const gap = "\u00a0";
		const { html } = read("They write 52 − 38 = 26, 3x + 2 = 11 and 3 + 4 = ? + 2, with 7 and a plan.");
		expect(html).toContain(
			`write 52${gap}−${gap}38${gap}=${gap}26, 3x${gap}+${gap}2${gap}=${gap}11 and 3${gap}+${gap}4${gap}=${gap}?${gap}+${gap}2, with 7`,
		);
	});

	test("keeps fractions on one line with the signs between them", () => {
		const { html, plainHtml } = read("So {1/4} + {2/5} = {3/9} is less than {1/2} and {1/3}.");
		const [, kept = ""] = /So <span class="together">(.*)<\/span> is less/.exec(html) ?? [];
		expect(kept.match(/class="frac"/g)).toHaveLength(3);
		expect(html.match(/class="together"/g)).toHaveLength(1);
		expect(plainHtml).toContain("1/4 + 2/5 = 3/9 is less");
	});

	test("has drawings with alt text and a caption", () => {
		const { html, plainHtml } = read('![Strips of paper](figure:fraction-strips "The strip & its parts")');
		expect(html).toMatch(
			/^<figure class="figure"><div class="figure-frame" role="img" aria-label="Strips of paper">/,
		);
		expect(html).toContain("<figcaption>The strip &amp; its parts</figcaption></figure>");
		expect(plainHtml).toBe("<p><em>The strip &amp; its parts</em></p>\n");
	});

	test.each([
		["![Words](figure:nothing)", /no drawing "nothing"/],
		["![](figure:fraction-strips)", /not described/],
		["![Words](https://elsewhere.example/a.png)", /no drawing of ours/],
		["# A title of its own", /level 1/],
		["## Two\n\n#### Four", /level 4 and follows level 2/],
		["## Same\n\n## Same", /no address of its own/],
	])("%s is refused", (text, complaint) => {
		expect(() => read(text)).toThrow(complaint);
		expect(() => read(text)).toThrow(/^halves\.md: /);
	});

	test("executes nothing: raw HTML and scripts in links stay text", () => {
		const { html } = read("<script>alert(1)</script>\n\n[press](javascript:alert(1))");
		expect(html).not.toMatch(/<script|href="javascript/);
	});
});

describe("the feed", () => {
	const articles = readArticles([
		{ file: "halves.md", text: source("Is {1/2} < 1? See [more](/blog/other).", { updated: "2026-11-23" }) },
		{ file: "older.md", text: source("Words.", { published: "2026-11-01" }) },
	]);
	const feed = atomFeed(articles);

	test("was changed when its newest article was", () => {
		expect(feed.match(/<updated>([^<]+)</)?.[1]).toBe("2026-11-23T00:00:00Z");
		expect(feed.match(/<entry>/g)).toHaveLength(2);
	});

	test("contains the escaped text, with absolute links", () => {
		expect(feed).toContain("<title>Halves &amp; quarters</title>");
		expect(feed).toContain(
			"&lt;p&gt;Is 1/2 &amp;lt; 1? See &lt;a href=&quot;https://site.invalid/blog/other&quot;&gt;",
		);
		expect(feed).not.toContain("class=");
	});
});

test.each([
	[1, 2, "one half"],
	[3, 2, "three halves"],
	[5, 8, "five eighths"],
	[1, 11, "1 over 11"],
	[25, 100, "25 over 100"],
])("%i/%i is said %s", (top, bottom, words) => {
	expect(fractionInWords(top, bottom)).toBe(words);
});

test("a day is written out, in whatever time zone the build runs", () => {
	expect(dayInWords("2026-01-01")).toBe("January 1, 2026");
});
