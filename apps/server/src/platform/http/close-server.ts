import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const sweepMs = 50;
/** What was sent on a connection has arrived within this time. */
const silentMs = 1_000;

/**
 * Closes the server when called, once every request in progress has its response. A connection that was busy
 * when closing began, especially a stream, is closed as soon as it is idle. Node counts a connection on which
 * nothing was ever sent, as browsers open them in advance, as neither idle nor busy: it is closed if it stays
 * silent.
 */
export function closerOf(server: FastifyInstance): () => Promise<void> {
	const silent = new Map<Socket, number>();
	server.server.on("connection", (socket) => {
		silent.set(socket, performance.now());
		socket.once("close", () => silent.delete(socket));
	});
	function sweep(): void {
		server.server.closeIdleConnections();
		for (const [socket, since] of silent) {
			if (socket.bytesRead > 0) silent.delete(socket);
			else if (performance.now() - since > silentMs) socket.destroy();
		}
	}
	return async () => {
		const timer = setInterval(sweep, sweepMs);
		try {
			await server.close();
		} finally {
			clearInterval(timer);
		}
	};
}
