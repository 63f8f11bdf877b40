import { classNames } from "./class-names.ts";

/** Questions and all around them stay as they were written; a voice has to read them so on the pages of any language. */
export const CONTENT_LANGUAGE = "en";

export interface RichTextProps {
	/** Safe HTML with MathML, as the server rendered and cleaned it, and how it is said aloud. */
	text: { html: string; spoken: string };
	className?: string;
	/** Inside buttons and links: a formula alone gives them no accessible name, so the spoken form is read instead. */
	asLabel?: boolean;
}

export function RichText({ text, className, asLabel = false }: RichTextProps) {
	const html = { __html: text.html };
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
