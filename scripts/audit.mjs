// npm run audit: installs if needed, then runs the checks of security and of every page that take too long for npm
// test.
import { readdirSync } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runToEnd } from "./node-24.mjs";

/** Test files that do more in an audit, and all browser tests. */
const steps = [
	"content-fuzz",
	"equal-answers",
	"family-storm",
	"interrupted-migrations",
	"practice/practice.test",
	"question-types.test",
	"set-variety",
	"placement/placement.test",
	"planning.test",
	"detective.test",
	"replay-log",
	"e2e/",
];

// A step without a file would be skipped silently.
const files = ["apps", "packages", "e2e"].flatMap((folder) =>
	readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
);
for (const step of steps) {
	if (
		!files.some(
			(file) => !file.includes("node_modules") && /(test|spec)\.ts$/.test(file) && file.includes(step),
		)
	)
		throw new Error(`no test file is named ${step}: this audit would check nothing of it`);
}

await ensureInstalled();
const vitest = "node_modules/vitest/vitest.mjs";
// Like families on many machines (decision 0101).
const onPartitions = await runToEnd(vitest, ["run", "--project", "server"], { FAMILIES: "partitioned" });
const projects = ["unit", "server", "e2e"].flatMap((name) => ["--project", name]);
const rest = await runToEnd(vitest, ["run", ...projects, ...steps], { AUDIT: "full" });
process.exitCode = onPartitions || rest;
