import type { Route, RouteResponse } from "@learnin/contract/define-route";
import { withFreshToken } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import type { ClientErrorCode } from "./api-error.ts";
import { checkResponse } from "./check-response.ts";
import { errorFields, errorText } from "./error-text.ts";

interface UploadOptions {
	signal: AbortSignal;
	/** Called with the fraction sent, 0 to 1. */
	onProgress: (part: number) => void;
}

/**
 * Uploads files to a route that accepts a list of them, with progress, which `fetch` cannot report. Throws `ApiError`,
 * and the signal's reason after an abort.
 */
export function uploadFiles<R extends Route & { fileList: { part: string } }>(
	route: R,
	files: readonly { name: string; content: Blob }[],
	options: UploadOptions,
): Promise<RouteResponse<R>> {
	return withFreshToken(route, async (token) => {
		const form = new FormData();
		form.set("data", "{}");
		for (const { name, content } of files) form.append(route.fileList.part, content, name);
		const { status, text } = await send(route, form, token, options);
		const body = parseJson(text);
		if (status < 200 || status > 299) throw refusal(status, body);
		const isEnvelope = typeof body === "object" && body !== null && "data" in body;
		const checked = isEnvelope ? checkResponse(route, body.data) : null;
		if (checked === null) throw refusal(500, undefined);
		return checked.data;
	});
}

function send(
	route: Route,
	form: FormData,
	token: string | null,
	{ signal, onProgress }: UploadOptions,
): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		const request = new XMLHttpRequest();
		request.open(route.method, route.path);
		if (token !== null) request.setRequestHeader("authorization", /* not a text */ `Bearer ${token}`);
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) onProgress(loaded / total);
		});
		request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
		request.addEventListener("error", () => reject(refusal(0, undefined)));
		request.addEventListener("abort", () => reject(signal.reason as Error));
		signal.addEventListener("abort", () => request.abort(), { once: true });
		request.send(form);
	});
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function refusal(status: number, body: unknown): ApiError {
	const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
	return new ApiError({
		code: status === 0 ? "network" : typeof code === "string" ? (code as ClientErrorCode) : "unexpected",
		status,
		fields: errorFields(body),
		text: errorText(status, body),
	});
}
