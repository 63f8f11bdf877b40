// npm run storm: installs when needed, then runs the long reliability test on this checkout.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/testing/storm/main.ts", process.argv.slice(2));
