import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { POLICY_VERSION } from "@learnin/domain/data-rights/retention";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleMissingPage } from "../features/blog/article-missing-page.tsx";
import { ArticlePage } from "../features/blog/article-page.tsx";
import { BlogListPage } from "../features/blog/blog-list-page.tsx";
import { type Article, type ArticleSource, readArticles } from "../features/blog/index.ts";
import { PrivacyPage } from "../features/data-rights/privacy-page.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { TermsPage } from "../features/legal/terms-page.tsx";
import {
	articlePath,
	breadcrumbData,
	documentHead,
	homeData,
	type PageFacts,
	postingData,
	sitePaths,
} from "../features/site/index.ts";
import { type TileSpec, TileBoard } from "../ui/tiles/tile.tsx";
import { type SiteFile, siteFiles } from "./site-files.ts";

/** A public page, without what all of them share. */
export interface SitePage {
	/** Its address; one that ends in "*" matches all addresses below it without a page. */
	path: string;
	/** Below the folder of the built app. */
	file: string;
	status: 200 | 404;
	head: string;
	body: string;
}

/** The preview picture of a page's link. */
export interface SocialCard {
	name: string;
	title: string;
	kicker: string;
	/** The content of an svg of 200 by 300. */
	art: string;
}

const homeCard = "home";
const homeTitle = "Find the missing piece";
const tagline = "Interactive Math Mastery";
const homeArt: readonly TileSpec[] = [
	{ kind: "quarter", color: "sky", soft: true },
	{ kind: "leaf", color: "mint", soft: true },
	{ kind: "bigdot", color: "gold", soft: true },
	{ kind: "half", color: "coral", soft: true },
	{ kind: "arcs", color: "lilac", soft: true },
	{ kind: "steps", color: "sky", soft: true },
];

/** The content of the pictures of all pages. */
export function socialCards(sources: readonly ArticleSource[]): SocialCard[] {
	const cards = readArticles(sources).map(({ slug, title, topic, art }) => ({
		name: slug,
		title,
		kicker: `Blog · ${topic}`,
		art: artOf(art),
	}));
	return [
		{ name: homeCard, title: homeTitle, kicker: `${tagline} · Grades 2–8`, art: artOf(homeArt) },
		...cards,
	];
}

function artOf(tiles: readonly TileSpec[]): string {
	const rows = [tiles.slice(0, 2), tiles.slice(2, 4), tiles.slice(4, 6)];
	return renderToStaticMarkup(<TileBoard rows={rows} gap={0} round={0} />);
}

/** Every public page and file. `images` are the paths of the pictures by the names of their cards. */
export function renderSite(
	sources: readonly ArticleSource[],
	images: Readonly<Record<string, string>>,
): { pages: SitePage[]; files: SiteFile[] } {
	const articles = readArticles(sources);
	const imageOf = (name: string) => {
		const image = images[name];
		if (image === undefined) throw new Error(`There is no picture for "${name}".`);
		return image;
	};
	const common = {
		image: imageOf(homeCard),
		image_alt: "Colored tiles, each a mathematical figure, and the words: Find the missing piece",
	};
	const pages = [
		...pagesWithoutArticles(articles, common),
		...articles.map((article) => articlePage(article, articles, imageOf(article.slug))),
	];
	return { pages, files: siteFiles(articles) };
}

function pagesWithoutArticles(
	articles: readonly Article[],
	common: Pick<PageFacts, "image" | "image_alt">,
): SitePage[] {
	return [
		page("home.html", <HomePage articles={articles} />, {
			...common,
			path: "/",
			title: "Learnin: Interactive Math Mastery",
			description:
				"Math practice for grades 2 to 8 with hints that teach, and a view of every answer for parents. $10 per child for 30 days, no subscription.",
			data: [homeData(common.image)],
		}),
		page("blog.html", <BlogListPage articles={articles} />, {
			...common,
			path: sitePaths.blog,
			title: "Blog for parents · Learnin",
			description:
				"Short reads for parents: how children learn math, why mistakes come back, and what helps at home.",
			data: [breadcrumbData([["Blog", sitePaths.blog]])],
		}),
		page("terms.html", <TermsPage />, {
			...common,
			path: sitePaths.terms,
			title: "Terms of Service · Learnin",
			description:
				"What you can expect from Learnin and what we ask of you: price, refunds, accounts, and how it ends.",
			data: [breadcrumbData([["Terms of Service", sitePaths.terms]])],
		}),
		page("privacy.html", <PrivacyPage />, {
			...common,
			path: PRIVACY_PATH,
			title: "Privacy · Learnin",
			description: `What we keep about you and your children, why, for how long, and how to say no. Version ${POLICY_VERSION}.`,
			data: [breadcrumbData([["Privacy", PRIVACY_PATH]])],
		}),
		{
			...page("article-missing.html", <ArticleMissingPage />, {
				...common,
				path: "/blog/*",
				title: "This piece is missing · Learnin",
				description: "There’s no article at this address.",
				data: [],
				is_hidden: true,
			}),
			status: 404,
		},
	];
}

function articlePage(article: Article, articles: readonly Article[], image: string): SitePage {
	const path = articlePath(article.slug);
	const { title, description, published, updated, topic, words } = article;
	return page(
		`blog/${article.slug}.html`,
		<ArticlePage article={article} more={after(article, articles)} />,
		{
			path,
			title: `${title} · Learnin`,
			description,
			image,
			image_alt: `Colored tiles, each a mathematical figure, and the words: ${title}`,
			article: { published, updated, topic },
			data: [
				postingData({ path, title, description, topic, published, updated, words, image }),
				breadcrumbData([
					["Blog", sitePaths.blog],
					[title, path],
				]),
			],
		},
	);
}

/** The next three articles, wrapping around at the end. */
function after(article: Article, articles: readonly Article[]): Article[] {
	const at = articles.indexOf(article);
	return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 3);
}

function page(file: string, content: ReactNode, facts: PageFacts): SitePage {
	return {
		path: facts.path,
		file,
		status: 200,
		head: documentHead(facts),
		body: renderToStaticMarkup(content),
	};
}
