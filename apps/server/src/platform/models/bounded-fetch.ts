/** Far more than any answer of ours; what a broken server could send has no bound. */
const mostBytes = 256 * 1024;

/** Thrown for a response beyond the limit. */
export class ResponseTooLong extends Error {}

/** `fetch` for a provider: follows no redirect, since the key would go along, and reads no endless response. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
	const response = await fetch(input, { ...init, redirect: "manual" });
	const body = await readBounded(response);
	return new Response(body, { status: response.status, headers: response.headers });
}

async function readBounded(response: Response): Promise<Buffer<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop by a throw ends the connection.
	for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
		size += part.length;
		if (size > mostBytes) throw new ResponseTooLong(`more than ${mostBytes} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts);
}
