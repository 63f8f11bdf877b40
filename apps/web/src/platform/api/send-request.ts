import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { ApiError } from "./api-error.ts";
import type { ClientErrorCode } from "./api-error.ts";
import { takeAsked } from "./asked-early.ts";
import { reportError } from "./error-report.ts";
import { checkResponse } from "./check-response.ts";
import { bodyText, errorFields, errorText } from "./error-text.ts";

/** A route's input, where absent parts are optional. */
export type CallInput = { params?: unknown; query?: unknown; body?: unknown; files?: unknown };

export async function sendRequest<R extends Route>(
	route: R,
	input: RouteInput<R>,
	accessToken: string | null,
	signal?: AbortSignal,
): Promise<RouteResponse<R>> {
	const response = await openResponse(route, input, accessToken, signal);
	const body = await readJson(response).catch((error: unknown) => {
		throw networkError(error, route, signal);
	});
	const checked = isEnvelope(body) ? checkResponse(route, body.data) : null;
	if (checked === null) {
		throw new ApiError({
			code: "unexpected",
			status: response.status,
			fields: {},
			text: errorText(500, null),
		});
	}
	return checked.data;
}

/** Sends the request and throws a coded error for anything but success. */
export async function openResponse(
	route: Route,
	input: CallInput,
	accessToken: string | null,
	signal?: AbortSignal,
): Promise<Response> {
	const headers: Record<string, string> = {
		accept: route.kind === "stream" ? "application/x-ndjson" : "application/json",
	};
	if (accessToken !== null) headers.authorization = /* not a text */ `Bearer ${accessToken}`;
	// The browser sets the form's content type, with its boundary.
	if (input.body !== undefined && input.files === undefined) headers["content-type"] = "application/json";
	let response: Response;
	try {
		const url = urlOf(route.path, input);
		const body = input.body === undefined ? undefined : bodyOf(input);
		const asked = body instanceof FormData ? undefined : await takeAsked(url, body, accessToken);
		response =
			asked ??
			(await fetch(url, {
				method: route.method,
				headers,
				...(body !== undefined && { body }),
				...(signal && { signal }),
			}));
	} catch (error) {
		throw networkError(error, route, signal);
	}
	if (response.ok) return response;
	throw await refusal(response, route).catch((error: unknown) => networkError(error, route, signal));
}

/** JSON, or with files a form with the JSON in its part `data`. */
function bodyOf({ body, files }: CallInput): string | FormData {
	const data = JSON.stringify(body);
	if (files === undefined) return data;
	const form = new FormData();
	form.set("data", data);
	for (const [name, file] of Object.entries(files as Record<string, Blob>)) form.set(name, file);
	return form;
}

export function urlOf(path: string, input: CallInput): string {
	const params = (input.params ?? {}) as Record<string, unknown>;
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(input.query ?? {})) {
		if (value !== undefined && value !== null) query.set(name, String(value));
	}
	return query.size > 0 ? `${filled}?${query}` : filled;
}

function networkError(error: unknown, route: Route, signal: AbortSignal | undefined): unknown {
	// Aborted by us: nothing went wrong.
	if (signal?.aborted) return error;
	// An interrupted stream reconnects by itself, and leaving a page interrupts it.
	if (route.kind !== "stream") reportError("network", `${route.method} ${route.path}`);
	return new ApiError({ code: "network", status: 0, fields: {}, text: errorText(0, null) });
}

async function refusal(response: Response, route: Route): Promise<ApiError> {
	const body = await readJson(response);
	const { status } = response;
	if (status === 404) reportError("not_found", `${route.method} ${route.path}`);
	const retryAfter = Number(response.headers.get("retry-after"));
	return new ApiError({
		code: codeOf(body),
		status,
		fields: errorFields(body),
		text: errorText(status, body),
		body: bodyText(body),
		...(retryAfter > 0 && { retryAfter }),
	});
}

function codeOf(body: unknown): ClientErrorCode {
	const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
	// Importing the list would cost more than the check is worth: the server sends no other codes.
	return typeof code === "string" ? (code as ClientErrorCode) : "unexpected";
}

function isEnvelope(body: unknown): body is { data: unknown } {
	return typeof body === "object" && body !== null && "data" in body;
}

/**
 * Undefined if it is not JSON. Throws if it was cut off, as happens to pending calls of a page that is being left: a
 * partial response must not count, least of all as the end of a session.
 */
async function readJson(response: Response): Promise<unknown> {
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
