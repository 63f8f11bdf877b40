import { createHmac } from "node:crypto";

/** The signature over these fields in this order. */
export function signatureOf(
	secret: string,
	names: readonly string[],
	values: Readonly<Record<string, string>>,
): string {
	const message = names.map((name) => `${name}=${values[name] ?? ""}`).join(",");
	return createHmac("sha256", secret).update(message).digest("base64");
}
