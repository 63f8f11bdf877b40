import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { demoAccount } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import { sharedProduct } from "./support/product.ts";
import { signIn } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

const product = useProduct(sharedProduct);

async function newVisitor(device?: Parameters<typeof visit>[1]) {
	const visitor = await visit(product.url, device);
	onTestFinished(async () => {
		await visitor.close();
		expect(visitor.complaints).toEqual([]);
	});
	return visitor;
}

const read = async (path: string) => {
	const answer = await fetch(new URL(path, product.url));
	return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

/** The public pages are those in the sitemap. */
async function publicPaths(): Promise<string[]> {
	const { text } = await read("/sitemap.xml");
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

describe("the home page", () => {
	test("is complete without scripts, and its entry points are links", async () => {
		const { page } = await newVisitor({ runsScripts: false });
		await page.goto("/");
		for (const section of ["features", "pricing", "blog", "why"])
			await expect.poll(() => page.locator(`#${section} h2`).isVisible()).toBe(true);
		await page.getByText("Without JavaScript this page can’t check an answer.").waitFor();
		await expect.poll(() => page.getByRole("button", { name: "One child more" }).count()).toBe(0);
		await page.getByText("For two children").waitFor();
		await page.getByRole("banner").getByRole("link", { name: "Try Learnin" }).click();
		await page.waitForURL("**/create-account");
	});

	test("has a question that anyone can answer: first wrong, then right", async () => {
		const { page } = await newVisitor();
		await page.goto("/");
		const verdict = page.locator("#try [role=status]");
		await page.getByRole("button", { name: "one quarter" }).click();
		await expect.poll(() => verdict.textContent()).toMatch(/^Not yet\. .*Count the empty ones/);
		await page.getByRole("button", { name: "three eighths" }).press("Enter");
		await expect.poll(() => verdict.textContent()).toMatch(/^That’s the piece\./);
		const fills = () =>
			page
				.locator("#try .pie .off")
				.evaluateAll((slices) => slices.map((slice) => slice.getAttribute("fill")));
		expect(await fills()).toEqual(Array(3).fill("var(--fig-gold)"));
		// After a wrong try the empty slices are highlighted to be counted.
		await page.getByRole("button", { name: "one quarter" }).click();
		await expect.poll(() => verdict.textContent()).toMatch(/^Not yet\./);
		expect(await fills()).toEqual(Array(3).fill("transparent"));
	});

	test("tells of each day of the sample week and each tile of the sample path, also without scripts", async () => {
		const { page } = await newVisitor({ runsScripts: false });
		await page.goto("/");
		const mixUp = page.getByText(/^Answered 4\/16 for/);
		const mastered = page.getByText("“Fractions on the number line” is mastered.");
		await mixUp.waitFor();
		await mastered.waitFor({ state: "hidden" });
		await page.locator("#report").getByText("Sat", { exact: true }).click();
		await mastered.waitFor();
		await mixUp.waitFor({ state: "hidden" });
		await page.getByText("It’s next: your child has the skills it builds on.").waitFor();
		await page.locator("#inside label").last().click();
		await page.getByText(/^Builds on plus and minus with fractions/).waitFor();
	});

	test("calculates the price for several children", async () => {
		const { page } = await newVisitor();
		await page.goto("/#pricing");
		const total = page.locator("[data-total]");
		await expect.poll(() => total.textContent()).toBe("$20");
		await page.getByRole("button", { name: "One child more" }).click();
		await expect.poll(() => total.textContent()).toBe("$30");
	});

	test("opens sign-in over the page and returns the focus", async () => {
		const { page } = await newVisitor();
		await page.goto("/");
		const opener = page.getByRole("banner").getByRole("link", { name: "Try Learnin" });
		await opener.click();
		const modal = page.getByRole("dialog");
		await modal.getByRole("button", { name: "Signup with Google" }).waitFor();
		await modal.getByRole("button", { name: "Sign In" }).click();
		await modal.getByRole("button", { name: "Login with Google" }).waitFor();
		await page.keyboard.press("Escape");
		await modal.waitFor({ state: "hidden" });
		expect(new URL(page.url()).pathname).toBe("/");
	});
});

describe("the blog", () => {
	test("leads from the home page to an article and on to others, in the chosen theme", async () => {
		const { page } = await newVisitor({ width: 360, height: 740 });
		await page.goto("/");
		await page.getByRole("button", { name: "Switch between dark and light theme" }).click();
		await page.getByRole("link", { name: "All articles" }).click();
		await page.getByRole("link", { name: "Why fractions feel hard" }).click();
		await page.getByRole("heading", { level: 1, name: "Why fractions feel hard" }).waitFor();
		await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
		await page.getByRole("img", { name: /^Four strips of the same length/ }).waitFor();
		await page.getByRole("region", { name: "Keep reading" }).getByRole("link").first().click();
		await page.waitForURL(/\/blog\/(?!why-fractions)/);
	});

	test("shows signed-in people the way back, on every page", async () => {
		const { page } = await newVisitor();
		await signIn(page, demoAccount(product, "parent"));
		await page.waitForURL("**/parent/dashboard");
		await page.goto("/blog/what-mastered-means");
		await page.getByRole("banner").getByRole("link", { name: "Go to Dashboard" }).click();
		await page.waitForURL("**/parent/dashboard");
	});

	test("has a feed of all articles with their full text", async () => {
		const { type, text } = await read("/blog/feed.xml");
		expect(type).toBe("application/atom+xml; charset=utf-8");
		const articles = (await publicPaths()).filter((path) => path.startsWith("/blog/"));
		expect(articles.length).toBeGreaterThanOrEqual(6);
		const { page } = await newVisitor();
		await page.goto("/blog");
		const entries = await page.evaluate((xml) => {
			const feed = new DOMParser().parseFromString(xml, "application/xml");
			return [...feed.querySelectorAll("entry")].map((entry) => ({
				id: entry.querySelector("id")?.textContent ?? "",
				words: (entry.querySelector("content")?.textContent ?? "").split(/\s+/).length,
			}));
		}, text);
		expect(entries.map(({ id }) => id).sort()).toEqual(
			articles.map((path) => `${product.url}${path}`).sort(),
		);
		for (const { words } of entries) expect(words).toBeGreaterThan(500);
	});

	test("answers 404 for an unknown article, with a page of links", async () => {
		expect((await read("/blog/no-such-article")).status).toBe(404);
		const { page, complaints } = await newVisitor();
		await page.goto("/blog/no-such-article");
		await page.getByRole("heading", { level: 1, name: "This piece is missing" }).waitFor();
		await page.getByRole("main").getByRole("link", { name: "All articles" }).click();
		await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
		// The browser logs the 404 itself, and nothing else.
		expect(complaints.splice(0).filter((text) => !text.includes("404"))).toEqual([]);
	});
});

describe("all public pages", () => {
	test("have metadata for search engines and for sharing", async () => {
		const seen = { title: new Set(), description: new Set(), canonical: new Set() };
		const paths = await publicPaths();
		for (const path of paths) {
			const { status, text } = await read(path);
			expect([path, status]).toEqual([path, 200]);
			const one = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
			seen.title.add(one(/<title>([^<]+)<\/title>/));
			seen.description.add(one(/name="description" content="([^"]{50,170})"/));
			seen.canonical.add(one(/rel="canonical" href="([^"]+)"/));
			expect(text).not.toContain("site.invalid");
			expect(text).not.toContain('content="noindex"');
			const picture = await fetch(one(/property="og:image" content="([^"]+)"/));
			expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
			for (const [, json = ""] of text.matchAll(/application\/ld\+json">(.*?)<\/script>/gs))
				expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
		}
		expect([...seen.canonical]).toEqual(paths.map((path) => `${product.url}${path}`));
		for (const values of Object.values(seen)) expect(values.size).toBe(paths.length);
		expect((await read("/robots.txt")).text).toContain(`Sitemap: ${product.url}/sitemap.xml`);
		expect((await read("/login")).text).toContain('content="noindex"');
	});

	test("have no broken links", async () => {
		const { page } = await newVisitor();
		const links = new Map<string, string>();
		for (const path of await publicPaths()) {
			await page.goto(path);
			for (const href of await linksOf(page)) if (!links.has(href)) links.set(href, path);
		}
		expect(links.size).toBeGreaterThan(15);
		const pages = new Map<string, Promise<{ status: number; text: string }>>();
		for (const [href, from] of links) {
			const { pathname, hash } = new URL(href);
			if (!pages.has(pathname)) pages.set(pathname, read(pathname));
			const there = await pages.get(pathname);
			expect([from, href, there?.status]).toEqual([from, href, 200]);
			if (hash !== "")
				expect([from, href, there?.text.includes(`id="${hash.slice(1)}"`)]).toEqual([from, href, true]);
		}
	});
});

/** Absolute addresses of the page's internal links. */
function linksOf(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
			.map(({ href }) => href)
			.filter((href) => href.startsWith(location.origin)),
	);
}
