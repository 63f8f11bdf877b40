import { expect, test } from "vitest";
import { letterPage } from "./letter-page.ts";

const base = "https://learnin.test";

const letter = (text: string) => letterPage({ subject: "Confirm your email", text }, base);

test("shows a letter's text as HTML, its first link as a button and the others as links", () => {
	const page = letter(`Hello Amara,

Open this link to confirm
that it is yours:
${base}/confirm-email?token=a&b

If this was not you, choose a password:
${base}/forgot-password

Learnin
Interactive Math Mastery
`);
	expect(page).toMatch(/<h1[^>]*>Confirm your email<\/h1>\s*<p[^>]*>Hello Amara,<\/p>/);
	expect(page).toContain(">Open this link to confirm that it is yours:</p>");
	expect(page).toMatch(
		/<a href="https:\/\/learnin\.test\/confirm-email\?token=a&amp;b"[^>]*background[^>]*>Confirm/,
	);
	expect(page).toMatch(
		/<a class="m-link" href="https:\/\/learnin\.test\/forgot-password"[^>]*>Choose a new password</,
	);
	expect(page.match(/Interactive Math Mastery/g)).toHaveLength(1);
});

test("makes only our own addresses clickable", () => {
	const page = letter(`Hello https://evil.test,

https://evil.test/parent/dashboard
${base}.evil.test/login

${base}
`);
	expect(page.match(/href="[^"]*"/g)).toEqual([`href="${base}"`]);
	expect(page).toContain("https://learnin.test.evil.test/login");
});

test("words without an end before a list are its heading", () => {
	const page = letter(
		"Hello,\n\nWhat you paid for\n\n- 30 days: $10.00\n- Tax: $0.00\n\nThese are gone:\n\n- answers\n",
	);
	expect(page).toMatch(/<h3[^>]*>What you paid for<\/h3>/);
	expect(page).toMatch(/<p[^>]*>These are gone:<\/p>/);
});

test("lines of figures become a list, and what a person wrote never becomes markup", () => {
	const page = letter("Hello,\n\nattempts: 12\nbookmarks: 0\n\n<b>Maya</b>\n");
	expect(page.match(/<li[^>]*>[^<]*/g)?.map((item) => item.replace(/<[^>]*>/, ""))).toEqual([
		"attempts: 12",
		"bookmarks: 0",
	]);
	expect(page).toContain("&lt;b&gt;Maya&lt;/b&gt;");
});
