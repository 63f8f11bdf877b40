// npm start: installs when needed, then runs Learnin on this machine. Arguments are passed on (--watch ...).
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";
import { builtProgram } from "./programs.mjs";

const args = process.argv.slice(2);
await ensureInstalled();
// A change of a source starts it again, and is not to wait for a build.
await runOnNode(args.includes("--watch") ? "apps/local/src/start.ts" : builtProgram("start"), args);
