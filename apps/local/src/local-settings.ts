import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

interface Place {
	dataDir: string;
	url: string;
	host: string;
	port: number;
}

/** What the local start decides itself, whatever the user's shell sets. */
const own = ["NODE_ENV", "PORT", "HOST", "DATABASE_URL", "DATA_DIR"];

/** Given settings override the local start's, except those that make it local. */
export function givenSettings(environment: Record<string, string | undefined>): Record<string, string> {
	const given = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]));
	return Object.fromEntries(given.filter(([name]) => !own.includes(name)));
}

/** The defaults of the local start. The token key is created once and stored with the data. */
export async function localSettings({ dataDir, url, host, port }: Place): Promise<Record<string, string>> {
	return {
		NODE_ENV: "development",
		PORT: String(port),
		HOST: host,
		APP_BASE_URL: url,
		DATA_DIR: dataDir,
		LOG_LEVEL: "warn",
		DEVELOPER_PAGES: "on",
		ADMIN_SECOND_FACTOR: "offered",
		JWT_SECRET: await keptSecret(path.join(dataDir, "token-key")),
		MAIL_FROM: "Learnin <hello@learnin.test>",
		SELLER_NAME: "Learnin Demo, LLC",
		SELLER_ADDRESS: "1 Ten Frame Road, Springfield, IL 62701, USA",
		SELLER_TAX_ID: "US 00-0000000",
		STATEMENT_DESCRIPTOR: "LEARNIN* MATH",
	};
}

async function keptSecret(file: string): Promise<string> {
	const known = await readFile(file, "utf8").catch(() => "");
	if (known.length >= 32) return known;
	const secret = randomBytes(32).toString("base64url");
	// Moved into place atomically: a truncated key would sign everyone out at the next start.
	await writeFile(`${file}.new`, secret, { mode: 0o600 });
	await rename(`${file}.new`, file);
	return secret;
}
