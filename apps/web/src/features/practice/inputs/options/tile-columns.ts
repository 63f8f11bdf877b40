import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";

/** The class of tiles whose options need more than half of the width; false for two columns. */
export function tileColumns(options: readonly PracticeOption[]): string | false {
	if (options.some(({ figure, image }) => figure || image)) return "is-pictured";
	const read = options.map(({ label }) => readOf(label.html));
	if (read.some((text) => text.length >= LONG)) return "is-long";
	return read.some((text) => WIDE.test(text)) && "is-wordy";
}

/** Letters of which half of a wide screen has no more than two lines. */
const LONG = 25;
/** Such a word, or such a formula, would break or be cut in half of a phone's width. */
const WIDE = /\S{8}/;

/** As it is read, not as it is spoken or written in HTML: "3/4 in." is short. */
function readOf(html: string): string {
	return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&#?\w+;/g, "-");
}
