// npm run admin -- create EMAIL, revoke EMAIL or list: installs when needed, then says who is a super-admin.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/admin.ts", process.argv.slice(2));
