// node scripts/run-program.mjs NAME ARGS...: installs if needed, then runs a built program ("admin", "seed").
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";
import { builtProgram } from "./programs.mjs";

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
await runOnNode(builtProgram(name), args);
