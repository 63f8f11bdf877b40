import { readCursor } from "../../db/cursor.ts";
import { ApiError } from "../errors/api-error.ts";

/**
 * Where a page of a list begins, from the query; `ids` is the format of the list's ids. Throws `not_found` for an
 * invalid cursor.
 */
export function requirePlace(cursor: string | undefined, ids?: RegExp) {
	if (cursor === undefined) return undefined;
	const place = readCursor(cursor, ids);
	if (place === undefined) throw new ApiError("not_found");
	return place;
}
