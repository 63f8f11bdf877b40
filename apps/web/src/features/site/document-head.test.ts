import { expect, test } from "vitest";
import { documentHead, type PageFacts } from "./document-head.ts";
import { breadcrumbData, homeData } from "./structured-data.ts";

const facts: PageFacts = {
	path: "/blog/halves",
	title: 'Halves & "quarters" · Learnin',
	description: "What <halves> are.",
	image: "/assets/social-halves.png",
	image_alt: "Tiles",
	data: [{ "@type": "Thing", name: "</script><script>alert(1)</script>" }],
};

const blocks = (head: string) =>
	[...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
		([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
	);

test("a page names its address, its picture and its topic, with any special characters", () => {
	const head = documentHead(facts);
	expect(head).toContain("<title>Halves &amp; &quot;quarters&quot; · Learnin</title>");
	expect(head).toContain('<meta name="description" content="What &lt;halves&gt; are.">');
	expect(head).toContain('<link rel="canonical" href="https://site.invalid/blog/halves">');
	expect(head).toContain(
		'<meta property="og:image" content="https://site.invalid/assets/social-halves.png">',
	);
	expect(head).toContain('<meta property="og:type" content="website">');
	expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("data cannot close its script element", () => {
	const head = documentHead(facts);
	expect(head.match(/<script/g)).toHaveLength(1);
	expect(blocks(head)[0]).toMatchObject({
		"@context": "https://schema.org",
		name: expect.stringContaining("alert"),
	});
});

test("an article has its dates", () => {
	const article = { published: "2026-11-21", updated: "2026-11-22", topic: "Fractions" };
	const head = documentHead({ ...facts, article });
	expect(head).toContain('<meta property="og:type" content="article">');
	expect(head).toContain('<meta property="article:modified_time" content="2026-11-22">');
});

test("a hidden page has neither an address nor a picture to share", () => {
	const head = documentHead({ ...facts, is_hidden: true });
	expect(head).toContain('<meta name="robots" content="noindex">');
	expect(head).not.toMatch(/canonical|og:/);
});

test("the offer is the price per child, and breadcrumbs start at home", () => {
	const { "@graph": graph } = homeData("/assets/home.png") as { "@graph": Record<string, unknown>[] };
	expect(graph.map((each) => each["@type"])).toEqual(["Organization", "WebSite", "Product"]);
	expect(graph[2]?.["offers"]).toMatchObject({ price: "10.00", priceCurrency: "USD" });
	expect(breadcrumbData([["Blog", "/blog"]])).toMatchObject({
		itemListElement: [
			{ position: 1, item: "https://site.invalid/" },
			{ position: 2, name: "Blog", item: "https://site.invalid/blog" },
		],
	});
});
