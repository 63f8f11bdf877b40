import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const encode = {
	// Takes a millisecond for the largest responses; higher levels cost time and save little.
	br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: (text: string) => promisify(gzip)(text),
};

/** Bytes; anything shorter fits in one packet anyway. */
const worthItFrom = 1024;

/** The encoding that the client accepts, the smaller first; undefined if it accepts none. */
export function encodingFor({ headers }: FastifyRequest): keyof typeof encode | undefined {
	const accepted = String(headers["accept-encoding"] ?? "");
	return (["br", "gzip"] as const).find((name) =>
		new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
	);
}

/** Compresses long JSON responses. Files and streams are sent as they are. */
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
