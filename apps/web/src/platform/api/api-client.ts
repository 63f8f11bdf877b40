import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { ApiError } from "./api-error.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { sessionIsOver } from "./session-over.ts";
import { openResponse, sendRequest } from "./send-request.ts";
import type { CallInput } from "./send-request.ts";
import { readAccessToken } from "./tokens.ts";

export { ApiError } from "./api-error.ts";

export interface CallOptions {
	signal?: AbortSignal;
}

/** Calls a route of the contract. Throws `ApiError`; refreshes an expired access token once and repeats the call. */
export function callApi<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: CallOptions = {},
): Promise<RouteResponse<R>> {
	return withFreshToken(route, (token) => sendRequest(route, input, token, options.signal));
}

/** Opens a stream of the contract; `live.ts` reads it. */
export function openStream(route: Route, input: CallInput, signal: AbortSignal): Promise<Response> {
	return withFreshToken(route, (token) => openResponse(route, input, token, signal));
}

/** Sends with the session's token; refreshes an expired one once. */
export async function withFreshToken<T>(
	route: Route,
	send: (token: string | null) => Promise<T>,
): Promise<T> {
	const token = readAccessToken();
	try {
		return await withRenewal(token, send);
	} catch (error) {
		const isOver = error instanceof ApiError && error.endsSession;
		if (isOver && token !== null && route.who !== "public") sessionIsOver(error.text);
		throw error;
	}
}

async function withRenewal<T>(token: string | null, send: (token: string | null) => Promise<T>): Promise<T> {
	try {
		return await send(token);
	} catch (error) {
		if (token === null || !isSpentToken(error)) throw error;
		const fresh = await refreshTokens(token);
		if (fresh === null) throw error;
		return await send(fresh);
	}
}

function isSpentToken(error: unknown): boolean {
	return (
		error instanceof ApiError &&
		error.status === 401 &&
		(error.code === "session_ended" || error.code === "not_signed_in")
	);
}
