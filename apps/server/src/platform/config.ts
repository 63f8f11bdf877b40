import * as z from "zod";

const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const port = z.coerce.number().int().min(0).max(65535);

const common = {
	PORT: port.default(3000),
	HOST: z.string().default("0.0.0.0"),
	APP_BASE_URL: url.transform((text) => text.replace(/\/+$/, "")),
	DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://"),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
	JWT_SECRET: z.string().min(32, "needs at least 32 characters"),
	/** Addresses (or CIDR ranges) of proxies whose X-Forwarded-For counts. Empty: none. */
	TRUSTED_PROXIES: z
		.string()
		.default("")
		.transform((text) =>
			text
				.split(",")
				.map((part) => part.trim())
				.filter(Boolean),
		),
	DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
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
	SMTP_URL: z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"),
	MAIL_FROM: z.string().min(3),
	ERROR_REPORT_URL: url.optional(),
	AUTH_LIMITS: z.enum(["on", "off"]).default("on"),
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
};

const schema = z.object(common).superRefine((settings, context) => {
	if (settings.NODE_ENV !== "production") return;
	const refuse = (name: string, message: string) =>
		context.addIssue({ code: "custom", path: [name], message });
	if (settings.AUTH_LIMITS === "off") refuse("AUTH_LIMITS", "cannot be off in production");
	if (!settings.APP_BASE_URL.startsWith("https://")) refuse("APP_BASE_URL", "must be https in production");
	if (/\/\/(127\.|localhost)/.test(settings.STRIPE_API_URL)) {
		refuse("STRIPE_API_URL", "points at this machine; a stand-in cannot serve production");
	}
});

/** All settings of a running server, parsed. */
export type Config = z.output<typeof schema>;

/** Thrown with every complaint at once, one line each. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment given.
 * Throws `ConfigError` naming every missing or malformed one; values are never repeated in the message.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (parsed.success) return parsed.data;
	const complaints = parsed.error.issues.map((issue) => {
		const name = String(issue.path[0]);
		return given[name] === undefined ? `  ${name} is missing` : `  ${name} ${issue.message}`;
	});
	throw new ConfigError(["Learnin cannot start; these settings need attention:", ...complaints].join("\n"));
}
