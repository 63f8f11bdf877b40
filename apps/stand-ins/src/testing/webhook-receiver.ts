import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One delivery that arrived. */
export interface ReceivedWebhook {
	body: string;
	signature: string;
	type: string;
	id: string;
}

/** A webhook endpoint for tests. */
export interface WebhookReceiver {
	url: string;
	received: ReceivedWebhook[];
	/** The statuses of the next responses; 200 if there are none left. */
	answers: number[];
	/** The event types that arrived, in order. */
	types(): string[];
	stop(): Promise<void>;
}

/** Starts a webhook endpoint that records what it receives. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
	const received: ReceivedWebhook[] = [];
	const answers: number[] = [];
	const server = createServer((request, response) => void receive(request, response, received, answers));
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
		received,
		answers,
		types: () => received.map(({ type }) => type),
		stop: () => close(server),
	};
}

async function receive(
	request: IncomingMessage,
	response: ServerResponse,
	received: ReceivedWebhook[],
	answers: number[],
): Promise<void> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	const { id, type } = JSON.parse(body) as { id: string; type: string };
	received.push({ body, id, type, signature: String(request.headers["stripe-signature"]) });
	response.writeHead(answers.shift() ?? 200).end();
}

function close(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((resolve) => server.close(() => resolve()));
}
