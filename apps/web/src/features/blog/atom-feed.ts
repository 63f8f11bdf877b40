import { articlePath, siteOrigin, sitePaths } from "../site/index.ts";
import type { Article } from "./article.ts";

/** The articles as an Atom feed (RFC 4287), newest first, with their full text. */
export function atomFeed(articles: readonly Article[]): string {
	const newest = articles
		.map(({ updated }) => updated)
		.sort()
		.at(-1);
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		"<title>Learnin Blog</title>",
		"<subtitle>Short reads for parents on how children learn math</subtitle>",
		`<id>${siteOrigin}${sitePaths.blog}</id>`,
		`<link rel="self" type="application/atom+xml" href="${siteOrigin}${sitePaths.feed}"/>`,
		`<link rel="alternate" type="text/html" href="${siteOrigin}${sitePaths.blog}"/>`,
		`<updated>${moment(newest ?? "2026-01-01")}</updated>`,
		"<author><name>Learnin</name></author>",
		...articles.map(entry),
		"</feed>",
		"",
	].join("\n");
}

function entry(article: Article): string {
	const address = `${siteOrigin}${articlePath(article.slug)}`;
	// Feed readers show the text on another site, where our relative links would break.
	const text = article.plainHtml.replaceAll(' href="/', ` href="${siteOrigin}/`);
	return [
		"<entry>",
		`<title>${escapeXml(article.title)}</title>`,
		`<id>${address}</id>`,
		`<link rel="alternate" type="text/html" href="${address}"/>`,
		`<published>${moment(article.published)}</published>`,
		`<updated>${moment(article.updated)}</updated>`,
		`<category term="${escapeXml(article.topic)}"/>`,
		`<summary>${escapeXml(article.description)}</summary>`,
		`<content type="html">${escapeXml(text)}</content>`,
		"</entry>",
	].join("\n");
}

function moment(day: string): string {
	return `${day}T00:00:00Z`;
}

function escapeXml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
