// npm run drill: installs when needed, then loses the database in the ways that the runbooks know, and brings it back.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/testing/drills.ts", process.argv.slice(2));
