// node scripts/with-node.mjs FILE ARGS...: runs a file of this repository on the packaged Node.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
	console.error("Usage: node scripts/with-node.mjs FILE ARGS...");
	process.exit(2);
}
await ensureInstalled();
await runOnNode(file, args);
