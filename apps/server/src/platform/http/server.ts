import type { Socket } from "node:net";
import { apiErrors } from "@learnin/contract/errors";
import { repeatedKey } from "@learnin/domain/exchange/items/repeated-key";
import type { LanguageCode } from "@learnin/domain/texts/languages";
import Fastify, {
	LogController,
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from "fastify";
import type { Config } from "../config.ts";
import { mustRetry } from "../db/database.ts";
import { databaseIsAway } from "../db/database-is-away.ts";
import { languageOfRequest } from "../languages/request-language.ts";
import { say } from "../languages/say.ts";
import { TaskStopped } from "../workers/task.ts";
import { ApiError } from "./errors/api-error.ts";
import { compressAnswers } from "./pages/compress.ts";
import { describeError } from "./errors/describe-error.ts";
import { guardInput } from "./guards/input-guard.ts";
import { sayTwice } from "./errors/say-issue.ts";
import { securityHeaders, setSecurityHeaders } from "./guards/security-headers.ts";

const maxBody = 256 * 1024;
const takesTooLong = "This takes too long to read. Please make it shorter or simpler.";
const notUtf8 = "The request isn’t valid UTF-8.";

/** Where the log's lines go. */
export interface LogSink {
	write(line: string): void;
}

/**
 * The bare HTTP server: timeouts that disconnect slow clients, bounded input, errors in the contract's
 * format, and a log of routes and figures without addresses that contain secrets, names or bodies. It logs to
 * standard output unless another stream is given.
 */
export function createHttpServer(config: Config, log?: LogSink): FastifyInstance {
	const server = Fastify({
		logger: {
			level: config.LOG_LEVEL,
			serializers: { req: (request) => ({ method: request.method }) },
			...(log !== undefined && { stream: log }),
		},
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => crypto.randomUUID(),
		bodyLimit: maxBody,
		trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
		requestTimeout: 10_000,
		http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
		forceCloseConnections: "idle",
		// Requests that still arrive during a shutdown are answered; the load balancer was notified long before.
		return503OnClosing: false,
		frameworkErrors: (error, request, reply) => {
			reply.headers(securityHeaders);
			return sendError(reply, toApiError(error), request.id);
		},
		clientErrorHandler: answerUnreadable,
	});
	setSecurityHeaders(server);
	keepRawJson(server);
	compressAnswers(server);
	server.addHook("preValidation", (request, _, done) => {
		// The body of a request to an unknown address or to a page is not read: the response says which of the
		// two it is.
		if (!request.is404) {
			guardInput(request.body);
			guardInput(request.query);
			guardInput(request.params);
		}
		done();
	});
	server.addHook("onResponse", (request, reply, done) => {
		request.log.info(
			{
				method: request.method,
				route: request.routeOptions.url ?? "none",
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			"answered",
		);
		done();
	});
	server.setErrorHandler<FastifyError>((error, request, reply) => {
		const known = toApiError(error);
		if (known.code === "internal_error") {
			request.log.error(
				{ id: request.id, route: request.routeOptions.url, ...describeError(error) },
				"failed",
			);
		}
		return sendError(reply, known, request.id);
	});
	return server;
}

/**
 * JSON is parsed strictly from bytes: refuses invalid UTF-8, `__proto__`, `constructor.prototype`, and a
 * repeated key.
 */
function keepRawJson(server: FastifyInstance): void {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const parse = server.getDefaultJsonParser("error", "error");
	server.removeContentTypeParser(["application/json", "text/plain"]);
	server.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
		let text: string;
		try {
			text = decoder.decode(body as Buffer);
		} catch {
			done(new ApiError("invalid_request", { fields: { request: notUtf8 } }));
			return;
		}
		parse(request, text, (error, value) => {
			const twice = error === null ? repeatedKey(text) : undefined;
			if (twice === undefined) done(error, value);
			else done(new ApiError("invalid_request", { fields: { request: sayTwice(twice) } }));
		});
	});
}

/** The response to an error: one of the closed list, everything else as the anonymous 500. */
function toApiError(error: Error & { statusCode?: number; code?: string }): ApiError {
	if (error instanceof ApiError) return error;
	if (error instanceof TaskStopped)
		return new ApiError("invalid_request", {
			fields: { request: takesTooLong },
			cause: error,
		});
	const status = error.statusCode ?? 500;
	if (status >= 400 && status < 500) {
		return new ApiError(status === 404 ? "not_found" : "invalid_request", {
			fields: { request: "We couldn’t read the request." },
			cause: { status },
		});
	}
	return new ApiError(databaseIsAway(error) || mustRetry(error) ? "unavailable" : "internal_error", {
		cause: error,
	});
}

/** The response to a path that nothing serves. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return sendError(reply, new ApiError("not_found"), request.id);
}

/**
 * What could not even be read as HTTP gets a hand-written response with the same headers, and is
 * disconnected.
 */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
	if (!socket.writable || error.code === "ECONNRESET") {
		socket.destroy();
		return;
	}
	const status = unreadableStatus[error.code ?? ""] ?? "400 Bad Request";
	const body = JSON.stringify({ code: "invalid_request", detail: apiErrors.invalid_request.detail });
	const headers = {
		...securityHeaders,
		"content-type": "application/json; charset=utf-8",
		"content-length": body.length,
		connection: "close",
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

const unreadableStatus: Record<string, string> = {
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * Writes an error response: `{code, detail}`, or `{code, message}` with a text per field, where those need a
 * detail too.
 */
function sendError(reply: FastifyReply, error: ApiError, requestId: string): FastifyReply {
	const { status } = apiErrors[error.code];
	const { fields, retryAfter, cause } = error.extra;
	const language = languageOfRequest(reply.request);
	const sentence = sentenceOf(error, reply.request);
	const detail = say(language, detailOf(error));
	if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
	reply.header("cache-control", "no-store");
	return reply.status(clientStatus(cause) ?? status).send(
		fields === undefined
			? { code: error.code, detail, id: requestId }
			: {
					code: error.code,
					...(sentence !== undefined && { detail: sentence.map((each) => say(language, each)).join(" ") }),
					message: inLanguage(language, fields),
					id: requestId,
				},
	);
}

/**
 * What to show instead of the name and text of each field. What a request to read names is in an address, where nobody
 * saw the names of its fields.
 */
function sentenceOf(
	{ extra: { detail, fields } }: ApiError,
	{ method }: FastifyRequest,
): string[] | undefined {
	if (detail !== undefined) return [detail];
	return method === "GET" && fields !== undefined ? Object.values(fields) : undefined;
}

/** The sentence a person reads; how long to wait is spelled out too. */
function detailOf({ code, extra: { retryAfter } }: ApiError): string {
	if (code !== "too_many_requests" || retryAfter === undefined) return apiErrors[code].detail;
	const minutes = Math.ceil(retryAfter / 60);
	const wait = retryAfter < 60 ? count(retryAfter, "second") : count(minutes, "minute");
	return `Too many tries. Please wait ${wait} and try again.`;
}

function inLanguage(language: LanguageCode, fields: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(language, text)]));
}

function count(number: number, unit: string): string {
	return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** Fastify's own 4xx (413, 415 …) keep their status under the code `invalid_request`. */
function clientStatus(cause: unknown): number | undefined {
	return typeof cause === "object" && cause !== null && "status" in cause ? Number(cause.status) : undefined;
}
