/** The words for an error, by the rules of the specification: status first, then the body. */
const networkErrorText = "Network error please try after few seconds";
export const serverErrorText = "We are having some problems.";
/** The two spaces are part of the specified text. */
const notFoundText = "Problem  with what you are looking for";

export function errorText(status: number, body: unknown): string {
	if (status === 0) return networkErrorText;
	if (status === 500) return serverErrorText;
	if (status === 404) return notFoundText;
	return bodyText(body) ?? serverErrorText;
}

/** The messages of single fields, if `message` is an object. */
export function errorFields(body: unknown): Record<string, string> {
	if (!isRecord(body) || !isRecord(body.message)) return {};
	return Object.fromEntries(Object.entries(body.message).map(([key, value]) => [key, asText(value)]));
}

/** The body's own words: its `detail`, its `message`, or a line for each key of that. */
export function bodyText(body: unknown): string | null {
	if (!isRecord(body)) return null;
	if (typeof body.detail === "string" && body.detail !== "") return body.detail;
	if (typeof body.message === "string" && body.message !== "") return body.message;
	const lines = Object.entries(errorFields(body)).map(([key, text]) => `${capitalised(key)}: ${text}`);
	return lines.length > 0 ? lines.join("\n") : null;
}

function asText(value: unknown): string {
	if (Array.isArray(value)) return value.map(asText).join(" ");
	return typeof value === "string" ? value : JSON.stringify(value);
}

/** The name of a field as words. */
function capitalised(key: string): string {
	return key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
