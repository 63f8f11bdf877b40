// npm start: installs when needed, then runs Learnin on this machine. Arguments are passed on (--watch ...).
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

await ensureInstalled();
await runOnNode("apps/local/src/start.ts", process.argv.slice(2));
