import { readCursor } from "../../db/cursor.ts";
import { ApiError } from "../errors/api-error.ts";

/** Where a page of a list begins, from the query. Throws `not_found` for an invalid cursor. */
export function requirePlace(cursor: string | undefined) {
	if (cursor === undefined) return undefined;
	const place = readCursor(cursor);
	if (place === undefined) throw new ApiError("not_found");
	return place;
}
