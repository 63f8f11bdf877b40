export interface Language {
	code: string;
	/** Its name in that language. */
	name: string;
	/** The locale for numbers and dates. */
	locale: string;
	direction: "ltr" | "rtl";
}

/** The languages of the product; the first is the one in the source. */
export const LANGUAGES = [
	{ code: "en", name: "English", locale: "en-US", direction: "ltr" },
	// Latin America: a decimal point as in the questions, which stay in English.
	{ code: "es", name: "Español", locale: "es-419", direction: "ltr" },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** The cookie with the language of visitors who are not signed in, or were signed in on this device. */
export const LANGUAGE_COOKIE = "learnin-language";

/** Changes the language on any page's address: `/pricing?language=es`. */
export const LANGUAGE_PARAMETER = "language";

/** The language with that code; undefined for any other. */
export function languageOf(code: string): (typeof LANGUAGES)[number] | undefined {
	return LANGUAGES.find((language) => language.code === code);
}
