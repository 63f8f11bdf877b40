import { LANGUAGE_COOKIE } from "@learnin/domain/texts/languages";

interface Wishes {
	/** The Cookie header. */
	cookie: string | undefined;
	/** The Accept-Language header. */
	accepted: string | undefined;
}

/**
 * The language for this browser: the chosen one, else the most preferred one that is available, else the
 * first.
 */
export function chooseLanguage(languages: readonly string[], { cookie, accepted }: Wishes): string {
	const kept = cookieLanguage(cookie)?.code;
	if (kept !== undefined && languages.includes(kept)) return kept;
	const liked = acceptedLanguages(accepted).find((code) => languages.includes(code));
	return liked ?? languages[0] ?? "en";
}

export interface CookieLanguage {
	code: string;
	/** A language was just chosen; an account that signs in on this device keeps it. */
	isChosen: boolean;
}

/** What the cookie says; undefined without one, or if it names none of our languages. */
export function cookieLanguage(header = ""): CookieLanguage | undefined {
	const pairs = header.split(";").map((part) => part.trim());
	const value = pairs
		.find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
		?.slice(LANGUAGE_COOKIE.length + 1);
	const [, code, mark] = /^([a-z]{2,3})(\.chosen)?$/.exec(value ?? "") ?? [];
	return code === undefined ? undefined : { code, isChosen: mark !== undefined };
}

/** The Set-Cookie header that stores a language on this device for a year. */
export function languageCookie({ code, isChosen }: CookieLanguage, isSecure: boolean): string {
	const value = isChosen ? `${code}.chosen` : code;
	return `${LANGUAGE_COOKIE}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * "es-MX,es;q=0.9,en;q=0.8" gives es, es, en: the most preferred first, without regions; those with q=0 are
 * left out.
 */
function acceptedLanguages(header = ""): string[] {
	const wishes = header
		.slice(0, 500)
		.split(",")
		.map((part) => {
			const [range = "", ...parameters] = part.split(";").map((each) => each.trim());
			const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
			return {
				code: range.toLowerCase().split("-")[0] ?? "",
				quality: quality === undefined ? 1 : Number(quality),
			};
		});
	return wishes
		.filter(({ quality }) => quality > 0)
		.toSorted((a, b) => b.quality - a.quality)
		.map(({ code }) => code);
}
