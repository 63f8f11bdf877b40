// Runs every check and test, with a last line "N passed, N failed". Names of steps as arguments run only those;
// "changed" runs what needs no build, and the tests of code that is uncommitted or changed since the commit after it.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "./ensure-installed.mjs";

const MINUTE = 60_000;
const PROJECTS = ["unit", "pages", "server", "e2e"];
const TYPES = [
	"packages/domain",
	"packages/domain/tsconfig.test.json",
	"packages/curriculum",
	"packages/curriculum/tsconfig.test.json",
	"tsconfig.json",
	"e2e",
	"apps/web",
];

/** Independent of each other, so two at a time. */
const CHEAP = [
	...TYPES.map((project) => step(`types ${project}`, tool("typescript", "tsc"), typesArguments(project))),
	step("lint", tool("oxlint"), ["--quiet"]),
	step("format", tool("@biomejs/biome", "biome"), ["format", "--max-diagnostics=20", "."]),
	step(
		"direction",
		tool("dependency-cruiser", "depcruise"),
		["--config", ".dependency-cruiser.cjs", ...sourceFolders()],
		{
			preload: path.join(root, "scripts", "swc-reads-tsx.mjs"),
			complain: complainOfNothingRead,
		},
	),
	step("dead code", tool("knip"), ["--no-progress", "--no-config-hints"]),
	step("lengths", path.join(root, "scripts/check-lengths.mjs"), []),
	step("words", path.join(root, "scripts/check-words.mjs"), []),
	step("subjects", path.join(root, "scripts/check-subjects.mjs"), []),
	step("programs", path.join(root, "scripts/ensure-programs.mjs"), []),
	step("texts", path.join(root, "apps/web/build/texts/texts.ts"), ["check"]),
];
/** Saves browser tests from building it again. */
const BUILD = step("web build", path.join(root, "apps/local/src/build-web.ts"), []);

const children = new Set();
const tally = { passed: 0, failed: 0 };

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
	process.on(signal, () => {
		for (const child of children) child.kill("SIGTERM");
		process.exit(128 + os.constants.signals[signal]);
	});
}

try {
	const [first, since = "HEAD", ...rest] = process.argv.slice(2);
	if (first === "changed" && rest.length === 0) await runChanged(since);
	else await runAll(process.argv.slice(2));
} catch (error) {
	console.error(error);
	tally.failed += 1;
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

async function runAll(wanted) {
	const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
	const unknown = wanted.filter(
		(word) =>
			![...CHEAP, BUILD, ...PROJECTS.map((name) => ({ name }))].some(({ name }) => name.startsWith(word)),
	);
	if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(", ")}.`);
	// The longest first: the others run beside it.
	await runSteps([BUILD, ...CHEAP].filter(isWanted));
	const projects = PROJECTS.filter((name) => isWanted({ name }));
	if (projects.length > 0) await runTests(projects);
}

/** Without browser tests: they start the product by name, so no import shows what they cover. */
async function runChanged(since) {
	await runSteps(CHEAP);
	await runTests(["unit", "pages", "server"], [`--changed=${since}`, "--passWithNoTests"]);
}

async function runSteps(steps) {
	const queue = [...steps];
	const worker = async () => {
		for (let next = queue.shift(); next !== undefined; next = queue.shift()) await runStep(next);
	};
	await Promise.all([worker(), worker()]);
}

/** Incremental: a second run checks only changes. In one thread: four would check the shared types four times. */
function typesArguments(project) {
	const kept = path.join(root, ".cache", "types", `${project.replaceAll("/", "_")}.tsbuildinfo`);
	return ["-p", project, "--singleThreaded", "--incremental", "--tsBuildInfoFile", kept];
}

function step(name, file, args, { preload, complain = () => undefined } = {}) {
	return { name, file, args, preload, complain };
}

async function runStep({ name, file, args, preload, complain }) {
	const begin = Date.now();
	const { code, output } = await run(file, args, { preload, capture: true, limit: 10 * MINUTE });
	const complaint = complain(output);
	const passed = code === 0 && complaint === undefined;
	tally[passed ? "passed" : "failed"] += 1;
	const seconds = ((Date.now() - begin) / 1000).toFixed(1);
	console.log(`${passed ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
	if (!passed) console.log([output.trimEnd(), complaint].filter(Boolean).join("\n"));
}

/** A check that read nothing would pass and be worthless. */
function complainOfNothingRead(output) {
	const read = Number(/([0-9]+) modules/.exec(output)?.[1] ?? 0);
	return read === 0 ? "No module was read, so nothing was checked." : undefined;
}

async function runTests(projects, options = []) {
	const folder = mkdtempSync(path.join(os.tmpdir(), "learnin-checks-"));
	const report = path.join(folder, "vitest.json");
	try {
		const { code } = await run(
			tool("vitest"),
			[
				"run",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${report}`,
				...projects.map((name) => `--project=${name}`),
				...options,
			],
			// The product starts dozens of times, but is compiled once.
			{ limit: 60 * MINUTE, environment: { NODE_COMPILE_CACHE: path.join(folder, "compiled") } },
		);
		const { passed, failed } = countTests(report);
		tally.passed += passed;
		// A run that ended badly without a failed test (a crash, an error outside of tests) still failed.
		tally.failed += failed === 0 && code !== 0 ? 1 : failed;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function countTests(report) {
	if (!existsSync(report)) return { passed: 0, failed: 1 };
	const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
	// A file that could not be loaded has no tests that could fail.
	const brokenFiles = testResults.filter(
		({ status, assertionResults }) =>
			status === "failed" && !assertionResults.some((test) => test.status === "failed"),
	);
	return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** Runs a file on this Node; the output is streamed, or captured. */
function run(file, args, { preload, capture = false, limit, environment = {} }) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), file, ...args], {
			cwd: root,
			env: { ...process.env, ...environment },
			stdio: ["ignore", capture ? "pipe" : "inherit", capture ? "pipe" : "inherit"],
		});
		children.add(child);
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8");
			stream?.on("data", (text) => {
				output += text;
			});
		}
		const timer = setTimeout(() => {
			output += `\nStopped after ${limit / MINUTE} minutes.`;
			child.kill("SIGKILL");
		}, limit);
		const finish = (code) => {
			clearTimeout(timer);
			children.delete(child);
			resolve({ code, output });
		};
		child.once("error", (error) => {
			output += error.message;
			finish(1);
		});
		child.once("close", (code) => finish(code ?? 1));
	});
}

/** The executable of an installed package. */
function tool(name, program = name) {
	const folder = path.join(root, "node_modules", name);
	const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
	return path.join(folder, typeof bin === "string" ? bin : bin[program]);
}

function sourceFolders() {
	return ["apps", "packages", "bench", "e2e", "scripts"].filter((folder) =>
		existsSync(path.join(root, folder)),
	);
}
