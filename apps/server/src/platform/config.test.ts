import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const complete = {
	APP_BASE_URL: "https://learnin.example",
	DATABASE_URL: "postgres://learnin@db/learnin?sslmode=verify-full",
	JWT_SECRET: "0123456789abcdef0123456789abcdef",
	STRIPE_SECRET_KEY: "sk_live_1",
	STRIPE_PUBLISHABLE_KEY: "pk_live_1",
	STRIPE_WEBHOOK_SECRETS: "whsec_1",
	SMTP_URL: "smtps://mail.example",
	MAIL_FROM: "Learnin <hello@learnin.example>",
	SELLER_NAME: "Learnin, Inc.",
	SELLER_ADDRESS: "12 Main Street, Springfield, IL 62701, USA",
	STATEMENT_DESCRIPTOR: "LEARNIN",
	DATA_DIR: "/var/lib/learnin",
};

const s3 = {
	STORAGE: "s3",
	S3_ENDPOINT: "https://objects.example/",
	S3_BUCKET: "learnin-pictures",
	S3_ACCESS_KEY: "AKIA1",
	S3_SECRET_KEY: "a/secret+key",
};

const model = {
	name: "Reader",
	provider: "openai-compatible",
	baseUrl: "https://models.example/v1/",
	apiKey: "sk-secret",
	model: "reader-1",
};
const esewa = {
	ESEWA_FORM_URL: "https://epay.example/api/epay/main/v2/form",
	ESEWA_STATUS_URL: "https://status.example/api/epay/transaction/status/",
	ESEWA_PRODUCT_CODE: "NP-ES-LEARNIN",
	ESEWA_SECRET: "8gBm/:&EnhH.1/q",
	FEE_NPR: "1300.00",
};
const smtpShape = "must be an address such as smtps://user:password@mail.example.com";
const smtpTls =
	"must be smtps://, or smtp:// with ?requireTLS=true, unless the mail server is on this machine";
const databaseTls =
	"needs ?sslmode=verify-full (or verify-ca, require) unless the database is on this machine";
const proxyShape = "must be addresses or ranges such as 10.0.0.1 or 10.1.0.0/16, separated by commas";
const modelShape = "must be a JSON list of {name, provider, baseUrl, apiKey, model}";

function complaintsOf(environment: Record<string, string | undefined>): string[] {
	try {
		parseConfig(environment);
		return [];
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return error.message.split("\n").slice(1);
	}
}

