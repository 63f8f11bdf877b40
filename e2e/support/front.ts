import http from "node:http";

/** Something in front of the product, as a balancer is: it can lose its line and turn to another build. */
export interface Front {
	url: string;
	/** No connection gets through. */
	isDown: boolean;
	/** Changes the documents and the worker on their way: how another build's would read. */
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
	// What is changed on its way is another document than the one that the product would find unchanged.
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
