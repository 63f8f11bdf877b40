// npm run audit: installs when needed, then runs the checks of security and of every page that take too long for npm test.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnNode } from "./node-24.mjs";

/** Files of tests that do more when they are audited. */
const steps = ["content-fuzz", "equal-answers", "every-page"];

await ensureInstalled();
process.env.AUDIT = "full";
await runOnNode("node_modules/vitest/vitest.mjs", [
	"run",
	"--project",
	"server",
	"--project",
	"e2e",
	...steps,
]);
