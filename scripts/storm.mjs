// npm run storm: installs if needed, then runs the long reliability tests on this checkout.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/testing/storms.ts", process.argv.slice(2));
