/** Far more than any response we expect; a broken server could send without end. */
const mostBytes = 256 * 1024;

/** Thrown for a response beyond the limit. */
export class ResponseTooLong extends Error {}

/**
 * `fetch` for a provider: follows no redirect, because the key would go along, and reads no endless response.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
	const response = await fetch(input, { ...init, redirect: "manual" });
	const body = await readBounded(response);
	return new Response(body, { status: response.status, headers: response.headers });
}

async function readBounded(response: Response): Promise<Buffer<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let size = 0;
	// Throwing out of the loop closes the connection.
	for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
		size += part.length;
		if (size > mostBytes) throw new ResponseTooLong(`more than ${mostBytes} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts);
}
