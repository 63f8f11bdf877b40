import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { type DemoAccount, readDemoAccounts } from "@learnin/local/demo/demo-accounts";
import { startLearnin } from "@learnin/local/start-learnin";
import { freePort } from "./start-server.ts";

export interface Demo {
	url: string;
	/**
	 * The stored tokens of a signed-in browser: of the first account with that role, or the one whose email starts with
	 * `name`.
	 */
	tokensOf(role: DemoAccount["role"], name?: string): Promise<Record<string, string>>;
	stop(): Promise<void>;
}

/** The whole product with its demo data, in its own folder. */
export async function startDemo(): Promise<Demo> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-demo-"));
	const ports = await Promise.all(Array.from({ length: 5 }, freePort));
	const [PORT, STRIPE_STAND_IN_PORT, INBOX_PORT, ESEWA_STAND_IN_PORT, GOOGLE_STAND_IN_PORT] =
		ports.map(String);
	const running = await startLearnin({
		checkout: path.join(import.meta.dirname, ".."),
		environment: {
			DATA_DIR: dataDir,
			AUTH_LIMITS: "off",
			PORT,
			STRIPE_STAND_IN_PORT,
			INBOX_PORT,
			ESEWA_STAND_IN_PORT,
			GOOGLE_STAND_IN_PORT,
		},
		log: () => {},
		signal: new AbortController().signal,
	});
	return {
		url: running.url,
		tokensOf: (role, name = "") => signIn(running.url, dataDir, role, name),
		async stop() {
			await running.stop();
			await removeLocation(dataDir);
		},
	};
}

async function signIn(url: string, dataDir: string, role: DemoAccount["role"], name: string) {
	const account = (await readDemoAccounts(dataDir)).find(
		(each) => each.role === role && each.email.startsWith(name),
	);
	if (account === undefined) throw new Error(`no demo ${role}`);
	const response = await fetch(url + loginUser.path, {
		method: loginUser.method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: account.email, password: account.password }),
	});
	const { data } = (await response.json()) as { data: { access_token: string; refresh_token: string } };
	return {
		"learnin-access-token": data.access_token,
		"learnin-refresh-token": data.refresh_token,
	};
}