describe("settings", () => {
	test("are those of production by default, and optional ones have defaults", () => {
		expect(parseConfig(complete)).toMatchObject({
			NODE_ENV: "production",
			PORT: 3000,
			HOST: "0.0.0.0",
			LOG_LEVEL: "info",
			NODE_ROLE: "all",
			AUTH_LIMITS: "on",
			TRUSTED_PROXIES: [],
			STRIPE_API_URL: "https://api.stripe.com",
			LLM_MODELS: [],
			LLM_DAILY_LIMIT: 2000,
			LLM_DAILY_COST: 20,
		});
	});

	test("of Google sign-in are required together", () => {
		expect(complaintsOf({ ...complete, GOOGLE_CLIENT_ID: "learnin" })).toEqual([
			"  GOOGLE_CLIENT_SECRET is missing",
		]);
		expect(complaintsOf({ ...complete, GOOGLE_CLIENT_SECRET: "s" })).toEqual([
			"  GOOGLE_CLIENT_ID is missing",
		]);
		const both = { GOOGLE_CLIENT_ID: "learnin", GOOGLE_CLIENT_SECRET: "s" };
		expect(complaintsOf({ ...complete, ...both })).toEqual([]);
		expect(complaintsOf({ ...complete, ...both, GOOGLE_ISSUER: "http://issuer.example" })).toEqual([
			"  GOOGLE_ISSUER must be https in production",
		]);
	});

	test("of the storage: a folder on this machine, or a bucket with all its settings", () => {
		expect(parseConfig(complete).storage).toEqual({ kind: "disk", folder: "/var/lib/learnin" });
		const { DATA_DIR: _, ...withoutFolder } = complete;
		expect(complaintsOf(withoutFolder)).toEqual(["  DATA_DIR is missing"]);
		expect(parseConfig({ ...withoutFolder, ...s3 }).storage).toEqual({
			kind: "s3",
			endpoint: "https://objects.example",
			bucket: "learnin-pictures",
			region: "us-east-1",
			accessKey: "AKIA1",
			secretKey: "a/secret+key",
		});
		expect(complaintsOf({ ...withoutFolder, STORAGE: "s3", JWT_SECRET: "" })).toEqual(
			["JWT_SECRET", "S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"].map(
				(name) => `  ${name} is missing`,
			),
		);
	});

	test.each([
		["STORAGE", "cloud", 'Invalid option: expected one of "disk"|"s3"'],
		["S3_ENDPOINT", "objects.example", "must be an http(s) address"],
		["S3_BUCKET", "../other", "must be the name of a bucket"],
		["S3_REGION", "eu central", "must be the name of a region"],
	])("of the storage refuse %s=%s", (name, value, complaint) => {
		expect(complaintsOf({ ...complete, ...s3, [name]: value })).toEqual([`  ${name} ${complaint}`]);
	});

	test("of eSewa are all set or all unset, and every missing one is named", () => {
		expect(parseConfig(complete).esewa).toBeNull();
		expect(parseConfig({ ...complete, ...esewa }).esewa).toEqual({
			formUrl: esewa.ESEWA_FORM_URL,
			statusUrl: esewa.ESEWA_STATUS_URL,
			productCode: "NP-ES-LEARNIN",
			secret: "8gBm/:&EnhH.1/q",
			feeMinor: 130_000,
		});
		for (const [name, value] of Object.entries(esewa))
			expect(complaintsOf({ ...complete, [name]: value })).toEqual(
				Object.keys(esewa)
					.filter((other) => other !== name)
					.map((other) => `  ${other} is missing`),
			);
	});

	test.each([
		["ESEWA_FORM_URL", "http://epay.example/form", "must be https in production"],
		["ESEWA_STATUS_URL", "http://status.example", "must be https in production"],
		[
			"ESEWA_FORM_URL",
			"http://127.0.0.1:4243/form",
			"points at this machine; a stand-in cannot serve production",
		],
		["ESEWA_STATUS_URL", "https://localhost/", "points at this machine; a stand-in cannot serve production"],
		["ESEWA_FORM_URL", "epay.example", "must be an http(s) address"],
		["ESEWA_PRODUCT_CODE", "A,status=COMPLETE", "must be letters, digits, - and _"],
		["ESEWA_SECRET", "8gBm/:&amp;EnhH.1/q", "has &amp; from a web page where the key has &"],
		["FEE_NPR", "1,300.00", "must be an amount such as 1300.00"],
		["FEE_NPR", "0.00", "must be an amount such as 1300.00"],
		["FEE_NPR", "-5", "must be an amount such as 1300.00"],
		["FEE_NPR", "1300.005", "must be an amount such as 1300.00"],
	])("of eSewa refuse %s=%s", (name, value, complaint) => {
		expect(complaintsOf({ ...complete, ...esewa, [name]: value })).toEqual([`  ${name} ${complaint}`]);
	});

	test("require a second factor of super-admins, always in production", () => {
		expect(parseConfig(complete).ADMIN_SECOND_FACTOR).toBe("required");
		expect(complaintsOf({ ...complete, ADMIN_SECOND_FACTOR: "offered" })).toEqual([
			"  ADMIN_SECOND_FACTOR must be required in production",
		]);
	});

	test("name models; a local one may be called without TLS", () => {
		const local = { ...model, name: "Local", provider: "google", baseUrl: "http://127.0.0.1:8080/v1beta" };
		const { LLM_MODELS } = parseConfig({ ...complete, LLM_MODELS: JSON.stringify([model, local]) });
		expect(LLM_MODELS).toEqual([{ ...model, baseUrl: "https://models.example/v1" }, local]);
	});

	test("are parsed: lists, numbers, an address without its trailing slash", () => {
		const given = {
			PORT: "8080",
			TRUSTED_PROXIES: "10.0.0.1, 10.1.0.0/16",
			STRIPE_WEBHOOK_SECRETS: "whsec_1,whsec_2",
			APP_BASE_URL: "https://learnin.example/",
		};
		expect(parseConfig({ ...complete, ...given })).toMatchObject({
			PORT: 8080,
			TRUSTED_PROXIES: ["10.0.0.1", "10.1.0.0/16"],
			STRIPE_WEBHOOK_SECRETS: ["whsec_1", "whsec_2"],
			APP_BASE_URL: "https://learnin.example",
		});
	});

	test("that are missing or empty are all named", () => {
		expect(complaintsOf({ SMTP_URL: "" })).toEqual(
			Object.keys(complete).map((name) => `  ${name} is missing`),
		);
	});

	test.each([
		["PORT", "many", "must be a port from 0 to 65535"],
		["PORT", "70000", "must be a port from 0 to 65535"],
		["NODE_ROLE", "jobs", "must be all, web or worker"],
		["METRICS_PORT", "0", "must be a port from 1 to 65535"],
		["DATABASE_URL", "mysql://db", "must start with postgres://"],
		["APP_BASE_URL", "learnin.example", "must be an http(s) address"],
		["JWT_SECRET", "short", "needs at least 32 characters"],
		["JWT_SECRET_PREVIOUS", "short", "needs at least 32 characters"],
		["JWT_SECRET_PREVIOUS", complete.JWT_SECRET, "is the same as JWT_SECRET"],
		["STRIPE_SECRET_KEY", "pk_1", "must start with sk_ or rk_"],
		["STRIPE_PUBLISHABLE_KEY", "sk_1", "must start with pk_"],
		["STRIPE_WEBHOOK_SECRETS", " , ", "needs at least one signing secret"],
		["SMTP_URL", "mail.example", smtpShape],
		["SMTP_URL", "smtp://", smtpShape],
		["SMTP_URL", "smtp://mail.example", smtpTls],
		["SMTP_URL", "smtp://mail.example?requireTLS=false", smtpTls],
		["SMTP_URL", "smtp://mail.example?requireTLS=true&ignoreTLS=true", smtpTls],
		["SMTP_URL", "smtps://mail.example?tls.rejectUnauthorized=false", smtpTls],
		["SMTP_URL", "smtp://127.0.0.1.mail.example", smtpTls],
		["DATABASE_URL", "postgres://learnin@db/learnin", databaseTls],
		[
			"TRACES_URL",
			"http://collector:4318/v1/traces",
			"must be https in production, unless the collector is on this machine",
		],
		["DATABASE_URL", "postgres://learnin@db/learnin?sslmode=prefer", databaseTls],
		["DATABASE_URL", "postgres://learnin@db/learnin?sslmode=no-verify", databaseTls],
		["DATABASE_URL", "postgres://learnin@db/learnin?sslmode=verify-full&sslmode=disable", databaseTls],
		["DATABASE_URL", "postgres://learnin@localhost/learnin?host=db", databaseTls],
		["DATABASE_URL", "postgres://learnin@localhost,db/learnin", databaseTls],
		[
			"DATABASE_URL",
			"postgres://learnin@db/learnin?sslmode=verify-full&sslrootcert=/nowhere/root.crt",
			"cannot be read, or names a file of a certificate that cannot",
		],
		["ERROR_REPORT_URL", "http://errors.example", "must be https in production"],
		["STRIPE_API_URL", "http://stripe.example", "must be https in production"],
		["TRUSTED_PROXIES", "balancer", proxyShape],
		["TRUSTED_PROXIES", "10.0.0.1, 10.0.0.256", proxyShape],
		["TRUSTED_PROXIES", "10.0.0.0/33", proxyShape],
		["TRUSTED_PROXIES", "10.0.0.0/8/8", proxyShape],
		["TRUSTED_PROXIES", "0.0.0.0/0", proxyShape],
		["TRUSTED_PROXIES", "fd00::/129", proxyShape],
		[
			"MAIL_FROM",
			"hello@example.com\r\nBcc: all@example.com",
			"must be an address such as Learnin <hello@example.com>",
		],
		["AUTH_LIMITS", "off", "cannot be off in production"],
		["DEVELOPER_PAGES", "on", "cannot be on in production"],
		["APP_BASE_URL", "http://learnin.example", "must be https in production"],
		["STRIPE_API_URL", "http://127.0.0.1:4242", "points at this machine; a stand-in cannot serve production"],
		[
			"STRIPE_JS_URL",
			"http://localhost:4242/v3",
			"points at this machine; a stand-in cannot serve production",
		],
		["LLM_MODELS", "gpt", modelShape],
		["LLM_MODELS", "{}", modelShape],
		["LLM_MODELS", '["gpt"]', `${modelShape}; entry 1: a field is unknown, or it is no object`],
		[
			"LLM_MODELS",
			JSON.stringify([{ ...model, key: "sk-secret" }]),
			`${modelShape}; entry 1: a field is unknown, or it is no object`,
		],
		[
			"LLM_MODELS",
			JSON.stringify([model, { ...model, provider: "other" }]),
			`${modelShape}; entry 2: provider`,
		],
		[
			"LLM_MODELS",
			JSON.stringify([{ ...model, baseUrl: "models.example" }]),
			`${modelShape}; entry 1: baseUrl`,
		],
		["LLM_MODELS", JSON.stringify([{ ...model, apiKey: "sk\r\nx: y" }]), `${modelShape}; entry 1: apiKey`],
		["LLM_MODELS", JSON.stringify([{ ...model, model: undefined }]), `${modelShape}; entry 1: model`],
		["LLM_MODELS", JSON.stringify([model, model]), `${modelShape}; two have the same name`],
		[
			"LLM_MODELS",
			JSON.stringify([{ ...model, baseUrl: "http://models.example/v1" }]),
			"must be https in production, but for models on this machine",
		],
		[
			"LLM_MODELS",
			JSON.stringify([{ ...model, inputPrice: 1 }]),
			`${modelShape}; entry 1: one price without the other`,
		],
		[
			"LLM_MODELS",
			JSON.stringify([{ ...model, inputPrice: -1, outputPrice: 1 }]),
			`${modelShape}; entry 1: inputPrice`,
		],
		["LLM_DAILY_COST", "much", "must be an amount of US dollars from 0 to 100000"],
		["LLM_DAILY_LIMIT", "0", "must be a number from 1 to 1000000"],
		["LLM_DAILY_LIMIT", "many", "must be a number from 1 to 1000000"],
	])("%s=%s is refused", (name, value, complaint) => {
		expect(complaintsOf({ ...complete, [name]: value })).toEqual([`  ${name} ${complaint}`]);
	});

	test.each([
		["SMTP_URL", "smtp://mail.example:587?requireTLS=true"],
		["SMTP_URL", "smtp://127.0.0.1:25"],
		["SMTP_URL", "smtp://[::1]:25"],
		["DATABASE_URL", "postgres://learnin@db/learnin?sslmode=require"],
		["TRACES_URL", "http://127.0.0.1:4318/v1/traces"],
		["TRACES_URL", "https://collector.example/v1/traces"],
		[
			"DATABASE_URL",
			"postgres://learnin@db:5432,other:5433/learnin?sslmode=require&target_session_attrs=read-write",
		],
		["DATABASE_URL", "postgres://learnin@127.0.0.1:5433/learnin"],
		["DATABASE_URL", "postgres://learnin@localhost/learnin"],
		["DATABASE_URL", "postgres://learnin@[::1]/learnin"],
		["DATABASE_URL", "postgres:///learnin?host=/var/run/postgresql"],
		["DATABASE_URL", "postgres://learnin@%2Fvar%2Frun%2Fpostgresql/learnin"],
		["TRUSTED_PROXIES", "10.0.0.1,fd00::1,fd00::/8,192.168.0.0/16"],
	])("%s=%s is accepted in production", (name, value) => {
		expect(complaintsOf({ ...complete, [name]: value })).toEqual([]);
	});

	test("of a store without TLS are refused", () => {
		expect(complaintsOf({ ...complete, ...s3, S3_ENDPOINT: "http://objects.example" })).toEqual([
			"  S3_ENDPOINT must be https in production",
		]);
	});

	test("that only production refuses are reported together with the others", () => {
		expect(
			complaintsOf({ ...complete, AUTH_LIMITS: "off", JWT_SECRET: "short", MAIL_FROM: undefined }),
		).toHaveLength(3);
	});

	test("outside of production may point at this machine", () => {
		const local = {
			NODE_ENV: "test",
			AUTH_LIMITS: "off",
			APP_BASE_URL: "http://localhost:3000",
			STRIPE_API_URL: "http://127.0.0.1:4242",
			S3_ENDPOINT: "http://127.0.0.1:4243",
			ERROR_REPORT_URL: "http://127.0.0.1:4244",
			SMTP_URL: "smtp://mail.example",
			DATABASE_URL: "postgres://learnin@db/learnin",
		};
		expect(complaintsOf({ ...complete, ...local })).toEqual([]);
	});
});
