import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts to listen (0: on a free port) and returns the port; rejects if it is in use. */
export async function listen(server: Server, port: number, host = "127.0.0.1"): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	});
	return (server.address() as AddressInfo).port;
}

/** Stops listening and closes open connections. */
export async function close(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeAllConnections();
	await closed;
}
