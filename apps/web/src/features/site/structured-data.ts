import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { siteOrigin } from "./site-paths.ts";

const home = `${siteOrigin}/`;
const organization = { "@id": `${siteOrigin}/#organization` };

/** Organization, site and product, by schema.org. */
export function homeData(image: string): object {
	return {
		"@graph": [
			{
				"@type": "Organization",
				...organization,
				name: "Learnin",
				slogan: "Interactive Math Mastery",
				url: home,
			},
			{
				"@type": "WebSite",
				"@id": `${siteOrigin}/#website`,
				name: "Learnin",
				url: home,
				publisher: organization,
			},
			{
				"@type": "Product",
				name: "Learnin math practice for one child",
				description: `${PERIOD_DAYS} days of math practice for grades 2 to 8. Paid once, not a subscription.`,
				image: `${siteOrigin}${image}`,
				brand: { "@type": "Brand", name: "Learnin" },
				offers: {
					"@type": "Offer",
					price: (FEE_MINOR / 100).toFixed(2),
					priceCurrency: "USD",
					availability: "https://schema.org/InStock",
					url: `${home}#pricing`,
					seller: organization,
				},
			},
		],
	};
}

export interface PostingFacts {
	path: string;
	title: string;
	description: string;
	topic: string;
	published: string;
	updated: string;
	words: number;
	image: string;
}

/** One article, by schema.org. */
export function postingData(facts: PostingFacts): object {
	const address = `${siteOrigin}${facts.path}`;
	return {
		"@type": "BlogPosting",
		"@id": address,
		mainEntityOfPage: address,
		headline: facts.title,
		description: facts.description,
		articleSection: facts.topic,
		datePublished: facts.published,
		dateModified: facts.updated,
		wordCount: facts.words,
		inLanguage: "en",
		image: `${siteOrigin}${facts.image}`,
		author: { "@type": "Organization", ...organization, name: "Learnin", url: home },
		publisher: { "@type": "Organization", ...organization, name: "Learnin", url: home },
	};
}

/** The breadcrumbs of a page from the home page on, each with its name and path. */
export function breadcrumbData(steps: readonly (readonly [name: string, path: string])[]): object {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], at) => ({
			"@type": "ListItem",
			position: at + 1,
			name,
			item: `${siteOrigin}${path}`,
		})),
	};
}
