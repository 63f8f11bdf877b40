/** The `code` of a system or database error, or an empty string. */
export function errorCode(error: unknown): string {
	return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
