// npm run bench: installs if needed, then measures this checkout.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("bench/bench.ts", process.argv.slice(2));
