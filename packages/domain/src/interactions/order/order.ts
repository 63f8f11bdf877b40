/** The card in each place, by their ids; an empty place is absent. */
export type Row = Readonly<Record<string, string>>;

/** More cards than a child can remember, or a phone can show in a row. */
export const MAX_CARDS = 6;

/** The place of a card, or null if it is with the others. */
export function placeOf(row: Row, card: string): string | null {
	return Object.entries(row).find(([, each]) => each === card)?.[0] ?? null;
}

/** With the card in that place; the card that was there goes to the previous place of this one. */
export function put(row: Row, card: string, place: string): Row {
	const from = placeOf(row, card);
	const there = row[place];
	const others = Object.entries(row).filter(([each]) => each !== from && each !== place);
	const swapped = from === null || there === undefined || from === place ? [] : [[from, there] as const];
	return Object.fromEntries([...others, ...swapped, [place, card]]);
}

/** Without the card. */
export function takeOut(row: Row, card: string): Row {
	return Object.fromEntries(Object.entries(row).filter(([, each]) => each !== card));
}

/**
 * With the card moved by this many places, and the cards it passes moved back by one. A card that is with the others
 * goes to the first free place, or to the last when moved backward.
 */
export function moved(places: readonly string[], row: Row, card: string, by: number): Row {
	const from = places.indexOf(placeOf(row, card) ?? "");
	if (from === -1) {
		const free = places.filter((place) => !(place in row));
		const place = by > 0 ? free[0] : free.at(-1);
		return place === undefined ? row : put(row, card, place);
	}
	const to = Math.min(places.length - 1, Math.max(0, from + by));
	const step = Math.sign(to - from);
	let next = row;
	for (let at = from; at !== to; at += step) next = put(next, card, places[at + step] ?? "");
	return next;
}
