import { buildMark } from "./build-mark.ts";
import { type OfflineWords, offlineWords } from "./offline-words.ts";

/** The files of a build to cache on the device. */
export interface KeptFiles {
	/** Changes with every file. */
	version: string;
	/** By language: every file of the shell and practice. */
	languages: Record<string, string[]>;
	/** By language. */
	offline: Record<string, OfflineWords & { direction: string }>;
}

/** The cache key of the shell's document: never a requested address. */
export const SHELL = "/the-shell";
const prefix = "learnin-";
/** This build and the previous one: a page of that one may be open, with a question on it. */
const cachesKept = 2;

/** The service worker's environment; the browser's own except in tests. */
export interface Device {
	caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
	fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/**
 * Caches the shell's document and all files of the shell and practice, or nothing: a document of another build than
 * these files, as during a deployment, is refused, and the browser tries again later.
 */
export async function keepFiles(device: Device, kept: KeptFiles): Promise<void> {
	const shell = await device.fetch("/student/questions/daily", { cache: "no-store" });
	const text = await shell.clone().text();
	const files = kept.languages[languageOf(text)];
	if (!shell.ok || files === undefined || !text.includes(buildMark(kept.version)))
		throw new Error("the document is of another build");
	const cache = await device.caches.open(prefix + kept.version);
	await cache.addAll(files);
	await cache.put(SHELL, shell);
}

function languageOf(document: string): string {
	return /<html lang="([\w-]+)"/.exec(document)?.[1] ?? "";
}

/** Deletes the caches of older builds. */
export async function forgetOldFiles({ caches }: Device, version: string): Promise<void> {
	const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version);
	for (const name of own.slice(0, Math.max(0, own.length - (cachesKept - 1)))) await caches.delete(name);
}

/** How to answer a request; null leaves it to the browser, as for every API call and every other method. */
export function wayOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string) {
	const { origin: of, pathname } = new URL(url);
	if (method !== "GET" || of !== origin || pathname.startsWith("/api/")) return null;
	if (mode === "navigate") return "document";
	return pathname.startsWith("/assets/") ? "file" : null;
}

/** Files are named by their content, so a cached one is always valid. */
export async function answerFile({ caches, fetch }: Device, request: Request): Promise<Response> {
	return (await caches.match(request)) ?? fetch(request);
}

interface WaysOfDocuments extends Pick<KeptFiles, "version" | "offline"> {
	needsOwnDocument: (pathname: string) => boolean;
}

/** From the network while online; else the shell of this build, which reports what it cannot show. */
export async function answerDocument(
	{ caches, fetch }: Device,
	request: Request,
	{ version, offline, needsOwnDocument }: WaysOfDocuments,
): Promise<Response> {
	try {
		return await fetch(request);
	} catch (error) {
		const cache = await caches.open(prefix + version);
		const shell = await cache.match(SHELL);
		if (needsOwnDocument(new URL(request.url).pathname))
			return offlineDocument(offline, languageOf((await shell?.text()) ?? ""));
		if (shell === undefined) throw error;
		return shell;
	}
}

/**
 * For pages with their own document, which is not cached: without scripts, in the shell's language, with a link
 * onward.
 */
function offlineDocument(offline: KeptFiles["offline"], kept: string): Response {
	const language = kept in offline ? kept : "en";
	const { title, text, way, direction } = offline[language] ?? { ...offlineWords, direction: "ltr" };
	const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Learnin</title></head><body style="margin:0;background:#0b1020;color:#f1f4fb;font:17px/1.6 system-ui;display:grid;place-content:center;min-height:100vh;text-align:center;padding:24px;box-sizing:border-box"><main><h1>${title}</h1><p>${text}</p><p><a style="color:#69c6fa" href="/student/questions/daily">${way}</a></p></main></body></html>`;
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy":
			"default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	};
	return new Response(html, { status: 200, headers });
}
