import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header for a body: the time and one signature per secret. */
export function signatureHeader(body: string, secrets: readonly string[], unixTime: number): string {
	const signatures = secrets.map((secret) => {
		const signature = createHmac("sha256", secret).update(`${unixTime}.${body}`).digest("hex");
		return `v1=${signature}`;
	});
	return [`t=${unixTime}`, ...signatures].join(",");
}
