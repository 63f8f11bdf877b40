export interface Language {
	code: string;
	/** What its readers call it. */
	name: string;
	/** By which numbers and dates are written. */
	locale: string;
	direction: "ltr" | "rtl";
}

/** The languages of the product; what is written in the source is the first one. */
export const LANGUAGES = [
	{ code: "en", name: "English", locale: "en-US", direction: "ltr" },
	// Latin America: a decimal point as in the questions, which stay English.
	{ code: "es", name: "Español", locale: "es-419", direction: "ltr" },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** The name of the cookie with the language of who is not signed in, or was on this device. */
export const LANGUAGE_COOKIE = "learnin-language";

/** On any page's address it changes the language: `/pricing?language=es`. */
export const LANGUAGE_PARAMETER = "language";

/** The one language of a code; undefined for what is none of ours. */
export function languageOf(code: string): (typeof LANGUAGES)[number] | undefined {
	return LANGUAGES.find((language) => language.code === code);
}
