import { ApiError } from "./api-error.ts";

/** Whether the resource does not exist, or not for this account: retrying will not help. */
export function isGone(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request");
}
