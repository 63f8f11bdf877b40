import { type ChildProcess, fork } from "node:child_process";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { builtProgram } from "../scripts/programs.mjs";

export interface RunningServer {
	port: number;
	stop(): Promise<void>;
}

/** Signs the bench's own tokens. */
export const jwtSecret = "a secret that is only used in benchmarks 01234";

/** The whole server as its own process, on an existing database. */
export async function startServer(connectionString: string): Promise<RunningServer> {
	const port = await freePort();
	const child = fork(builtProgram("main"), [], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
		env: {
			...process.env,
			NODE_ENV: "development",
			PORT: String(port),
			HOST: "127.0.0.1",
			APP_BASE_URL: `http://127.0.0.1:${port}`,
			DATABASE_URL: connectionString,
			DATA_DIR: path.join(os.tmpdir(), "learnin-bench"),
			LOG_LEVEL: "error",
			JWT_SECRET: jwtSecret,
			ADMIN_SECOND_FACTOR: "offered",
			STRIPE_SECRET_KEY: "sk_test_bench",
			STRIPE_PUBLISHABLE_KEY: "pk_test_bench",
			STRIPE_WEBHOOK_SECRETS: "whsec_bench",
			STRIPE_API_URL: "http://127.0.0.1:9",
			SMTP_URL: "smtp://127.0.0.1:9",
			MAIL_FROM: "bench@example.com",
			SELLER_NAME: "Learnin Demo, LLC",
			SELLER_ADDRESS: "1 Ten Frame Road, Springfield, IL 62701, USA",
			STATEMENT_DESCRIPTOR: "LEARNIN* MATH",
		},
	});
	await untilReady(child, port);
	return {
		port,
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill("SIGTERM");
			}),
	};
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
	for (;;) {
		if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
		const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
		if (ready) return;
		await new Promise((resolve) => setImmediate(resolve));
	}
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (address === null || typeof address === "string") throw new Error("no free port");
	return address.port;
}
