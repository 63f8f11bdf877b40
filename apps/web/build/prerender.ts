import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { homeConfig } from "./vite-config.ts";

/** Fills the home document with its content, so that it can be read before any script has run. */
export async function prerenderHome(
	distDir: string,
	tempDir: string,
	language: Plugin[] = [],
): Promise<void> {
	await build(homeConfig(tempDir, language));
	const module = (await import(pathToFileURL(join(tempDir, "home-page.mjs")).href)) as {
		renderHome: () => string;
	};
	const file = join(distDir, "home.html");
	const html = await readFile(file, "utf8");
	if (!html.includes("<!--home-->")) throw new Error("home.html has no place for its content.");
	await writeFile(
		file,
		html.replace("<!--home-->", () => module.renderHome()),
	);
	await rm(tempDir, { recursive: true });
}

/** The inline scripts of all documents, as the server's content policy names them. */
export async function writePolicyHashes(distDir: string, documents: string[]): Promise<void> {
	const hashes = new Set<string>();
	for (const document of documents) {
		const html = await readFile(join(distDir, document), "utf8");
		for (const [, script] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
			hashes.add(
				`sha256-${createHash("sha256")
					.update(script ?? "")
					.digest("base64")}`,
			);
		}
	}
	await writeFile(join(distDir, "csp.json"), JSON.stringify({ script_hashes: [...hashes] }));
}
