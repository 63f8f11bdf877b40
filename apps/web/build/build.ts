import { join } from "node:path";
import { build } from "vite";
import { checkBudgets } from "./budgets.ts";
import { compressAssets } from "./compress.ts";
import { buildFonts } from "./fonts.ts";
import { pageWeights } from "./page-weight.ts";
import { prerenderHome, writePolicyHashes } from "./prerender.ts";
import { clientConfig, developerConfig, webDir } from "./vite-config.ts";

const distDir = join(webDir, "dist");

// The library's own checks and warnings are for development.
process.env.NODE_ENV = "production";

await buildFonts(join(webDir, ".cache/fonts"));
await build(clientConfig(distDir));
await prerenderHome(distDir, join(webDir, ".cache/home"));
await build(developerConfig(distDir));
await writePolicyHashes(distDir, ["home.html", "index.html", "developer.html"]);
await compressAssets(join(distDir, "assets"));

const over = checkBudgets(pageWeights(distDir));
if (over.length > 0) {
	console.error(`Over budget:\n${over.join("\n")}`);
	process.exitCode = 1;
}
