import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A sign-in from the local start's demo data. */
export interface DemoAccount {
	role: "parent" | "student" | "super-admin";
	email: string;
	password: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, "demo-accounts.json");

/** The demo sign-ins in this data folder; none if it has none. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[]> {
	const text = await readFile(fileOf(dataDir), "utf8").catch(() => "[]");
	return JSON.parse(text) as DemoAccount[];
}

export async function writeDemoAccounts(dataDir: string, accounts: DemoAccount[]): Promise<void> {
	await writeFile(fileOf(dataDir), `${JSON.stringify(accounts, null, "\t")}\n`, { mode: 0o600 });
}
