import { ApiError } from "../../platform/http/api-error.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What somebody typed to find a person: a whole id, or words of which each is the beginning of one. */
export type Wanted = { id: string } | { words: string };

/**
 * The search in the database's own language; undefined for one that says nothing. Signs part words, as they do in the
 * index, so that an address is found by its parts and nothing typed is read as an operator.
 */
export function readSearch(text: string | undefined): Wanted | undefined {
	const trimmed = text?.trim() ?? "";
	if (uuid.test(trimmed)) return { id: trimmed.toLowerCase() };
	const words = trimmed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
	return words === null ? undefined : { words: words.map((word) => `'${word}':*`).join(" & ") };
}

/** Where a page of people begins: after the one with this key, which is a moment or a name, and this id. */
export interface PeoplePlace {
	key: string;
	id: string;
}

/** The place as an opaque text. */
export function writePlace({ key, id }: PeoplePlace): string {
	return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** The place of a cursor for this order. Throws `not_found` for a text that is none. */
export function readPlace(cursor: string | undefined, sort: "newest" | "name"): PeoplePlace | undefined {
	if (cursor === undefined) return undefined;
	const [key, id] = parse(Buffer.from(cursor, "base64url").toString("utf8"));
	const isKey = typeof key === "string" && key.isWellFormed() && !key.includes("\0");
	const isPlace = isKey && typeof id === "string" && uuid.test(id);
	if (!isPlace || (sort === "newest" && !isMoment(key))) throw new ApiError("not_found");
	return { key, id };
}

function parse(text: string): unknown[] {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}

/** With microseconds, as the database writes it: days that are in no calendar are none. */
function isMoment(text: string): boolean {
	if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
	const moment = new Date(text);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19);
}
