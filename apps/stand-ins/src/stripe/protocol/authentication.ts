import { ApiError } from "./api-error.ts";

/** The two API keys of the account. */
export interface ApiKeys {
	secretKey: string;
	publishableKey: string;
}

/** Who is asking: a server with the secret key, or a browser with the publishable one. */
export interface Caller {
	apiKey: string;
	fromBrowser: boolean;
}

const OPEN_TO_BROWSERS = [
	"POST /v1/payment_methods",
	"GET /v1/payment_intents/:id",
	"POST /v1/payment_intents/:id/confirm",
	"POST /v1/payment_intents/:id/authentication",
	"GET /v1/setup_intents/:id",
	"POST /v1/setup_intents/:id/confirm",
	"POST /v1/setup_intents/:id/authentication",
].map((pattern) => new RegExp(`^${pattern.replace(":id", "[^/]+")}$`));

/** Finds the key in the Authorization header or, from browsers, in the `key` parameter. */
export function authenticate(keys: ApiKeys, header: string | undefined, keyParam: string | null): Caller {
	const apiKey = keyFromHeader(header) ?? keyParam ?? undefined;
	if (apiKey === undefined || apiKey === "") {
		throw unauthorized(
			"You did not provide an API key. You need to provide your API key in the Authorization header, " +
				"using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
		);
	}
	if (apiKey === keys.secretKey) return { apiKey, fromBrowser: false };
	if (apiKey === keys.publishableKey) return { apiKey, fromBrowser: true };
	throw unauthorized(`Invalid API Key provided: ${apiKey.slice(0, 8)}********${apiKey.slice(-4)}`);
}

/** Throws if a browser requests what requires the secret key. */
export function requireOpenToBrowsers(method: string, path: string): void {
	if (OPEN_TO_BROWSERS.some((pattern) => pattern.test(`${method} ${path}`))) return;
	throw new ApiError(403, {
		type: "invalid_request_error",
		code: "secret_key_required",
		message:
			"This API call cannot be made with a publishable API key. Please use a secret API key. " +
			"You can find a list of your API keys in your account.",
	});
}

function keyFromHeader(header: string | undefined): string | undefined {
	const [scheme = "", value = ""] = header?.split(" ") ?? [];
	if (scheme.toLowerCase() === "bearer") return value;
	if (scheme.toLowerCase() !== "basic") return undefined;
	return Buffer.from(value, "base64").toString("utf8").split(":")[0];
}

function unauthorized(message: string): ApiError {
	return new ApiError(401, { type: "invalid_request_error", message });
}
