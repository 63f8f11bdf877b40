/** The most bins that fit a phone, and the most cards that a child can survey. */
export const MAX_BINS = 4;
export const MAX_CARDS = 8;

/** The bin of each card, by id; a card that is with the others is absent. */
export type Sorted = Readonly<Record<string, string>>;

/** The bins of a question: the common choices of its labels; null if the labels have different ones. */
export function binsOf(labels: readonly { choices?: readonly string[] | null }[]): readonly string[] | null {
	const bins = labels[0]?.choices ?? [];
	const areShared = labels.every(({ choices }) => choices?.join("\n") === bins.join("\n"));
	return areShared && bins.length > 0 ? bins : null;
}

/**
 * With the card moved by this many bins. From the others it goes to the first bin, or to the last when moved backward.
 */
export function moved(bins: readonly string[], sorted: Sorted, card: string, by: number): Sorted {
	const from = bins.indexOf(sorted[card] ?? "");
	const to = from === -1 ? (by > 0 ? 0 : bins.length - 1) : Math.min(bins.length - 1, Math.max(0, from + by));
	return put(sorted, card, bins[to] ?? "");
}

/** With the card in that bin. */
export function put(sorted: Sorted, card: string, bin: string): Sorted {
	return { ...sorted, [card]: bin };
}

/** With the card among those not sorted yet. */
export function takeOut(sorted: Sorted, card: string): Sorted {
	return Object.fromEntries(Object.entries(sorted).filter(([each]) => each !== card));
}
