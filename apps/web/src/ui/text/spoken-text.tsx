import { keepTogether } from "./keep-together.ts";
import { CONTENT_LANGUAGE } from "./rich-text.tsx";

/**
 * A rendered text inside a heading. Browsers leave formulas out of accessible names, so "What is 4 + 2?" would be
 * called "What is ?": if there is a formula, the spoken form is the name and the visible text is hidden from screen
 * readers.
 */
export function SpokenText({ text: { html, spoken } }: { text: { html: string; spoken: string } }) {
	const shown = { __html: keepTogether(html) };
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
