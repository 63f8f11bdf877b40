import type { FastifyInstance } from "fastify";
import type { OpenSpan, Traces } from "../traces/traces.ts";
import { probes, routeOf } from "./measure-requests.ts";

/** A span for each request, by its route; streams, which are open for hours, and probes are left out. */
export function traceRequests(server: FastifyInstance, traces: Traces): void {
	const open = new WeakMap<object, OpenSpan>();
	server.addHook("onRequest", (request, _reply, done) => {
		const { route, who, isStream } = routeOf(request);
		if (isStream || probes.has(route)) return done();
		const { method } = request;
		const facts = { "http.route": route, "http.request.method": method, "learnin.who": who };
		traces.within({ name: `${method} ${route}`, kind: "server", facts }, (span) => {
			open.set(request, span);
			done();
		});
	});
	server.addHook("onResponse", (request, reply, done) => {
		const status = String(reply.statusCode);
		open
			.get(request)
			?.end({ "http.response.status_code": status }, reply.statusCode >= 500 ? status : undefined);
		done();
	});
}
