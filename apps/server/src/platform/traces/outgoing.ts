import { channel } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { Named, OpenSpan } from "./traces.ts";

/** A request of `fetch`, as its library tells of it. */
interface Fetched {
	origin: string;
	method: string;
}

/** What Node's own libraries tell of a request that leaves. */
type Told =
	| { request: Fetched; response?: { statusCode: number }; error?: Error }
	| { request: ClientRequest; response?: IncomingMessage; error?: Error };

/** Spans of requests to providers, by host and method: their addresses hold ids, and their bodies everything. */
export function watchOutgoing(begin: (named: Named) => OpenSpan): { close(): void } {
	const open = new WeakMap<object, OpenSpan>();
	const begun = ({ request }: Told) => {
		const [host, method] =
			"origin" in request ? [new URL(request.origin).host, request.method] : [request.host, request.method];
		const facts = { "server.address": host, "http.request.method": method };
		open.set(request, begin({ name: `${method} ${host}`, kind: "client", facts }));
	};
	const ended = ({ request, response, error }: Told) => {
		const status = String(response?.statusCode ?? "");
		const isFailed = error !== undefined || Number(status) >= 500;
		open
			.get(request)
			?.end(
				{ ...(status !== "" && { "http.response.status_code": status }) },
				isFailed ? status || "no answer" : undefined,
			);
		open.delete(request);
	};
	const heard: [string, (told: Told) => void][] = [
		["undici:request:create", begun],
		["undici:request:headers", ended],
		["undici:request:error", ended],
		["http.client.request.start", begun],
		["http.client.response.finish", ended],
		["http.client.request.error", ended],
	];
	const listeners = heard.map(([name, listen]) => {
		const hear = (told: unknown) => listen(told as Told);
		channel(name).subscribe(hear);
		return () => channel(name).unsubscribe(hear);
	});
	return { close: () => listeners.forEach((leave) => leave()) };
}
