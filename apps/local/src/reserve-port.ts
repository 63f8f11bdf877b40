import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { StartRefused } from "./start-refused.ts";

interface ReservedPort {
	port: number;
	/** Releases the port, for the server to listen on. */
	release(): Promise<void>;
}

/**
 * Reserves the port before anything starts, until the server listens: so the address is known early, also
 * with PORT=0, and no one else takes it. Refuses with a message.
 */
export async function reservePort(host: string, wanted = "3000"): Promise<ReservedPort> {
	const port = Number(wanted);
	if (wanted.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new StartRefused("PORT must be a whole number from 0 to 65535.");
	}
	const server = createServer((socket) => socket.destroy());
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		throw new StartRefused(whyNot(error, host, port), { cause: error });
	}
	return {
		port: (server.address() as AddressInfo).port,
		release: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

function whyNot(error: unknown, host: string, port: number): string {
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
	if (code === "EACCES")
		return `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`;
	if (code !== "EADDRINUSE") return `Port ${port} cannot be used (${code}).`;
	const other = port < 65_535 ? port + 1 : 3000;
	return (
		`Port ${port} is taken. If Learnin is running already, it is at http://${host}:${port}; ` +
		`otherwise choose another port: PORT=${other} npm start`
	);
}
