import { Readable } from "node:stream";
import { codesOf } from "@learnin/contract/codes-of";
import type { Route, RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { ApiErrorCode } from "@learnin/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import * as z from "zod";
import type { AccessClaims, AccessTokens } from "../auth/access-token.ts";
import { requireMayCall, requireMayCallAs } from "../auth/may-call.ts";
import { judgeViewer, readViewer } from "../auth/viewer.ts";
import type { Viewer, ViewerFor, ViewerRow } from "../auth/viewer.ts";
import type { Viewers } from "../auth/viewers.ts";
import { keepLanguage, keepLanguageOfSignIn } from "../languages/keep-language.ts";
import { inOurWords } from "../languages/our-words.ts";
import { languageOfRequest, tellAccountLanguage } from "../languages/request-language.ts";
import { withinProviderTime } from "../provider-time.ts";
import { ApiError } from "./errors/api-error.ts";
import { clientNetwork } from "./guards/client-network.ts";
import { sayIssue } from "./errors/say-issue.ts";
import type { StreamBound } from "./guards/stream-bound.ts";

/** What every route needs from its surroundings. */
export interface HttpContext {
	server: FastifyInstance;
	pool: pg.Pool;
	accessTokens: AccessTokens;
	now: () => Date;
	/** Whether super-admins must verify a second factor before they are admitted as such. */
	requiresSecondFactor: boolean;
	streams: StreamBound;
	/** Looks up the listeners of the open streams, many at once. */
	viewers: Viewers;
}

/** What a handler gets: parsed input, who is asking, and from where. */
export interface Call<R extends Route> extends RouteRequest<R> {
	viewer: ViewerFor<R["who"]>;
	/**
	 * Address of the client (for IPv6 its network), as far as trusted proxies report it. Only for rate limits:
	 * counted for a day, never logged.
	 */
	ip: string;
	user_agent: string;
	/**
	 * The Cookie header as received: a sign-in with Google is bound to the browser that started it. The only
	 * other cookie is the language.
	 */
	cookie: string;
}

type Handler<R extends Route> = (call: Call<R>) => Promise<RouteResponse<R>>;

/**
 * What a handler with a single round trip gets: parsed input, and a valid token whose session it must still
 * look up.
 */
export type UnseenCall<R extends Route> = RouteRequest<R> & {
	claims: AccessClaims;
	/**
	 * The viewer in the row that the handler's own statement read. Throws for anyone who may not call the
	 * route, as the ordinary check does.
	 */
	admit(row: ViewerRow | undefined): ViewerFor<R["who"]>;
};

interface Handled<R extends Route> {
	viewer: Viewer | null;
	result: RouteResponse<R>;
}

/**
 * A handler that reads the viewer in the same statement that does the work; that statement must itself refuse
 * anyone whom `admit` refuses. Undefined: nothing was done, and the ordinary handler is called.
 */
type OneTripHandler<R extends Route> = (call: UnseenCall<R>) => Promise<Handled<R> | undefined>;

/**
 * Serves a route of the contract: authenticates, authorizes, parses the input, and sends `{data}` cut to the
 * contract's response, so that nothing unlisted can leave.
 */
export function registerRoute<const R extends Route>(
	context: HttpContext,
	route: R,
	handle: Handler<R>,
	inOneTrip?: OneTripHandler<R>,
): void {
	const declared = codesOf(route);
	// Only a route that may find a payment provider unavailable calls one.
	const run = declared.has("payment_unavailable")
		? (call: Call<R>) => withinProviderTime(() => handle(call))
		: handle;
	const handleRequest = async (request: FastifyRequest): Promise<Handled<R>> => {
		const early = inOneTrip && (await tryInOneTrip(context, route, request, inOneTrip));
		if (early !== undefined) return early;
		const call = await readCall(context, route, request);
		return { viewer: call.viewer, result: await run(call) };
	};
	context.server.route({
		method: route.method,
		url: route.path,
		config: { who: route.who },
		handler: async (request, reply) => {
			const { viewer, result } = await handleRequest(request).catch(refuseUndeclared(declared));
			reply.header("cache-control", "no-store");
			if (viewer === null) await keepLanguageOfSignIn(context, request, reply, result);
			// A super-admin who impersonates an account keeps their own language, and does not change the
			// account's.
			else if (viewer.impersonated_by === null) await keepLanguage(context, request, reply, viewer);
			const answer = z.parse(route.response, result);
			return { data: inOurWords(languageOfRequest(request), route.path, answer) };
		},
	});
}

/** Undefined if the ordinary path must report what is wrong with the request, or the handler did nothing. */
async function tryInOneTrip<R extends Route>(
	context: HttpContext,
	route: R,
	request: FastifyRequest,
	handle: OneTripHandler<R>,
): Promise<Handled<R> | undefined> {
	const token = bearerToken(request);
	const claims = token === undefined ? null : await context.accessTokens.verify(token);
	const { input, problems } = readInput(route, request);
	const isClean =
		input.params !== null && Object.keys(problems).length === 0 && !route.complain?.(request.body);
	if (claims === null || !isClean) return undefined;
	const admit = (row: ViewerRow | undefined) =>
		letIn(route, request, judgeViewer(row, claims, context.requiresSecondFactor)) as ViewerFor<R["who"]>;
	return handle({ ...input, claims, admit } as UnseenCall<R>);
}

/**
 * An error that the route's contract does not declare becomes the anonymous 500: its page has no message for
 * it.
 */
export function refuseUndeclared(declared: Set<ApiErrorCode>) {
	return (error: unknown): never => {
		if (error instanceof ApiError && !declared.has(error.code))
			throw new Error(`undeclared error code ${error.code}`, { cause: error });
		throw error;
	};
}

/** A file that is streamed. */
export interface SentFile {
	name: string;
	type: string;
	pieces: AsyncIterable<Uint8Array>;
}

/** Serves a route of kind "file": a download with its name, sent as fast as the client reads it. */
export function registerFile<const R extends Route>(
	context: HttpContext,
	route: R,
	handle: (call: Call<R>) => Promise<SentFile>,
): void {
	const declared = codesOf(route);
	context.server.route({
		method: route.method,
		url: route.path,
		config: { who: route.who },
		handler: async (request, reply) => {
			const call = await readCall(context, route, request);
			const file = await handle(call).catch(refuseUndeclared(declared));
			return reply
				.header("cache-control", "no-store")
				.header("content-type", file.type)
				.header("content-disposition", `attachment; filename="${file.name}"`)
				.send(Readable.from(file.pieces, { objectMode: false }));
		},
	});
}

type StreamHandler<R extends Route> = (
	call: Call<R>,
	stream: { send(line: RouteResponse<R>): void; closed: AbortSignal },
) => Promise<void>;

/**
 * Serves a route of kind "stream": lines of JSON until the client leaves, the server stops or the handler
 * returns. The listener is looked up again for every line, batched for all streams of one moment: a stream
 * outlives neither a sign-out nor membership of a family. Someone who has moved to another family reconnects
 * by themselves for that one.
 */
export function registerStream<const R extends Route>(
	context: HttpContext,
	route: R,
	handle: StreamHandler<R>,
): void {
	const open = new Set<() => void>();
	context.server.addHook("preClose", async () => {
		for (const end of open) end();
	});
	context.server.route({
		method: route.method,
		exposeHeadRoute: false,
		url: route.path,
		config: { who: route.who, isStream: true },
		handler: async (request, reply) => {
			const call = await readCall(context, route, request);
			const leave = call.viewer === null ? () => {} : context.streams.take(call.viewer.account_id);
			const closed = new AbortController();
			const end = () => closed.abort();
			request.raw.socket.once("close", end);
			// A client that left during the lookup gets no more lines.
			if (request.raw.socket.destroyed) end();
			open.add(end);
			openStream(reply);
			let sent = Promise.resolve();
			const write = async (line: RouteResponse<R>) => {
				if (closed.signal.aborted) return;
				// If the lookup fails, nothing is sent: the client reconnects by itself.
				const mayHear = await authorizeAgain(context, route, request).then(
					(viewer) => viewer?.family_id === call.viewer?.family_id,
					() => false,
				);
				if (!mayHear) end();
				else if (!closed.signal.aborted)
					reply.raw.write(`${JSON.stringify(z.parse(route.response, line))}\n`);
			};
			const send = (line: RouteResponse<R>) => {
				sent = sent.then(() => write(line)).catch(end);
			};
			try {
				await handle(call, { closed: closed.signal, send });
				await sent;
			} finally {
				open.delete(end);
				leave();
				request.raw.socket.off("close", end);
				reply.raw.end();
			}
		},
	});
}

function openStream(reply: FastifyReply): void {
	reply.hijack();
	for (const [name, value] of Object.entries(reply.getHeaders())) {
		if (value !== undefined) reply.raw.setHeader(name, value);
	}
	reply.raw.writeHead(200, {
		"content-type": "application/x-ndjson; charset=utf-8",
		"cache-control": "no-store",
		"x-accel-buffering": "no",
	});
}

/** Who is asking and what for, from a request whose body was read. Throws what to respond. */
export async function readCall<R extends Route>(
	context: HttpContext,
	route: R,
	request: FastifyRequest,
): Promise<Call<R>> {
	const viewer = await authorize(context, route, request);
	const said = route.complain?.(request.body) ?? null;
	if (said !== null)
		throw new ApiError("invalid_request", { fields: { [said.field]: said.message }, detail: said.message });
	const { input, problems } = readInput(route, request);
	if (input.params === null) throw new ApiError("not_found");
	if (Object.keys(problems).length > 0) {
		// None of our pages sends a price, a family or a role: someone is probing.
		if (hasUnknownFields(route.body, request.body))
			request.log.warn(
				{ route: route.path, account_id: viewer?.account_id },
				"request with unexpected fields",
			);
		throw new ApiError("invalid_request", { fields: problems });
	}
	return {
		...input,
		viewer,
		ip: clientNetwork(request.ip),
		user_agent: String(request.headers["user-agent"] ?? "").slice(0, 300),
		cookie: request.headers.cookie ?? "",
	} as Call<R>;
}

/** The viewer, admitted to this route; null for a public one. Throws what is missing. */
export async function authorize(
	context: HttpContext,
	route: Route,
	request: FastifyRequest,
): Promise<Viewer | null> {
	if (route.who === "public") return null;
	const token = bearerToken(request);
	if (token === undefined) throw new ApiError("not_signed_in");
	return letIn(route, request, await readViewer(context, token));
}

/** The same for the listener of a stream. */
async function authorizeAgain(
	context: HttpContext,
	route: Route,
	request: FastifyRequest,
): Promise<Viewer | null> {
	const token = bearerToken(request);
	if (route.who === "public" || token === undefined) return null;
	const claims = await context.accessTokens.verify(token);
	if (claims === null) throw new ApiError("session_ended");
	const row = await context.viewers.row(claims.session_id);
	return letIn(route, request, judgeViewer(row, claims, context.requiresSecondFactor));
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
	return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

function letIn(route: Route, request: FastifyRequest, viewer: Viewer): Viewer {
	tellAccountLanguage(request, viewer.language);
	requireMayCall(route.who, viewer);
	requireMayCallAs(route, viewer);
	return viewer;
}

/** The parsed input, and problems by field; `params` is null if they name a thing that cannot exist. */
function readInput(route: Route, request: FastifyRequest) {
	const problems: Record<string, string> = {};
	const input = {
		params: parseParams(route.params, request.params),
		query: parsePart(route.query, request.query, problems),
		body: parsePart(route.body, request.body ?? {}, problems),
	};
	return { input, problems };
}

/** A malformed id in a path names a thing that does not exist. */
function parseParams(schema: Route["params"], value: unknown): unknown {
	if (schema === undefined) return undefined;
	const parsed = z.safeParse(schema, value);
	return parsed.success ? parsed.data : null;
}

function hasUnknownFields(schema: Route["body"], value: unknown): boolean {
	const parsed = schema === undefined ? undefined : z.safeParse(schema, value ?? {});
	return parsed?.error?.issues.some(({ code }) => code === "unrecognized_keys") ?? false;
}

/** The parsed value; adds to `problems` the first problem of each field. */
function parsePart(schema: Route["body"], value: unknown, problems: Record<string, string>): unknown {
	if (schema === undefined) return undefined;
	const parsed = z.safeParse(schema, value, { error: sayIssue });
	if (parsed.success) return parsed.data;
	for (const issue of parsed.error.issues) {
		const name = issue.path.join(".") || "request";
		problems[name] ??= issue.message;
	}
	return undefined;
}
