/** Fewer cards have no order worth finding, and leave bins empty. */
export const FEWEST_CARDS = 3;

/** A text that another one before it says in the same words; undefined if there is none. */
export function twinAmong(texts: readonly string[]): string | undefined {
	const said = texts.map((text) => text.toLowerCase());
	return texts.find((_, at) => said.indexOf(said[at] ?? "") < at);
}
