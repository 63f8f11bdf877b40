import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";

/** A proxy to a database that can refuse, drop or freeze connections. */
export interface DatabaseProxy {
	/** The address of the database behind it; the same while it is closed. */
	connectionString: string;
	open(): Promise<void>;
	/** Refuses new connections and drops open ones. */
	close(): Promise<void>;
	/** Accepts connections but forwards nothing, until `thaw`. */
	freeze(): void;
	/** Freezes before the first statement with this text reaches the database; resolves when it has. */
	freezeAt(words: string): Promise<void>;
	thaw(): void;
}

/** A proxy for a database that listens on a unix socket. Initially closed. */
export async function createDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
	const url = new URL(connectionString);
	const target = path.join(
		url.searchParams.get("host") ?? "",
		`.s.PGSQL.${url.searchParams.get("port") ?? "5432"}`,
	);
	const port = await freePort();
	const sockets = new Set<Socket>();
	let isFrozen = false;
	let awaited: { words: string; reached: () => void } | undefined;
	const freeze = () => {
		isFrozen = true;
		for (const socket of sockets) socket.pause();
	};
	const passOn = (data: Buffer, behind: Socket) => {
		if (awaited === undefined || !data.includes(awaited.words)) return behind.write(data);
		freeze();
		awaited.reached();
		awaited = undefined;
		return false;
	};
	const keep = (socket: Socket) => {
		sockets.add(socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket)));
		if (isFrozen) socket.pause();
		return socket;
	};
	const server = createServer((client) => {
		const behind = keep(connect(target));
		keep(client).on("close", () => behind.destroy());
		behind.on("close", () => client.destroy());
		client.on("data", (data) => passOn(data, behind));
		behind.on("data", (data) => client.write(data));
		if (isFrozen) client.pause();
	});
	return {
		connectionString: `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
		async open() {
			await once(server.listen(port, "127.0.0.1"), "listening");
		},
		async close() {
			const closed = server.listening ? once(server.close(), "close") : undefined;
			for (const socket of sockets) socket.destroy();
			await closed;
		},
		freeze,
		freezeAt: (words) =>
			new Promise((reached) => {
				awaited = { words, reached };
			}),
		thaw() {
			isFrozen = false;
			for (const socket of sockets) socket.resume();
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	await once(server.close(), "close");
	return port;
}
