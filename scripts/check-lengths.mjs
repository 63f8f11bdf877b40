// Fails if a file, function or parameter list is longer than the linter's limits, unless scripts/long-code.json lists
// it with a length that it does not exceed. If something got shorter, the list must be updated: it only shrinks.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./ensure-installed.mjs";

const rules = {
	"max-lines": "lines",
	"max-lines-per-function": "lines of a function",
	"max-params": "parameters",
};
/** Written by a tool, one entry per generator. */
const written = ["packages/curriculum/src/generators/types-made.ts"];
const listFile = path.join(root, "scripts/long-code.json");

/** Where the greatest length of a file and rule is, and what the linter says of it. */
const where = {};
const found = longest(lint());
const listed = JSON.parse(readFileSync(listFile, "utf8"));
if (process.argv.includes("--shrink")) writeFileSync(listFile, `${JSON.stringify(shrunk(), null, "\t")}\n`);
else {
	const faults = faultsOf();
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
}

/** The linter's output for the three rules. */
function lint() {
	const linter = path.join(root, "node_modules/oxlint/bin/oxlint");
	const { stdout, stderr } = spawnSync(process.execPath, [linter, "--format=json"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 256 * 1024 * 1024,
	});
	try {
		const { diagnostics, number_of_files: files } = JSON.parse(stdout);
		// A check that read nothing would pass and be worthless.
		if (!(files > 0)) throw new Error("the linter read no file");
		return diagnostics;
	} catch (error) {
		throw new Error(`the linter said nothing that can be read: ${stderr.slice(0, 500)}`, { cause: error });
	}
}

/** The greatest length by file and rule. */
function longest(diagnostics) {
	const lengths = {};
	for (const { code, message, filename, labels } of diagnostics) {
		const rule = /^eslint\((.*)\)$/.exec(code)?.[1] ?? "";
		if (!Object.hasOwn(rules, rule) || written.includes(filename)) continue;
		const length = Number(/\((\d+)\)/.exec(message)?.[1]);
		if (!(length > 0)) throw new Error(`no length in "${message}"`);
		lengths[filename] ??= {};
		if (length <= (lengths[filename][rule] ?? 0)) continue;
		lengths[filename][rule] = length;
		where[`${filename} ${rule}`] = { line: labels?.[0]?.span?.line ?? 1, message };
	}
	return lengths;
}

function faultsOf() {
	const faults = [];
	for (const [file, lengths] of Object.entries(found))
		for (const [rule, length] of Object.entries(lengths))
			if (length > (listed[file]?.[rule] ?? 0)) faults.push(tooLong(file, rule));
	for (const [file, lengths] of Object.entries(listed))
		for (const [rule, length] of Object.entries(lengths))
			if (length > (found[file]?.[rule] ?? 0))
				faults.push(
					`${file}: no longer ${length} ${rules[rule]}; run node scripts/check-lengths.mjs --shrink`,
				);
	return faults;
}

/** "apps/a.ts:12: The function `b` has too many lines (71). Maximum allowed is 60. Make it shorter." */
function tooLong(file, rule) {
	const { line, message } = where[`${file} ${rule}`];
	const kept = listed[file]?.[rule];
	const exception = kept === undefined ? "" : ` scripts/long-code.json allows ${kept}, and only shrinks.`;
	return `${file}:${line}: ${message}${exception} Make it shorter.`;
}

/** The list without entries that are short enough now, and with the new lengths of the rest; adds nothing. */
function shrunk() {
	const entries = Object.entries(listed).flatMap(([file, lengths]) => {
		const kept = Object.entries(lengths)
			.filter(([rule]) => found[file]?.[rule] !== undefined)
			.map(([rule, length]) => [rule, Math.min(length, found[file][rule])]);
		return kept.length === 0 ? [] : [[file, Object.fromEntries(kept)]];
	});
	return Object.fromEntries(entries);
}
