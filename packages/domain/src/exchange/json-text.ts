import { repeatedKey } from "./items/repeated-key.ts";

/** A JSON object of unknown fields. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is JsonRecord {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a JSON text, or undefined if it is invalid or an object in it has a duplicate key. */
export function parseJson(text: string): unknown {
	try {
		const json = text.replace(/^\uFEFF/, "");
		const value: unknown = JSON.parse(json);
		return repeatedKey(json) === undefined ? value : undefined;
	} catch {
		return undefined;
	}
}

/** A field as text: numbers are converted, anything else is empty. */
export function textField(record: JsonRecord, field: string): string {
	const value = record[field];
	if (typeof value === "number" && Number.isFinite(value)) return `${value}`;
	return typeof value === "string" ? value : "";
}

/** A field that is a list of texts; other elements are left out. */
export function textList(record: JsonRecord, field: string): string[] {
	const value = record[field];
	if (!Array.isArray(value)) return [];
	return value.flatMap((entry: unknown) =>
		typeof entry === "string" ? [entry] : typeof entry === "number" ? [`${entry}`] : [],
	);
}
