import { withCommas } from "./with-commas.ts";

/** A piece of a value as questions write it. `letter` is a variable or π, and the text of a root what is below its bar. */
export type ValuePiece =
	| { kind: "text" | "letter" | "root"; text: string }
	| { kind: "fraction"; top: string; bottom: string };

/** A root of a number, a letter or what is in parentheses; a fraction, of which one side may be a letter. */
const DRAWN = new RegExp(
	[
		String.raw`√(?:\((?<terms>[^()]+)\)|(?<number>\d+(?:\.\d+)?|[a-z](?![a-z])))`,
		String.raw`(?<![\p{L}\d./])(?<top>\d+|[a-z](?=/\d))/(?<bottom>\d+|(?<=\d/)[a-z])(?![\p{L}\d/]|\.\d)`,
		// Neither a part of a word, nor the word "a", nor a unit after its number: "250 g".
		String.raw`(?<![\p{L}'’]|\d )(?!a [\p{L}\d])(?<letter>[a-z])(?![\p{L}'’-])`,
		"(?<pi>π)",
	].join("|"),
	"gu",
);
/** The hyphen of a negative number, and the one between two numbers, letters or parentheses. */
const MINUS =
	/(?<=^|[\s(,=<>≤≥×÷])-(?=\.?\d|[√(]|[a-z](?![a-z]))|(?<=(?:[\d)]|(?<![a-z])[a-z]) )-(?= (?:[\d(√]|[a-z](?![a-z])))/g;

/** With minus signs, and with commas from 1,000 on. */
export function writtenValue(text: string): string {
	return withCommas(withMinus(text));
}

function withMinus(text: string): string {
	return text.replaceAll(MINUS, "−");
}

/** A value as stored or typed, such as "-2 1/2", "3x - 1200" or "√98", in the pieces that a child reads. */
export function valuePieces(value: string): ValuePiece[] {
	const written = withMinus(value);
	const pieces: ValuePiece[] = [];
	let from = 0;
	for (const { 0: whole, index, groups = {} } of written.matchAll(DRAWN)) {
		const { terms, number, top, bottom, pi, letter = pi } = groups;
		const isFraction = top !== undefined && bottom !== undefined;
		// A whole number is close to its fraction.
		const before = written.slice(from, index);
		pieces.push({ kind: "text", text: isFraction ? before.replace(/(?<=\d) $/, "") : before });
		if (isFraction) pieces.push({ kind: "fraction", top, bottom });
		else if (letter !== undefined) pieces.push({ kind: "letter", text: letter });
		else pieces.push({ kind: "root", text: terms ?? number ?? "" });
		from = index + whole.length;
	}
	pieces.push({ kind: "text", text: written.slice(from) });
	return pieces.flatMap((piece) => {
		if (piece.kind !== "text") return piece;
		return piece.text === "" ? [] : { kind: "text", text: withCommas(piece.text) };
	});
}
