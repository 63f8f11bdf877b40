import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

interface Place {
	dataDir: string;
	url: string;
	host: string;
	port: number;
	databaseUrl: string;
}

/** What the local start fills in where nothing is given. The token key is made once and kept with the data. */
export async function localSettings({ dataDir, url, host, port, databaseUrl }: Place): Promise<Record<string, string>> {
	return {
		NODE_ENV: "development",
		PORT: String(port),
		HOST: host,
		APP_BASE_URL: url,
		DATABASE_URL: databaseUrl,
		LOG_LEVEL: "warn",
		JWT_SECRET: await keptSecret(path.join(dataDir, "token-key")),
		MAIL_FROM: "Learnin <hello@learnin.test>",
	};
}

async function keptSecret(file: string): Promise<string> {
	const known = await readFile(file, "utf8").catch(() => "");
	if (known.length >= 32) return known;
	const secret = randomBytes(32).toString("base64url");
	await writeFile(file, secret, { mode: 0o600 });
	return secret;
}
