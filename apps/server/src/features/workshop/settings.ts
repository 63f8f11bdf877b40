import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSettings } from "@learnin/contract/routes/bank/workshop.contract";
import { type Config, settingNames } from "../../platform/config.ts";
import type { AppContext } from "../../platform/app-context.ts";
import { selectCallsOfDay, selectDatabaseFacts } from "./workshop.queries.ts";

/** Settings whose value is not secret; for all others only whether they are set is shown. */
const open: readonly string[] = [
	"PORT",
	"HOST",
	"NODE_ROLE",
	"METRICS_PORT",
	"APP_BASE_URL",
	"LOG_LEVEL",
	"DATABASE_POOL",
	"STRIPE_API_URL",
	"STRIPE_JS_URL",
	"GOOGLE_ISSUER",
	"ADMIN_SECOND_FACTOR",
	"MAIL_FROM",
	"SELLER_NAME",
	"SELLER_ADDRESS",
	"SELLER_TAX_ID",
	"STATEMENT_DESCRIPTOR",
	"LLM_DAILY_LIMIT",
	"LLM_DAILY_COST",
	"AUTH_LIMITS",
	"SERVICE_WORKER",
	"DEVELOPER_PAGES",
	"NODE_ENV",
];

/** Rupees with two decimals, as in the setting. */
function feeOf({ feeMinor }: { feeMinor: number }): string {
	return (feeMinor / 100).toFixed(2);
}

/** This node's settings. No secret leaves: what is not on the list above is shown only by name. */
export async function readSettings(app: AppContext): Promise<RouteResponse<typeof getSettings>> {
	const { config } = app;
	const [facts, today] = await Promise.all([
		selectDatabaseFacts(app.db),
		selectCallsOfDay(app.db, app.now()),
	]);
	return {
		settings: settingNames.map((name) => settingOf(config, name)),
		models: config.LLM_MODELS.map(({ name, provider, model }) => ({ name, provider, model })),
		model_calls: { today, limit: config.LLM_DAILY_LIMIT },
		node_version: process.versions.node,
		...facts,
		mode: config.NODE_ENV,
	};
}

function settingOf(config: Config, name: string) {
	if (name === "FEE_NPR")
		return { name, is_set: config.esewa !== null, value: config.esewa === null ? null : feeOf(config.esewa) };
	const storage = config.storage?.kind ?? null;
	if (name === "STORAGE") return { name, is_set: storage !== null, value: storage };
	if (name === "DATA_DIR") return { name, is_set: storage === "disk", value: null };
	if (name === "JWT_SECRET") return { name, is_set: true, value: null };
	if (name === "JWT_SECRET_PREVIOUS") return { name, is_set: config.keyring.all.length > 1, value: null };
	if (name.startsWith("S3_")) return { name, is_set: storage === "s3", value: null };
	if (name.startsWith("ESEWA_")) return { name, is_set: config.esewa !== null, value: null };
	const value: unknown = Reflect.get(config, name);
	const is_set = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";
	const isShown = open.includes(name) && (typeof value === "string" || typeof value === "number");
	return { name, is_set, value: is_set && isShown ? `${value}` : null };
}
