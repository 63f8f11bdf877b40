import { readFile } from "node:fs/promises";

const IMPORT = /^import \{[^}]*\} from "(?<path>[^"]+)";\n/gm;
const EXPORT = /^export (?=(async )?(function|class|const|let) )/gm;

/**
 * Joins a browser module and its imports into one classic script: the library must be available as soon as
 * its script tag has loaded, which a module is not. Names must be unique among the joined files.
 */
export async function joinModules(entry: URL): Promise<string> {
	const sources = new Map<string, string>();
	await collect(entry, sources);
	// One function around everything: nothing becomes a global of the embedding page.
	return `(() => {\n"use strict";\n${[...sources.values()].join("\n")}\n})();\n`;
}

/** Adds a module's source after those of the modules that it imports. */
async function collect(module: URL, sources: Map<string, string>): Promise<void> {
	if (sources.has(module.href)) return;
	const text = await readFile(module, "utf8");
	for (const { groups } of text.matchAll(IMPORT)) {
		await collect(new URL(groups?.["path"] ?? "", module), sources);
	}
	sources.set(module.href, text.replaceAll(IMPORT, "").replaceAll(EXPORT, ""));
}
