/** A position in a list ordered by time and id. */
export interface Place {
	created_at: Date;
	id: string;
	/** The time in microseconds if the column has them: without these a page would skip or repeat rows. */
	exact_at?: string;
}

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:\d{3})?Z) (\S+)$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The position as an opaque text. */
function writeCursor({ created_at, id, exact_at = created_at.toISOString() }: Place): string {
	return Buffer.from(`${exact_at} ${id}`).toString("base64url");
}

/** The position of a cursor, or undefined for an invalid one; `ids` is the format of the list's ids. */
export function readCursor(text: string, ids: RegExp = uuid): Required<Place> | undefined {
	const [, moment = "", id = ""] = written.exec(Buffer.from(text, "base64url").toString("utf8")) ?? [];
	const created_at = new Date(moment);
	// Rejects days that do not exist and years that the database does not support.
	const isMoment =
		!Number.isNaN(created_at.getTime()) &&
		created_at.getUTCFullYear() > 0 &&
		created_at.toISOString().slice(0, 23) === moment.slice(0, 23);
	return !isMoment || !ids.test(id) ? undefined : { created_at, id, exact_at: moment };
}

/**
 * Cuts rows, read with one more than the page size, to a page with the cursor of the next page; null on the
 * last page.
 */
export function toPage<Row>(
	rows: Row[],
	size: number,
	placeOf: (row: Row) => Place,
): { page: Row[]; next_cursor: string | null } {
	const page = rows.slice(0, size);
	const last = page.at(-1);
	return { page, next_cursor: rows.length > size && last !== undefined ? writeCursor(placeOf(last)) : null };
}
