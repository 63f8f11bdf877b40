import { LANGUAGE_PARAMETER, LANGUAGES } from "@learnin/domain/texts/languages";

/** The locale of this build. */
const locale: string = "en-US";

/**
 * Every language by its own name. The links reload the same page: the server responds in the language and remembers
 * it, so they work before any script has run.
 */
export function LanguageLinks({ isBoxed = false }: { isBoxed?: boolean }) {
	return (
		<nav className={isBoxed ? "languages is-boxed" : "languages"} aria-label="Language">
			{LANGUAGES.map((language) => (
				<a
					key={language.code}
					href={`?${LANGUAGE_PARAMETER}=${language.code}`}
					lang={language.code}
					hrefLang={language.code}
					rel="nofollow"
					{...(language.locale === locale && { "aria-current": "true" })}
				>
					{language.name}
				</a>
			))}
		</nav>
	);
}
