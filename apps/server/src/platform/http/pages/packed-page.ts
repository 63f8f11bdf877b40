import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "./compress.ts";

/** A page in the encodings that browsers accept. */
export interface PackedPage {
	/** The ETag that tells whether the browser's copy is current. */
	etag: string;
	plain: Buffer;
	/** Compressed on first request, because most pages are never shown between two starts. */
	br: () => Promise<Buffer>;
	gzip: () => Promise<Buffer>;
}

export function packPage(text: string): PackedPage {
	const plain = Buffer.from(text);
	const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
	const params = {
		// One level below the best, which takes ten times as long to save one percent.
		[constants.BROTLI_PARAM_QUALITY]: 9,
		[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
	};
	return {
		etag,
		plain,
		br: once(() => promisify(brotliCompress)(plain, { params })),
		gzip: once(() => promisify(gzip)(plain)),
	};
}

/** Sends the page in an encoding that this browser accepts, or 304 if its copy is current. */
export async function sendPage(
	request: FastifyRequest,
	reply: FastifyReply,
	page: PackedPage,
): Promise<FastifyReply> {
	const encoding = encodingFor(request);
	reply.headers({ vary: "accept-encoding, accept-language, cookie", etag: page.etag });
	const known = String(request.headers["if-none-match"] ?? "");
	if (reply.statusCode === 200 && known.includes(page.etag)) return reply.status(304).send();
	if (encoding === undefined) return reply.send(page.plain);
	return reply.header("content-encoding", encoding).send(await page[encoding]());
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => (made ??= make());
}
