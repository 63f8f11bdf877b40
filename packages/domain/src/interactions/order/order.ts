/** Which card lies in which place, by their ids; an empty place is absent. */
export type Row = Readonly<Record<string, string>>;

/** More cards than a child can hold in mind, or a phone in a row. */
export const MOST_CARDS = 6;

/** The place of a card, or null while it lies with the others. */
export function placeOf(row: Row, card: string): string | null {
	return Object.entries(row).find(([, each]) => each === card)?.[0] ?? null;
}

/** With the card in that place; a card that lay there goes to where this one came from. */
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
 * With the card so many places on, the cards that it passes one place back. A card that lies with the others comes
 * into the first free place, or going back into the last.
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
