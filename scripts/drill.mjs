// npm run drill: installs if needed, then loses the database in the ways of the runbooks, and recovers it.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/testing/drills.ts", process.argv.slice(2));
