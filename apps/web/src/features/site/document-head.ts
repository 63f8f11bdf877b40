import { siteOrigin, sitePaths } from "./site-paths.ts";

/** Metadata for search engines and link previews. */
export interface PageFacts {
	path: string;
	/** The title of the window. */
	title: string;
	description: string;
	/** The path of its picture of 1200 by 630. */
	image: string;
	/** Alt text of the picture. */
	image_alt: string;
	/** For articles: days as "yyyy-mm-dd". */
	article?: { published: string; updated: string; topic: string };
	/** Structured data (schema.org). */
	data: readonly object[];
	/** Hidden from search engines. */
	is_hidden?: boolean;
}

/** The elements of the document's head that differ between pages. */
export function documentHead(facts: PageFacts): string {
	const address = `${siteOrigin}${facts.path}`;
	const image = `${siteOrigin}${facts.image}`;
	const lines = [
		`<title>${escapeHtml(facts.title)}</title>`,
		meta("name", "description", facts.description),
		...(facts.is_hidden === true
			? [meta("name", "robots", "noindex")]
			: [`<link rel="canonical" href="${address}">`, ...openGraph(facts, address, image)]),
		`<link rel="alternate" type="application/atom+xml" title="Learnin Blog" href="${sitePaths.feed}">`,
		...facts.data.map(dataBlock),
	];
	return lines.join("\n\t\t");
}

function openGraph(facts: PageFacts, address: string, image: string): string[] {
	const { article } = facts;
	return [
		meta("property", "og:site_name", "Learnin"),
		meta("property", "og:type", article ? "article" : "website"),
		meta("property", "og:title", facts.title),
		meta("property", "og:description", facts.description),
		meta("property", "og:url", address),
		meta("property", "og:image", image),
		meta("property", "og:image:type", "image/png"),
		meta("property", "og:image:width", "1200"),
		meta("property", "og:image:height", "630"),
		meta("property", "og:image:alt", facts.image_alt),
		...(article
			? [
					meta("property", "article:published_time", article.published),
					meta("property", "article:modified_time", article.updated),
					meta("property", "article:section", article.topic),
				]
			: []),
		meta("name", "twitter:card", "summary_large_image"),
		meta("name", "twitter:title", facts.title),
		meta("name", "twitter:description", facts.description),
		meta("name", "twitter:image", image),
		meta("name", "twitter:image:alt", facts.image_alt),
	];
}

function meta(kind: "name" | "property", name: string, content: string): string {
	return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** A data block that never executes, so the content security policy allows it. */
function dataBlock(data: object): string {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return `<script type="application/ld+json">${json}</script>`;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
