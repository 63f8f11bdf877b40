import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { joinModules } from "./join-modules.ts";

const SCRIPT = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const CSS = "text/css; charset=utf-8";
const FOLDER = new URL("./browser/", import.meta.url);

interface BrowserFile {
	type: string;
	path: string;
}

const stripeLibrary: BrowserFile = { type: SCRIPT, path: "library/stripe.js" };

const FILES: Record<string, BrowserFile> = {
	"/stripe.js": stripeLibrary,
	"/endive/stripe.js": stripeLibrary,
	"/elements-frame": { type: HTML, path: "elements-frame/frame.html" },
	"/elements-frame.css": { type: CSS, path: "elements-frame/frame.css" },
	"/elements-frame.js": { type: SCRIPT, path: "elements-frame/main.js" },
	"/authentication-frame": { type: HTML, path: "authentication-frame/frame.html" },
	"/authentication-frame.css": { type: CSS, path: "authentication-frame/frame.css" },
	"/authentication-frame.js": { type: SCRIPT, path: "authentication-frame/main.js" },
};

/** Serves the browser library and its frames; false for any other path. */
export async function serveBrowserFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
	const path = new URL(request.url ?? "/", "http://stand-in").pathname;
	const file = FILES[path];
	if (file === undefined || request.method !== "GET") return false;
	const source = new URL(file.path, FOLDER);
	const body = file.type === SCRIPT ? await joinModules(source) : await readFile(source, "utf8");
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
