/** A place in a list ordered by moment and id. */
export interface Place {
	created_at: Date;
	id: string;
}

/** The place as an opaque text. */
export function writeCursor({ created_at, id }: Place): string {
	return Buffer.from(`${created_at.toISOString()} ${id}`).toString("base64url");
}

/** The place of a cursor, or undefined for a text that is none. */
export function readCursor(text: string): Place | undefined {
	const [moment = "", id = ""] = Buffer.from(text, "base64url").toString("utf8").split(" ");
	const created_at = new Date(moment);
	if (Number.isNaN(created_at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
	return { created_at, id };
}
