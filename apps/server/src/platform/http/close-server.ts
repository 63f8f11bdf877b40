import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const sweepMs = 50;
/** What was sent on a connection has arrived within this time. */
const silentMs = 1_000;

/**
 * Closes the server when called, once every request that was begun has its answer. A connection that was busy when the
 * closing began, a stream's above all, is closed as soon as it is idle. One that nothing was ever sent on, as browsers
 * open them for later, counts as neither idle nor busy to Node: it is closed when it stays silent.
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
