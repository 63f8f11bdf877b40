import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

const SCRIPT = "text/javascript; charset=utf-8";
const FOLDER = new URL("./browser/", import.meta.url);

interface BrowserFile {
	type: string;
	/** Scripts that share one function scope; read in this order. */
	parts: readonly string[];
}

const stripeLibrary: BrowserFile = {
	type: SCRIPT,
	parts: [
		"shared/form.js",
		"shared/api.js",
		"library/origin.js",
		"library/integration-error.js",
		"library/frame-channel.js",
		"library/element.js",
		"library/elements.js",
		"library/authentication.js",
		"library/confirmation.js",
		"library/payment-method.js",
		"library/stripe.js",
	],
};

const FILES: Record<string, BrowserFile> = {
	"/stripe.js": stripeLibrary,
	"/endive/stripe.js": stripeLibrary,
	"/elements-frame": { type: "text/html; charset=utf-8", parts: ["elements-frame/frame.html"] },
	"/elements-frame.css": { type: "text/css; charset=utf-8", parts: ["elements-frame/frame.css"] },
	"/elements-frame.js": {
		type: SCRIPT,
		parts: [
			"shared/form.js",
			"shared/api.js",
			"shared/parent-channel.js",
			"elements-frame/countries.js",
			"elements-frame/card-rules.js",
			"elements-frame/appearance.js",
			"elements-frame/field.js",
			"elements-frame/layouts.js",
			"elements-frame/card-form.js",
			"elements-frame/main.js",
		],
	},
	"/authentication-frame": { type: "text/html; charset=utf-8", parts: ["authentication-frame/frame.html"] },
	"/authentication-frame.css": { type: "text/css; charset=utf-8", parts: ["authentication-frame/frame.css"] },
	"/authentication-frame.js": {
		type: SCRIPT,
		parts: ["shared/form.js", "shared/api.js", "shared/parent-channel.js", "authentication-frame/main.js"],
	},
};

/** Serves the browser library and its frames; false if the path is none of theirs. */
export async function serveBrowserFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
	const path = new URL(request.url ?? "/", "http://stand-in").pathname;
	const file = FILES[path];
	if (file === undefined || request.method !== "GET") return false;
	const body = await readParts(file);
	response.writeHead(200, {
		"content-type": file.type,
		"cache-control": "no-store",
		"cross-origin-resource-policy": "cross-origin",
		"content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'",
		"x-content-type-options": "nosniff",
	});
	response.end(body);
	return true;
}

async function readParts({ parts, type }: BrowserFile): Promise<string> {
	const texts = await Promise.all(parts.map((part) => readFile(new URL(part, FOLDER), "utf8")));
	// One function around all parts: nothing of theirs becomes a global of the embedding page.
	return type === SCRIPT ? `(() => {\n"use strict";\n${texts.join("\n")}\n})();\n` : texts.join("\n");
}
