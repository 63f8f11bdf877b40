import { CONTENT_LANGUAGE } from "./rich-text.tsx";

/**
 * A rendered text inside a heading. Browsers leave formulas out of the names that they make of a content, so that
 * "What is 4 + 2?" is called "What is ?": where there is one, the spoken form is the name and what is shown is not read.
 */
export function SpokenText({ text: { html, spoken } }: { text: { html: string; spoken: string } }) {
	const shown = { __html: html };
	if (!html.includes("<math")) return <span lang={CONTENT_LANGUAGE} dangerouslySetInnerHTML={shown} />;
	return (
		<>
			<span lang={CONTENT_LANGUAGE} aria-hidden="true" dangerouslySetInnerHTML={shown} />
			<span className="sr" lang={CONTENT_LANGUAGE}>
				{spoken}
			</span>
		</>
	);
}
