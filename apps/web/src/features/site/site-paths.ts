import { TERMS_PATH } from "@learnin/domain/payments/terms-path";

/** Addresses of public pages, which are documents of their own, and where they lead. */
export const sitePaths = {
	home: "/",
	/** The app's own pages that the site leads to. */
	login: "/login",
	createAccount: "/create-account",
	blog: "/blog",
	feed: "/blog/feed.xml",
	terms: TERMS_PATH,
} as const;

/**
 * Stands in the built pages where an address must be whole; the server puts its own in its place. A host that can never
 * exist (RFC 6761), so that one that was forgotten leads nowhere.
 */
export const siteOrigin = "https://site.invalid";

/** Stands for the address that the mails come from. */
export const siteContact = "contact@site.invalid";

export function articlePath(slug: string): string {
	return `${sitePaths.blog}/${slug}`;
}
