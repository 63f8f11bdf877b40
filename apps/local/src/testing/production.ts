import { randomBytes } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { builtProgram } from "../../../../scripts/programs.mjs";
import { type Child, startChild } from "./child-process.ts";

const jwtSecret = randomBytes(32).toString("base64url");

/** Every setting that production needs; the outside services are unreachable. */
export function productionSettings(databaseUrl: string): Record<string, string> {
	return {
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: "0",
		APP_BASE_URL: "https://learnin.example",
		DATABASE_URL: databaseUrl,
		DATA_DIR: path.join(os.tmpdir(), "learnin-production"),
		DATABASE_POOL: "10",
		JWT_SECRET: jwtSecret,
		STRIPE_SECRET_KEY: "sk_test_nobody",
		STRIPE_PUBLISHABLE_KEY: "pk_test_nobody",
		STRIPE_WEBHOOK_SECRETS: "whsec_nobody",
		STRIPE_API_URL: "https://stripe.invalid",
		SMTP_URL: "smtp://127.0.0.1:9",
		MAIL_FROM: "Learnin <hello@learnin.example>",
		SELLER_NAME: "Learnin Demo, LLC",
		SELLER_ADDRESS: "1 Ten Frame Road, Springfield, IL 62701, USA",
		STATEMENT_DESCRIPTOR: "LEARNIN* MATH",
	};
}

export interface Node {
	child: Child;
	address: string;
}

/** Starts one production server, a production build by default, and waits until it listens. */
export async function startNode(
	databaseUrl: string,
	settings: Record<string, string> = {},
	{ program = builtProgram("main"), nodeOptions = [] }: { program?: string; nodeOptions?: string[] } = {},
): Promise<Node> {
	const child = startChild(program, { ...productionSettings(databaseUrl), ...settings }, nodeOptions);
	const [, address = ""] = await child.said(/Server listening at (http:[^"\s]+)/);
	return { child, address };
}
