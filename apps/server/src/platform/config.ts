import * as z from "zod";
import { esewaSettings, gatherEsewa } from "./config-esewa.ts";
import { createKeyring } from "./auth/keyring.ts";
import { readsAsDatabase, isMailServerUrl, refusedInProduction } from "./config-production.ts";
import { trustedProxies } from "./config-proxies.ts";
import { sellerSettings } from "./config-seller.ts";
import { gatherStorage, missingOfStorage, storageSettings } from "./config-storage.ts";
import { maxSeed } from "./seeds.ts";
import { modelSettings } from "./models/model-settings.ts";

const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const secret = z.string().min(32, "needs at least 32 characters");
const portWords = "must be a port from 0 to 65535";
const port = z.coerce.number(portWords).int(portWords).min(0, portWords).max(65_535, portWords);
const poolWords = "must be a number from 1 to 500";
const shareWords = "must be a number from 0 to 1";
const costWords = "must be an amount of US dollars from 0 to 100000";
const seedWords = `must be a whole number from 0, below ${maxSeed}`;
const callsWords = "must be a number from 1 to 1000000";

const common = {
	PORT: port.default(3000),
	HOST: z.string().default("0.0.0.0"),
	/** web: serves requests. worker: runs jobs. all: both. */
	NODE_ROLE: z.enum(["all", "web", "worker"], { error: "must be all, web or worker" }).default("all"),
	/** Where Prometheus scrapes /metrics; unset: no metrics. */
	METRICS_PORT: port.min(1, "must be a port from 1 to 65535").optional(),
	/** Where a collector takes spans by OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces; unset: nothing is traced. */
	TRACES_URL: url.optional(),
	/** Of all requests and jobs, the share that is traced. */
	TRACES_SHARE: z.coerce.number(shareWords).min(0, shareWords).max(1, shareWords).default(0.05),
	APP_BASE_URL: url.transform((text) => text.replace(/\/+$/, "")),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, { error: "must start with postgres://", abort: true })
		.refine(readsAsDatabase, "cannot be read, or names a file of a certificate that cannot"),
	LOG_LEVEL: z
		.enum(["fatal", "error", "warn", "info", "debug", "silent"], {
			error: "must be fatal, error, warn, info, debug or silent",
		})
		.default("info"),
	JWT_SECRET: secret,
	/** The previous secret during a rotation: what it signed and sealed is still accepted. */
	JWT_SECRET_PREVIOUS: secret.optional(),
	/** Addresses (or CIDR ranges) of proxies whose X-Forwarded-For is trusted. Empty: none. */
	TRUSTED_PROXIES: trustedProxies,
	DATABASE_POOL: z.coerce.number(poolWords).int(poolWords).min(1, poolWords).max(500, poolWords).default(20),
	STRIPE_SECRET_KEY: z.string().regex(/^sk_|^rk_/, "must start with sk_ or rk_"),
	STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "must start with pk_"),
	STRIPE_WEBHOOK_SECRETS: z
		.string()
		.transform((text) =>
			text
				.split(",")
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.refine((list) => list.length > 0, "needs at least one signing secret"),
	STRIPE_API_URL: url.default("https://api.stripe.com"),
	STRIPE_JS_URL: url.default("https://js.stripe.com/endive/stripe.js"),
	...esewaSettings,
	...storageSettings,
	/** Sign-in with Google; without an id its button is hidden. */
	GOOGLE_ISSUER: url.default("https://accounts.google.com"),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
	/** `required`: a super-admin may do nothing before turning on a second factor. */
	ADMIN_SECOND_FACTOR: z.enum(["required", "offered"]).default("required"),
	SMTP_URL: z
		.string()
		.refine(isMailServerUrl, "must be an address such as smtps://user:password@mail.example.com"),
	MAIL_FROM: z
		.string()
		.regex(/^[^\r\n]*@[^\r\n]+$/, "must be an address such as Learnin <hello@example.com>"),
	/** Where to report a security hole; defaults to the address in `MAIL_FROM`. */
	SECURITY_CONTACT: z
		.string()
		.regex(
			/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
			"must be mailto: with an address, or an https address",
		)
		.optional(),
	...sellerSettings,
	/** Empty: everything that needs a model is switched off. */
	LLM_MODELS: modelSettings,
	/** Calls to models per UTC day, across all nodes. */
	LLM_DAILY_LIMIT: z.coerce
		.number(callsWords)
		.int(callsWords)
		.min(1, callsWords)
		.max(1_000_000, callsWords)
		.default(2000),
	/**
	 * US dollars for models per UTC day, across all nodes; models without a price count only by their calls.
	 */
	LLM_DAILY_COST: z.coerce.number(costWords).min(0, costWords).max(100_000, costWords).default(20),
	ERROR_REPORT_URL: url.optional(),
	/** Fixes the randomness in questions, for tests that must not depend on chance. */
	QUESTION_SEED: z.coerce
		.number(seedWords)
		.int(seedWords)
		.min(0, seedWords)
		.max(maxSeed - 1, seedWords)
		.optional(),
	AUTH_LIMITS: z.enum(["on", "off"]).default("on"),
	/** Off removes the app's service worker from every device that visits. */
	SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
	/** Serves /developer/components. */
	DEVELOPER_PAGES: z.enum(["on", "off"]).default("off"),
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
};

