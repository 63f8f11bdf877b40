import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

const TIMEOUT_MS = 20_000;

/**
 * Posts a body and returns the status of the response. Every request has its own connection: a kept-alive one
 * would break when the receiver restarts, and would keep a receiver from stopping.
 */
export function post(
	url: string,
	body: string,
	headers: Record<string, string>,
	signal: AbortSignal,
): Promise<number> {
	const request = url.startsWith("https:") ? requestHttps : requestHttp;
	const length = String(Buffer.byteLength(body));
	return new Promise((resolve, reject) => {
		const outgoing = request(
			url,
			{
				method: "POST",
				agent: false,
				signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
				headers: { "content-type": "application/json; charset=utf-8", "content-length": length, ...headers },
			},
			(incoming) => {
				incoming.resume();
				incoming.on("end", () => resolve(incoming.statusCode ?? 0));
				incoming.on("error", reject);
			},
		);
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}
