import { readNumber } from "@learnin/domain/grading/read-answer";
import { Fraction } from "../../../../ui/text/fraction.tsx";

const FRACTION = /^([-−]?)(?:(\d+) )?(\d+)\/(\d+)$/;

/** Plain text on a card; a fraction is stacked. */
export function PlainFace({ text }: { text: string }) {
	const [, sign = "", whole = "", top, bottom] = FRACTION.exec(text) ?? [];
	if (top === undefined || bottom === undefined) return <span>{text}</span>;
	return (
		<span>
			<span aria-hidden="true">{`${sign}${whole}`}</span>
			<Fraction top={top} bottom={bottom} spoken={plainName(text)} />
		</span>
	);
}

/** Its spoken form: "three eighths". */
export function plainName(text: string): string {
	if (!FRACTION.test(text)) return text;
	const read = readNumber(text);
	return (read.readable ? read.in_words : null) ?? text;
}
