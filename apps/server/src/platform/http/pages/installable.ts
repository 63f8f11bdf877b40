import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_PARAMETER } from "@learnin/domain/texts/languages";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

/** It fetches the pages' files and documents, and nothing else. */
const workerPolicy =
	"default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Replaces the worker when it has to go: caches nothing, answers nothing, removes itself. */
const removal = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) if (name.startsWith("learnin-")) await caches.delete(name);
	await registration.unregister();
})()));
`;

/**
 * Serves what makes the app installable: its manifest, and the worker at the address that browsers check for
 * updates.
 */
export function serveInstallable(
	server: FastifyInstance,
	config: Config,
	{ folder, languages }: { folder: string; languages: readonly string[] },
): void {
	const manifests = new Map(
		languages.map((code, at) => [
			code,
			readFileSync(path.join(folder, at === 0 ? "" : code, "manifest.webmanifest")),
		]),
	);
	const [manifest] = manifests.values();
	const worker =
		config.SERVICE_WORKER === "off" ? Buffer.from(removal) : readFileSync(path.join(folder, "sw.js"));
	const options = { config: { who: "public" } };
	server.get("/manifest.webmanifest", options, ({ url }, reply) => {
		const language = new URLSearchParams(url.split("?")[1]).get(LANGUAGE_PARAMETER) ?? "";
		return reply
			.type("application/manifest+json")
			.header("cache-control", "no-cache")
			.send(manifests.get(language) ?? manifest);
	});
	server.get("/sw.js", options, (_, reply) =>
		reply
			.type("text/javascript; charset=utf-8")
			.header("cache-control", "no-cache")
			.header("content-security-policy", workerPolicy)
			.send(worker),
	);
}
