import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { type Article, atomFeed } from "../features/blog/index.ts";
import { articlePath, siteOrigin, sitePaths } from "../features/site/index.ts";

/** A public file that is not a page. */
export interface SiteFile {
	path: string;
	file: string;
	type: string;
	text: string;
}

/** Files for programs: feed, sitemap and robots.txt. */
export function siteFiles(articles: readonly Article[]): SiteFile[] {
	return [feed(articles), sitemap(articles), robots];
}

function feed(articles: readonly Article[]): SiteFile {
	return {
		path: sitePaths.feed,
		file: "blog/feed.xml",
		type: "application/atom+xml; charset=utf-8",
		text: atomFeed(articles),
	};
}

function sitemap(articles: readonly Article[]): SiteFile {
	const newest = articles
		.map(({ updated }) => updated)
		.sort()
		.at(-1);
	const places: [path: string, changed?: string | undefined][] = [
		["/", newest],
		[sitePaths.blog, newest],
		...articles.map(({ slug, updated }): [string, string] => [articlePath(slug), updated]),
		[sitePaths.terms],
		[PRIVACY_PATH],
	];
	const lines = places.map(
		([path, changed]) =>
			`<url><loc>${siteOrigin}${path}</loc>${changed === undefined ? "" : `<lastmod>${changed}</lastmod>`}</url>`,
	);
	return {
		path: "/sitemap.xml",
		file: "sitemap.xml",
		type: "application/xml; charset=utf-8",
		text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</urlset>\n`,
	};
}

/** The app's pages themselves say noindex; crawlers that may not fetch them could not read that. */
const robots: SiteFile = {
	path: "/robots.txt",
	file: "robots.txt",
	type: "text/plain; charset=utf-8",
	text: `User-agent: *\nDisallow: /api/\nSitemap: ${siteOrigin}/sitemap.xml\n`,
};
