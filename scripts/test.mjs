// npm test: installs if needed, then runs every check and test. "npm test -- types direction" runs only those steps.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("scripts/checks.mjs", process.argv.slice(2));
