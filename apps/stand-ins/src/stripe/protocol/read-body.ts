import type { IncomingMessage } from "node:http";

const MAX_BYTES = 1_000_000;

/** The whole body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > MAX_BYTES) throw new Error("The request body is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
