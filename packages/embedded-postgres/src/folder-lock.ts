import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./error-code.ts";

const ATTEMPTS = 5;
const PAUSE_MS = 200;

export type FolderLock = { release(): Promise<void> };

/**
 * Locks a folder, or returns which process holds the lock. The lock is a listening socket: the system closes
 * it with its process, however that ends, so it can never be left behind.
 */
export async function lockFolder(realPath: string): Promise<FolderLock | { heldBy: number | undefined }> {
	const address = lockAddress(realPath);
	const server = net.createServer((socket) => {
		socket.on("error", () => {});
		socket.end(`${process.pid}\n`);
	});
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		try {
			await listen(server, address);
			server.unref();
			return { release: () => new Promise((resolve) => server.close(() => resolve())) };
		} catch (error) {
			if (errorCode(error) !== "EADDRINUSE") throw error;
		}
		const holder = await askHolder(address);
		if (typeof holder === "number") return { heldBy: holder };
		// Only a lock that is a file can outlive its holder; an abstract one is free by now.
		if (holder === "gone" && !address.startsWith("\0")) await rm(address, { force: true });
		// A holder that does not send its name may be exiting at this moment.
		if (holder === undefined) await pause(PAUSE_MS);
	}
	return { heldBy: undefined };
}

/** Linux has sockets without a file; elsewhere it is a file in the temporary folder. */
function lockAddress(realPath: string): string {
	const name = `learnin-${createHash("sha256").update(realPath).digest("hex").slice(0, 32)}`;
	return process.platform === "linux" ? `\0${name}` : path.join("/tmp", `${name}.lock`);
}

function listen(server: net.Server, address: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(address, () => {
			server.off("error", reject);
			resolve();
		});
	});
}

function askHolder(address: string): Promise<number | undefined | "gone"> {
	return new Promise((resolve) => {
		let text = "";
		const socket = net.connect(address);
		socket.setEncoding("utf8");
		socket.setTimeout(1000, () => finish(undefined));
		socket.on("data", (chunk: string) => {
			text += chunk;
		});
		socket.on("error", (error) => finish(errorCode(error) === "ECONNREFUSED" ? "gone" : undefined));
		socket.on("end", () => finish(/^[0-9]+\n$/.test(text) ? Number(text) : undefined));
		function finish(answer: number | undefined | "gone"): void {
			socket.destroy();
			resolve(answer);
		}
	});
}
