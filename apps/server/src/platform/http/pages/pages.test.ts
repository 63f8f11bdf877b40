import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const html = "text/html; charset=utf-8";
const files = {
	"index.html":
		'<!doctype html><head><script data-ask="/api/user-details" data-ask-as-student="">1</script><link rel="stylesheet" href="/all.css"></head>the app',
	"starts.json": JSON.stringify([
		{
			path: "/student/questions/skill/:skillId",
			scripts: ["assets/practice.js"],
			styles: ["assets/practice.css"],
			asks: ["/api/user-details", "/api/plan"],
			asks_as_student: ['/api/sets={"kind":"skill","skill_id":"*"}'],
		},
		{ path: "/confirm-email", scripts: [], styles: [], asks: [], asks_as_student: [] },
	]),
	"manifest.webmanifest": "{}",
	"sw.js": "the worker",
	"csp.json": JSON.stringify({ script_hashes: ["sha256-abc"] }),
	"home.html": '<!doctype html>home <link rel="canonical" href="https://site.invalid/">',
	"terms.html": '<!doctype html><a href="mailto:contact@site.invalid">contact@site.invalid</a>',
	"missing.html": "<!doctype html>this piece is missing",
	"blog.html": "<!doctype html>all articles",
	"blog/one.html": "<!doctype html>one article",
	"blog/feed.xml": "<feed><id>https://site.invalid/blog</id></feed>",
	"robots.txt": "Sitemap: https://site.invalid/sitemap.xml\n",
	"site.json": JSON.stringify([
		{ path: "/", file: "home.html", status: 200, type: html },
		{ path: "/terms", file: "terms.html", status: 200, type: html },
		{ path: "/blog", file: "blog.html", status: 200, type: html },
		{ path: "/blog/*", file: "missing.html", status: 404, type: html },
		{ path: "/blog/one", file: "blog/one.html", status: 200, type: html },
		{
			path: "/blog/feed.xml",
			file: "blog/feed.xml",
			status: 200,
			type: "application/atom+xml; charset=utf-8",
		},
		{ path: "/robots.txt", file: "robots.txt", status: 200, type: "text/plain; charset=utf-8" },
	]),
};

let app: TestApp;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "learnin-public-"));
	for (const each of ["assets", "blog"]) await mkdir(path.join(folder, each));
	for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
	app = await createTestApp({
		pages: folder,
		settings: { APP_BASE_URL: "https://learn.example", MAIL_FROM: "Learnin <hello@learn.example>" },
	});
});
afterAll(async () => {
	await app.stop();
	await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
	app.inject({ method: "GET", url, headers });

describe("the document of a page of the app", () => {
	test("names the files of its page after the shared style sheet, and the data it prefetches", async () => {
		const { body } = await get("/student/questions/skill/add-within-100");
		expect(body).toContain(
			'<script data-ask="/api/user-details /api/plan" data-ask-as-student="/api/sets={&quot;kind&quot;:&quot;skill&quot;,&quot;skill_id&quot;:&quot;*&quot;}">',
		);
		expect(body).toContain(
			'<link rel="stylesheet" href="/all.css"><link rel="modulepreload" crossorigin href="/assets/practice.js"><link rel="stylesheet" crossorigin href="/assets/practice.css"></head>',
		);
	});

	test("of any other page names none, and prefetches nothing for a public one", async () => {
		for (const address of ["/settings", "/student/questions/skill", "/student/questions/skill/one/two"]) {
			const { body } = await get(address);
			expect(body).toContain('data-ask="/api/user-details" data-ask-as-student=""');
			expect(body).not.toContain("modulepreload");
		}
		expect((await get("/confirm-email?token=1")).body).toContain('data-ask="" data-ask-as-student=""');
	});
});

describe("a public page", () => {
	test.each([
		["/", html, "home"],
		["/?from=mail", html, "home"],
		["/blog", html, "all articles"],
		["/blog/", html, "all articles"],
		["/blog/one", html, "one article"],
		["/blog/one?utm_source=feed", html, "one article"],
		["/blog/feed.xml", "application/atom+xml; charset=utf-8", "<feed>"],
		["/robots.txt", "text/plain; charset=utf-8", "Sitemap"],
	])("serves %s as %s", async (url, type, words) => {
		const answer = await get(url);
		expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
		expect(answer.body).toContain(words);
		expect(answer.headers["x-robots-tag"]).toBeUndefined();
		expect(answer.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-abc';");
	});

	test("has this server's address wherever an absolute one is needed, including email", async () => {
		expect((await get("/")).body).toContain('href="https://learn.example/"');
		expect((await get("/blog/feed.xml")).body).toContain("<id>https://learn.example/blog</id>");
		expect((await get("/robots.txt")).body).toBe("Sitemap: https://learn.example/sitemap.xml\n");
		expect((await get("/terms")).body).toContain(
			'<a href="mailto:hello@learn.example">hello@learn.example</a>',
		);
	});

	test.each(["/blog/two", "/blog/one/more", "/blog/one.html", "/blog/feed.json"])(
		"%s is missing: 404, with a page that says so",
		async (url) => {
			const answer = await get(url);
			expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, html]);
			expect(answer.body).toContain("this piece is missing");
		},
	);

	test.each(["/blogs", "/sitemap.xml", "/terms/of/others"])("%s is not a public page", async (url) => {
		const answer = await get(url);
		expect(answer.body).not.toContain("this piece is missing");
		expect(answer.body).not.toContain("mailto:");
	});

	test("can be read but not posted to", async () => {
		const answer = await app.inject({ method: "POST", url: "/blog" });
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "not_found"]);
		const head = await app.inject({ method: "HEAD", url: "/blog" });
		expect([head.statusCode, head.body]).toEqual([200, ""]);
	});

	test("is sent again only after it changed", async () => {
		const first = await get("/blog/one", { "accept-encoding": "br" });
		expect(brotliDecompressSync(first.rawPayload).toString()).toContain("one article");
		const etag = String(first.headers["etag"]);
		const again = await get("/blog/one", { "if-none-match": `"old", ${etag}` });
		expect([again.statusCode, again.body]).toEqual([304, ""]);
		expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
		expect((await get("/blog", { "if-none-match": etag })).statusCode).toBe(200);
		expect((await get("/blog/two", { "if-none-match": etag })).statusCode).toBe(404);
	});
});

test("the app's pages are not indexed by search engines", async () => {
	for (const url of ["/login", "/parent/dashboard", "/no/such/page"]) {
		const answer = await get(url);
		expect([answer.statusCode, answer.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
	}
});

test.each(["//[", "//a:b", "/%", "//evil.example/x", "/..//evil.example", "/a\\b"])(
	"choosing a language at %s redirects nowhere else",
	async (at) => {
		const answer = await get(`${at}?language=en`);
		expect(answer.statusCode).toBeLessThan(500);
		const { location } = answer.headers;
		if (location !== undefined) expect(new URL(location, "https://learn.example").host).toBe("learn.example");
	},
);
