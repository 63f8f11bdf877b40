import { expect, test } from "vitest";
import { writeMail } from "./mail-page.ts";

const evil = `<img src=x onerror="a()">&'`;

test("what a person wrote never becomes markup", () => {
	const { html, text } = writeMail({
		title: evil,
		greeting: evil,
		blocks: [
			{ kind: "heading", text: evil },
			{ kind: "subheading", text: evil },
			{ kind: "text", text: evil },
			{ kind: "list", items: [evil] },
			{ kind: "button", words: evil, href: `https://learnin.test/?a="&b` },
			{ kind: "link", words: evil, href: `https://learnin.test/"` },
		],
		foot: [evil, { words: evil, href: `https://learnin.test/"` }],
	});
	expect(html).not.toContain("<img");
	expect(html).not.toContain(`"a()"`);
	expect(html.match(/&lt;img src=x onerror=&quot;a\(\)&quot;&gt;&amp;&#39;/g)).toHaveLength(12);
	expect(html).toContain('href="https://learnin.test/?a=&quot;&amp;b"');
	expect(text).toContain(evil);
});

test("the HTML loads nothing, and both parts say the same", () => {
	const { html, text } = writeMail({
		title: "Your week",
		greeting: "Hello Amara,",
		blocks: [
			{ kind: "heading", text: "Maya" },
			{ kind: "subheading", text: "Went well" },
			{ kind: "list", items: ["One", "Two"] },
			{ kind: "button", words: "See more", href: "https://learnin.test/parent/dashboard" },
		],
		foot: ["Why.", { words: "No more", href: "https://learnin.test/unsubscribe?token=t" }],
	});
	expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/iu);
	expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual([
		"https://learnin.test/parent/dashboard",
		"https://learnin.test/unsubscribe?token=t",
	]);
	// The button belongs to all cards, not to the last.
	expect(html).toMatch(/<\/ul><\/div>\n<div style="[^"]*"><p [^>]*><a href="[^"]*\/parent\/dashboard"/u);
	expect(text).toBe(`Hello Amara,

Maya
====

Went well

- One
- Two

See more:
https://learnin.test/parent/dashboard

Why.

No more:
https://learnin.test/unsubscribe?token=t

Learnin
Interactive Math Mastery
`);
});
