import { TERMS_PATH } from "@learnin/domain/payments/terms-path";

/** Addresses of public pages, which are separate documents, and of their links. */
export const sitePaths = {
	home: "/",
	/** The app's own pages that the site links to. */
	login: "/login",
	createAccount: "/create-account",
	blog: "/blog",
	feed: "/blog/feed.xml",
	terms: TERMS_PATH,
} as const;

/**
 * Placeholder in the built pages for absolute addresses; the server replaces it with its own. The host can never exist
 * (RFC 6761), so that a forgotten one leads nowhere.
 */
export const siteOrigin = "https://site.invalid";

/** Placeholder for the sender address of emails. */
export const siteContact = "contact@site.invalid";

export function articlePath(slug: string): string {
	return `${sitePaths.blog}/${slug}`;
}
