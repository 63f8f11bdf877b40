import { isIP } from "node:net";
import pg from "pg";
import { readServers } from "./db/servers.ts";
import { usesPlaintext } from "./models/model-settings.ts";

/** Checks of a single setting that apply only in production. */
export interface Refusal {
	name: string;
	refuses: (value: string) => boolean;
	message: string;
}

const isHttps = (value: string) => value.startsWith("https://");
const isOneOf =
	(...words: string[]) =>
	(value: string) =>
		words.includes(value);

/** Everything that leaves this machine uses TLS. The first check that refuses a setting gives the message. */
export const refusedInProduction: Refusal[] = [
	{ name: "AUTH_LIMITS", refuses: isOneOf("off"), message: "cannot be off in production" },
	{ name: "QUESTION_SEED", refuses: () => true, message: "cannot be set in production" },
	{ name: "DEVELOPER_PAGES", refuses: isOneOf("on"), message: "cannot be on in production" },
	{
		name: "ADMIN_SECOND_FACTOR",
		refuses: (value) => value !== "required",
		message: "must be required in production",
	},
	{
		name: "LLM_MODELS",
		refuses: usesPlaintext,
		message: "must be https in production, but for models on this machine",
	},
	{
		name: "DATABASE_URL",
		refuses: (value) => !isDatabaseSafe(value),
		message: "needs ?sslmode=verify-full (or verify-ca, require) unless the database is on this machine",
	},
	{
		name: "SMTP_URL",
		refuses: (value) => !isSmtpSafe(value),
		message: "must be smtps://, or smtp:// with ?requireTLS=true, unless the mail server is on this machine",
	},
	...["STRIPE_API_URL", "STRIPE_JS_URL", "ESEWA_FORM_URL", "ESEWA_STATUS_URL"].map((name) => ({
		name,
		refuses: (value: string) => isThisMachine(hostOf(value)),
		message: "points at this machine; a stand-in cannot serve production",
	})),
	{
		name: "TRACES_URL",
		refuses: (value) => !isHttps(value) && !isThisMachine(hostOf(value)),
		message: "must be https in production, unless the collector is on this machine",
	},
	...[
		"APP_BASE_URL",
		"GOOGLE_ISSUER",
		"STRIPE_API_URL",
		"STRIPE_JS_URL",
		"ESEWA_FORM_URL",
		"ESEWA_STATUS_URL",
		"ERROR_REPORT_URL",
		"S3_ENDPOINT",
	].map((name) => ({
		name,
		refuses: (value: string) => !isHttps(value),
		message: "must be https in production",
	})),
];

/** Whether a name or address refers to this machine itself. */
function isThisMachine(host: string): boolean {
	return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function hostOf(address: string): string {
	return new URL(address).hostname.replace(/^\[(.*)\]$/, "$1");
}

/**
 * The hosts in a database URL, as the library reads them, with the certificate files that the URL names; null
 * if it cannot be read.
 */
function hostsOfDatabase(value: string): string[] | null {
	try {
		const named = readServers(value);
		const { host } = new pg.Client({ connectionString: named?.first ?? value });
		return named?.servers.map((server) => server.host) ?? [host];
	} catch {
		return null;
	}
}

/** Whether the text can be read as a database URL. */
export function readsAsDatabase(value: string): boolean {
	return hostsOfDatabase(value) !== null;
}

const encrypted = new Set(["require", "verify-ca", "verify-full"]);

/** Asks the library itself where it would connect to: a URL can say that in many ways. */
function isDatabaseSafe(value: string): boolean {
	const hosts = hostsOfDatabase(value) ?? [""];
	if (hosts.every((host) => host.startsWith("/") || isThisMachine(host))) return true;
	const modes = [...value.matchAll(/[?&]sslmode=([^&]*)/g)].map(([, mode = ""]) => mode);
	return modes.length > 0 && modes.every((mode) => encrypted.has(mode));
}

/** Whether the text can be read as the URL of a mail server. */
export function isMailServerUrl(value: string): boolean {
	return /^smtps?:\/\//.test(value) && URL.canParse(value) && hostOf(value) !== "";
}

/**
 * Without `requireTLS` a mail server, or a proxy in front of it, may ask for email and password in the clear.
 */
function isSmtpSafe(value: string): boolean {
	const { protocol, searchParams } = new URL(value);
	if (isThisMachine(hostOf(value))) return true;
	const isSwitchedOff = searchParams.has("ignoreTLS") || searchParams.has("tls.rejectUnauthorized");
	const asked = searchParams.getAll("requireTLS");
	return !isSwitchedOff && (protocol === "smtps:" || (asked.length === 1 && asked[0] === "true"));
}
