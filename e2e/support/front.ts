import http from "node:http";

/** A proxy in front of the product: it can drop connections and simulate another build. */
export interface Front {
	url: string;
	/** Refuses all connections. */
	isDown: boolean;
	/** Changes documents and the service worker in transit, to simulate another build. */
	change: (text: string) => string;
	close(): Promise<void>;
}

export async function startFront(target: string): Promise<Front> {
	const server = http.createServer((request, response) => pass(front, target, request, response));
	const front: Front = {
		url: "",
		isDown: false,
		change: (text) => text,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the front has no port");
	front.url = `http://127.0.0.1:${address.port}`;
	return front;
}

function pass(
	front: Front,
	target: string,
	request: http.IncomingMessage,
	response: http.ServerResponse,
): void {
	if (front.isDown) {
		request.socket.destroy();
		return;
	}
	const { hostname, port } = new URL(target);
	const { url: path, method } = request;
	// A changed document must not match the cache validators of the original.
	const { "accept-encoding": _, "if-none-match": __, "if-modified-since": ___, ...headers } = request.headers;
	const passed = http.request({ hostname, port, path, method, headers }, (answer) => {
		if (path === "/sw.js" || answer.headers["content-type"]?.startsWith("text/html"))
			sendChanged(front, answer, response);
		else {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		}
	});
	passed.on("error", () => response.destroy());
	request.pipe(passed);
}

function sendChanged(front: Front, answer: http.IncomingMessage, response: http.ServerResponse): void {
	let text = "";
	answer.setEncoding("utf8");
	answer.on("data", (part: string) => {
		text += part;
	});
	answer.on("end", () => {
		const { "content-length": _, etag: __, "last-modified": ___, ...headers } = answer.headers;
		response.writeHead(answer.statusCode ?? 502, headers);
		response.end(front.change(text));
	});
}
