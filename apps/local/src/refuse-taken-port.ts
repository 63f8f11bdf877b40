import { createServer } from "node:net";
import { StartRefused } from "./start-refused.ts";

/** Refuses in words when the port is taken or malformed, before anything is started. Port 0 is any free one. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartRefused("PORT must be a whole number from 0 to 65535.");
	const probe = createServer();
	await new Promise<void>((resolve, reject) => {
		probe.once("error", (error: NodeJS.ErrnoException) => reject(new StartRefused(reason(error.code, port))));
		probe.listen(port, host, resolve);
	});
	await new Promise((resolve) => probe.close(resolve));
}

function reason(code: string | undefined, port: number): string {
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
	if (code === "EACCES") return `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`;
	return `Port ${port} cannot be used (${code ?? "unknown reason"}).`;
}
