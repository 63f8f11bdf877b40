import { Fragment } from "react";
import { wholeWords } from "./keep-together.ts";

/** A short text in large letters, such as a skill's name, without a line that ends in "two-". */
export function WholeWords({ text }: { text: string }) {
	return wholeWords(text).map((piece, at) =>
		at % 2 === 1 ? (
			<span key={at} className="together">
				{piece}
			</span>
		) : (
			<Fragment key={at}>{piece}</Fragment>
		),
	);
}