const schema = z.object(common).transform((all, context) => {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS, ...withEsewa } = all;
	const { ESEWA_FORM_URL, ESEWA_STATUS_URL, ESEWA_PRODUCT_CODE, ESEWA_SECRET, FEE_NPR, ...withStorage } =
		withEsewa;
	const { STORAGE, DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, ...others } =
		withStorage;
	const s3 = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY };
	const storage = gatherStorage({ STORAGE, DATA_DIR, ...s3 });
	if (storage === null) {
		for (const name of missingOfStorage(all)) context.addIssue({ code: "custom", path: [name] });
		return z.NEVER;
	}
	return {
		...others,
		/** What the server signs, seals and hashes with; nothing else sees the secret. */
		keyring: createKeyring(JWT_SECRET, JWT_SECRET_PREVIOUS),
		/** Where images are stored. */
		storage,
		/** Payments with eSewa; null: NPR is not offered. */
		esewa: gatherEsewa({ ESEWA_FORM_URL, ESEWA_STATUS_URL, ESEWA_PRODUCT_CODE, ESEWA_SECRET, FEE_NPR }),
	};
});

/** The names of all settings, in the order of this file. */
export const settingNames: readonly string[] = Object.keys(common);

/** Settings that are only useful together. */
const together: (keyof typeof common)[][] = [
	["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	["ESEWA_FORM_URL", "ESEWA_STATUS_URL", "ESEWA_PRODUCT_CODE", "ESEWA_SECRET", "FEE_NPR"],
];

/** All parsed settings of a running server. */
export type Config = z.output<typeof schema>;

/** Thrown with all problems at once, one per line. */
export class ConfigError extends Error {}

/**
 * Parses the settings from the given environment. Throws `ConfigError` naming every missing or malformed one;
 * the message never repeats a value.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	const complaints = new Map<string, string>();
	for (const { path, message } of parsed.error?.issues ?? []) {
		const name = String(path[0]);
		complaints.set(name, given[name] === undefined ? "is missing" : message);
	}
	for (const group of together) {
		const missing = group.filter((name) => given[name] === undefined);
		for (const name of missing.length < group.length ? missing : []) complaints.set(name, "is missing");
	}
	if (given["JWT_SECRET_PREVIOUS"] !== undefined && given["JWT_SECRET_PREVIOUS"] === given["JWT_SECRET"])
		complaints.set("JWT_SECRET_PREVIOUS", "is the same as JWT_SECRET");
	for (const name of missingOfStorage(given)) complaints.set(name, "is missing");
	if ((given["NODE_ENV"] ?? "production") === "production") {
		for (const { name, refuses, message } of refusedInProduction) {
			const value = given[name];
			if (value !== undefined && !complaints.has(name) && refuses(value)) complaints.set(name, message);
		}
	}
	if (parsed.success && complaints.size === 0) return parsed.data;
	const lines = [...complaints].map(([name, complaint]) => `  ${name} ${complaint}`);
	throw new ConfigError(["Learnin cannot start; these settings need attention:", ...lines].join("\n"));
}
