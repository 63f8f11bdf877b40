import { ApiError } from "../../platform/http/errors/api-error.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A search for a person: a whole id, or words of which each is a prefix. */
export type Wanted = { id: string } | { words: string };

/**
 * The search as a tsquery; undefined for an empty one. Punctuation separates words, as in the index, so that
 * an address is found by its parts and nothing typed is read as an operator.
 */
export function readSearch(text: string | undefined): Wanted | undefined {
	const trimmed = text?.trim() ?? "";
	if (uuid.test(trimmed)) return { id: trimmed.toLowerCase() };
	const words = trimmed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
	return words === null ? undefined : { words: words.map((word) => `'${word}':*`).join(" & ") };
}

/** Where a page of people begins: after this key, which is a time or a name, and this id. */
export interface PeoplePlace {
	key: string;
	id: string;
}

/** The position as an opaque text. */
export function writePlace({ key, id }: PeoplePlace): string {
	return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** The position of a cursor for this order. Throws `not_found` for an invalid one. */
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

/** With microseconds, as the database writes it; rejects days that do not exist. */
function isMoment(text: string): boolean {
	if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
	const moment = new Date(text);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19);
}
