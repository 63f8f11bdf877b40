import http from "node:http";

/** One request of a signed-in person to a local server. */
interface SentRequest {
	agent?: http.Agent;
	port: number;
	path: string;
	token?: string;
	/** Sent as JSON with POST; without one it is a GET. */
	body?: unknown;
}

export interface Answered {
	/** 0 if the connection failed. */
	status: number;
	text: string;
	/** Milliseconds to the complete response. */
	ms: number;
}

const textKept = 300;

/** Sends a request and waits for the complete response. Never throws: a lost connection has status 0. */
export function sendRequest({ agent, port, path, token, body }: SentRequest): Promise<Answered> {
	const begin = performance.now();
	const payload = body === undefined ? undefined : JSON.stringify(body);
	const headers = {
		...(token !== undefined && { authorization: `Bearer ${token}` }),
		...(payload !== undefined && {
			"content-type": "application/json",
			"content-length": Buffer.byteLength(payload),
		}),
	};
	const method = payload === undefined ? "GET" : "POST";
	return new Promise((resolve) => {
		const fail = (error: Error) => resolve({ status: 0, text: error.message, ms: performance.now() - begin });
		const target = { ...(agent && { agent }), host: "127.0.0.1", port, method, path, headers };
		const request = http.request(target, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text += part;
			});
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - begin }),
			);
			response.on("error", fail);
		});
		request.on("error", fail);
		request.end(payload);
	});
}

/** Null for status 200; otherwise what to print: path, status and the start of the body. */
export function refusalOf(path: string, { status, text }: Pick<Answered, "status" | "text">): string | null {
	return status === 200 ? null : `${path}: ${status} ${text.slice(0, textKept)}`;
}
