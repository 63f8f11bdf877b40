// Fails if the subject of a recent commit has 72 characters or more. Older history cannot be changed anymore.
import { spawnSync } from "node:child_process";
import { root } from "./ensure-installed.mjs";

const recent = 30;
const longest = 71;

const { status, stdout } = spawnSync("git", ["log", `-${recent}`, "--format=%h %s"], {
	cwd: root,
	encoding: "utf8",
});
// A copy without a history has no subjects to look at.
const subjects = status === 0 ? stdout.trimEnd().split("\n") : [];
const long = subjects.filter((line) => line.slice(line.indexOf(" ") + 1).length > longest);
for (const line of long) console.error(`more than ${longest} characters: ${line}`);
process.exitCode = long.length > 0 ? 1 : 0;
