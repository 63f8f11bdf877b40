import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inboxPage, inboxStyles, messagePage } from "./inbox-page.ts";
import type { Mailbox } from "./mailbox.ts";

/** The inbox on the web. */
export interface InboxServer {
	port: number;
	stop(): Promise<void>;
}

interface Answer {
	status?: number;
	type: string;
	body: string;
}

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** Serves the mailbox as pages, and as JSON under `/messages`. */
export async function startInboxServer(mailbox: Mailbox, port: number, host: string): Promise<InboxServer> {
	const server = createServer((request, response) => {
		answer(mailbox, request).then(
			(found) => send(response, found),
			(error: unknown) => send(response, { status: 500, type: "text/plain", body: String(error) }),
		);
	});
	server.listen(port, host);
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		stop: async () => {
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}

async function answer(mailbox: Mailbox, request: IncomingMessage): Promise<Answer> {
	const url = new URL(request.url ?? "/", "http://inbox");
	const route = `${request.method} ${url.pathname}`;
	if (route === "GET /") return { type: HTML, body: inboxPage(mailbox.newestFirst()) };
	if (route === "GET /inbox.css") return { type: "text/css; charset=utf-8", body: inboxStyles };
	if (route === "GET /messages") {
		const messages = mailbox.newestFirst(url.searchParams.get("to") ?? undefined);
		return { type: JSON_TYPE, body: JSON.stringify(messages, undefined, 2) };
	}
	// Not for pages in a browser: any page could empty the inbox.
	if (route === "DELETE /messages" && request.headers.origin === undefined) {
		await mailbox.clear();
		return { type: JSON_TYPE, body: "[]" };
	}
	const message = request.method === "GET" ? messageAt(mailbox, url.pathname) : undefined;
	if (message !== undefined) return { type: HTML, body: messagePage(message) };
	return { status: 404, type: "text/plain", body: "There is nothing here" };
}

function messageAt(mailbox: Mailbox, path: string) {
	const [, folder, id = ""] = path.split("/");
	return folder === "messages" ? mailbox.get(id) : undefined;
}

function send(response: ServerResponse, { body, status = 200, type }: Answer): void {
	response.writeHead(status, {
		"content-type": type,
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
		"referrer-policy": "no-referrer",
		"x-content-type-options": "nosniff",
	});
	response.end(body);
}
