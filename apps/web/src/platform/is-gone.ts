import { ApiError } from "./api-error.ts";

/** Whether what was asked for is not there, or not for this account: another try gives the same. */
export function isGone(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request");
}
