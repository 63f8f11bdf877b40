/** A place in a list ordered by moment and id. */
export interface Place {
	created_at: Date;
	id: string;
}

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place as an opaque text. */
export function writeCursor({ created_at, id }: Place): string {
	return Buffer.from(`${created_at.toISOString()} ${id}`).toString("base64url");
}

/** The place of a cursor, or undefined for a text that is none. */
export function readCursor(text: string): Place | undefined {
	const [, moment = "", id = ""] = written.exec(Buffer.from(text, "base64url").toString("utf8")) ?? [];
	const created_at = new Date(moment);
	return Number.isNaN(created_at.getTime()) ? undefined : { created_at, id };
}
