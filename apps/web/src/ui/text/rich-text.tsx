import { classNames } from "../class-names.ts";
import { keepTogether } from "./keep-together.ts";
import { nameBlanks } from "./name-blanks.ts";

/**
 * Questions and everything around them stay in English, so voices must read them as English on pages in any language.
 */
export const CONTENT_LANGUAGE = "en";

export interface RichTextProps {
	/** Safe HTML with MathML, rendered and sanitized by the server, and its spoken form. */
	text: { html: string; spoken: string };
	className?: string;
	/** Inside buttons and links: formulas have no accessible name there, so the spoken form is used. */
	asLabel?: boolean;
}

export function RichText({ text, className, asLabel = false }: RichTextProps) {
	const html = { __html: nameBlanks(keepTogether(text.html)) };
	if (!asLabel) return <div lang={CONTENT_LANGUAGE} className={className} dangerouslySetInnerHTML={html} />;
	return (
		<>
			<span
				className={classNames("inline-block", className)}
				aria-hidden="true"
				dangerouslySetInnerHTML={html}
			/>
			<span className="sr" lang={CONTENT_LANGUAGE}>
				{text.spoken}
			</span>
		</>
	);
}
