// npm run admin -- create EMAIL, revoke EMAIL or list: installs if needed, then manages super-admins.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/admin.ts", process.argv.slice(2));
