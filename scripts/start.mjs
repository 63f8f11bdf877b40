// npm start: installs if needed, then runs Learnin on this machine. Passes arguments on (--watch ...).
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";
import { builtProgram } from "./programs.mjs";

const args = process.argv.slice(2);
await ensureInstalled();
// With --watch a changed source restarts it, without waiting for a build.
await runOnNode(args.includes("--watch") ? "apps/local/src/start.ts" : builtProgram("start"), args);
