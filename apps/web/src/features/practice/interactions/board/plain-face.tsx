import { readNumber } from "@learnin/domain/grading/read-answer";
import { writtenValue } from "@learnin/domain/question/text/value-pieces";
import { valueHtml } from "./value-html.ts";

const FRACTION = /^[-−]?(?:\d+ )?\d+\/\d+$/;

/** Plain text on a card, drawn as questions write it. */
export function PlainFace({ text }: { text: string }) {
	return (
		<span>
			<span aria-hidden="true" dangerouslySetInnerHTML={{ __html: valueHtml(text) }} />
			<span className="sr">{plainName(text)}</span>
		</span>
	);
}

/** Its spoken form: "three eighths". */
export function plainName(text: string): string {
	const written = writtenValue(text);
	if (!FRACTION.test(text)) return written;
	const read = readNumber(text);
	return (read.readable ? read.in_words : null) ?? written;
}
