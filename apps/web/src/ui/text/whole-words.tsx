import { Fragment } from "react";
import { wholeWords } from "./keep-together.ts";
import { longWords } from "./soft-breaks.ts";

/**
 * A short text in large letters, such as a skill's name: no line ends in "two-", and a word that is too long for a
 * line breaks between syllables.
 */
export function WholeWords({ text }: { text: string }) {
	return wholeWords(text).map((piece, at) =>
		at % 2 === 1 ? (
			<span key={at} className="together">
				{piece}
			</span>
		) : (
			<LongWords key={at} text={piece} />
		),
	);
}

function LongWords({ text }: { text: string }) {
	return longWords(text).map((piece, at) =>
		at % 2 === 1 ? (
			<span key={at} className="long-word">
				{piece}
			</span>
		) : (
			<Fragment key={at}>{piece}</Fragment>
		),
	);
}
