/** Bins that a phone has room for, and cards that a child can look over. */
export const MOST_BINS = 4;
export const MOST_CARDS = 8;

/** What lies where: the id of each card and the bin that it is in; a card that lies with the others is absent. */
export type Sorted = Readonly<Record<string, string>>;

/** The bins of a question, which are the choices of its labels; null where the labels do not share them. */
export function binsOf(labels: readonly { choices?: readonly string[] | null }[]): readonly string[] | null {
	const bins = labels[0]?.choices ?? [];
	const areShared = labels.every(({ choices }) => choices?.join("\n") === bins.join("\n"));
	return areShared && bins.length > 0 ? bins : null;
}

/** With the card so many bins on. From the others it comes into the first bin, or going back into the last. */
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
