import * as z from "zod";

const shape = "must be a JSON list of {name, provider, baseUrl, apiKey, model}";
/** More than any model costs per million tokens, in US dollars. */
const highestPrice = 10_000;

const modelSetting = z.strictObject({
	/** The name that people and records use; unique. */
	name: z.string().regex(/^[^\p{Cc}]{1,60}$/u),
	provider: z.enum(["openai-compatible", "anthropic", "google"]),
	/** With the version, such as https://api.example.com/v1. */
	baseUrl: z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, "")),
	apiKey: z.string().regex(/^[\x21-\x7e]{1,500}$/),
	/** The provider's name for it. */
	model: z.string().regex(/^[\x21-\x7e]{1,200}$/),
	/**
	 * US dollars per million tokens; without prices a model's cost is unknown, and only its calls are counted.
	 */
	inputPrice: z.number().min(0).max(highestPrice).optional(),
	outputPrice: z.number().min(0).max(highestPrice).optional(),
	/** An offline program in place of a model, shown as such. */
	standIn: z.boolean().optional(),
});

/** One model that may be called. */
export type ModelSetting = z.output<typeof modelSetting>;

/** The setting LLM_MODELS. Its error names entry and field, never a value: there are keys among them. */
export const modelSettings = z
	.string()
	.default("[]")
	.transform((text, context): ModelSetting[] => {
		const parsed = z.array(modelSetting).safeParse(parseJson(text));
		const complaint = parsed.success ? complaintAboutList(parsed.data) : complaintOf(parsed.error);
		if (complaint === undefined) return parsed.data ?? [];
		context.addIssue({ code: "custom", message: `${shape}${complaint}` });
		return z.NEVER;
	});

/**
 * Whether a model in the setting would be called without TLS over a network; false for a malformed setting.
 */
export function usesPlaintext(text: string): boolean {
	const parsed = z.array(modelSetting).safeParse(parseJson(text));
	return (parsed.data ?? []).some(
		({ baseUrl }) => baseUrl.startsWith("http:") && !/^http:\/\/(127\.|localhost\b|\[::1\])/.test(baseUrl),
	);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function complaintOf({ issues }: z.ZodError): string {
	const [index, field] = issues[0]?.path ?? [];
	if (typeof index !== "number") return "";
	return `; entry ${index + 1}: ${field === undefined ? "a field is unknown, or it is no object" : String(field)}`;
}

function complaintAboutList(models: ModelSetting[]): string | undefined {
	const names = models.map(({ name }) => name);
	if (new Set(names).size < names.length) return "; two have the same name";
	const half = models.findIndex(
		({ inputPrice, outputPrice }) => (inputPrice === undefined) !== (outputPrice === undefined),
	);
	return half === -1 ? undefined : `; entry ${half + 1}: one price without the other`;
}
