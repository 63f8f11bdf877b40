import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const fileName = ".vite/chunks.json";

/** Records the output file of each of our modules. Vite's manifest lacks modules that share a chunk with others. */
export function chunkOfModule(root: string): Plugin {
	return {
		name: "chunk-of-module",
		generateBundle(_options, bundle) {
			const chunks: Record<string, string> = {};
			for (const output of Object.values(bundle)) {
				if (output.type !== "chunk") continue;
				for (const id of Object.keys(output.modules)) {
					const path = relative(root, id).replaceAll("\\", "/");
					if (path.startsWith("src/")) chunks[path] = output.fileName;
				}
			}
			this.emitFile({ type: "asset", fileName, source: JSON.stringify(chunks) });
		},
	};
}

/** The chunk of each module, both as paths: "src/main.tsx" in "assets/index-1a2b3c4d.js". */
export function readChunks(distDir: string): Record<string, string> {
	return JSON.parse(readFileSync(join(distDir, fileName), "utf8")) as Record<string, string>;
}
