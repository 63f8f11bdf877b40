import { encodeForm } from "./form.js";

const CONNECTION_ERROR = {
	type: "api_connection_error",
	message:
		"We are experiencing issues connecting to our payments provider. Please check your internet connection.",
};

/** Calls the API with the publishable key; returns `{ result }` or `{ error }` and never throws. */
export async function askApi({ origin, key }, method, path, fields = {}) {
	const form = encodeForm({ key, ...fields });
	const isRead = method === "GET";
	try {
		const response = isRead
			? await fetch(`${origin}/v1/${path}?${form}`)
			: await fetch(`${origin}/v1/${path}`, { method, body: form });
		const body = await response.json();
		return body.error ? { error: body.error } : { result: body };
	} catch {
		return { error: CONNECTION_ERROR };
	}
}

/** The kind of intent that a client secret belongs to, and its API path. */
export function intentOfSecret(clientSecret) {
	const [id] = String(clientSecret).split("_secret_");
	const isSetup = id.startsWith("seti_");
	return {
		id,
		path: `${isSetup ? "setup_intents" : "payment_intents"}/${id}`,
		resultName: isSetup ? "setupIntent" : "paymentIntent",
		fieldName: isSetup ? "setup_intent" : "payment_intent",
		lastError: isSetup ? "last_setup_error" : "last_payment_error",
	};
}
