import type { Route } from "./define-route.ts";
import type { ApiErrorCode } from "./errors.ts";

const everyRoute: ApiErrorCode[] = ["invalid_request", "internal_error", "unavailable"];
const signedInRoutes: ApiErrorCode[] = [
	"not_signed_in",
	"session_ended",
	"signed_out_everywhere",
	"password_was_changed",
	"account_inactive",
	"consent_missing",
	"second_factor_required",
	"forbidden",
	"seeing_as",
];

/** Every error code that a route may return: its own, and those of its kind of route. */
export function codesOf(route: Route): Set<ApiErrorCode> {
	return new Set([
		...everyRoute,
		...(route.who === "public" ? [] : signedInRoutes),
		...(route.params ? ["not_found" as const] : []),
		...route.errors,
	]);
}
