import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const encode = {
	// Takes a millisecond for the largest answers; more would be time and little less to send.
	br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: (text: string) => promisify(gzip)(text),
};

/** Bytes; what is shorter is one packet in any case. */
const worthItFrom = 1024;

/** How the client takes what is sent, the smaller first; nothing where it takes it only as it is. */
export function encodingFor({ headers }: FastifyRequest): keyof typeof encode | undefined {
	const accepted = String(headers["accept-encoding"] ?? "");
	return (["br", "gzip"] as const).find((name) =>
		new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
	);
}

/** Long answers in JSON leave compressed. Files and streams leave as they come. */
export function compressAnswers(server: FastifyInstance): void {
	server.addHook("onSend", (request, reply, payload: unknown, done) => {
		if (typeof payload !== "string" || payload.length < worthItFrom || !isPlainJson(reply))
			return done(null, payload);
		const vary = reply.getHeader("vary");
		reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
		const encoding = encodingFor(request);
		if (encoding === undefined) return done(null, payload);
		reply.header("content-encoding", encoding).removeHeader("content-length");
		encode[encoding](payload).then((encoded) => done(null, encoded), done);
	});
}

function isPlainJson(reply: FastifyReply): boolean {
	const type = String(reply.getHeader("content-type") ?? "");
	return type.startsWith("application/json") && !reply.hasHeader("content-encoding");
}
