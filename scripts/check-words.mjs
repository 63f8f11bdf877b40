// Fails if a comment, test name or document has a word that the glossary replaces with another.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./ensure-installed.mjs";

const glossary = "docs/glossary.md";
const listed = path.join(root, "scripts/unread-words.json");
/** Released migrations never change, and the changelog keeps the names of its time. */
const passedOver = /^apps\/server\/migrations\/|^CHANGELOG\.md$/;

/** The words in the last column of the glossary's tables, as patterns. */
function refusedWords() {
	const rows = readFileSync(path.join(root, glossary), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("|"));
	const words = rows.flatMap((row) =>
		[...(row.split("|").at(-2) ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word),
	);
	if (words.length < 20) throw new Error(`${glossary} has hardly any words: its tables were not read`);
	return words.map((word) => ({ word, pattern: new RegExp(`\\b${word}\\b`, "i") }));
}

const comment = /(?:^|\s)\/\/\s.*|^\s*\/?\*+\s.*|^\s*--\s.*/g;
const testName = /\b(?:test|describe|auditTest)\b[^"'`\n]*\(\s*(["'`])(.*?)\1/g;

/** The sentences for people in a file, with their lines. */
function sentencesOf(file, text) {
	const lines = text.split("\n");
	if (file.endsWith(".md"))
		return lines.map((said, at) => ({ said: said.replace(/`[^`]*`/g, ""), line: at + 1 }));
	return lines.flatMap((line, at) => [
		...[...line.matchAll(comment)].map(([said]) => ({ said, line: at + 1 })),
		...[...line.matchAll(testName)].map(([, , said]) => ({ said, line: at + 1 })),
	]);
}

const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
	cwd: root,
	encoding: "utf8",
});
const files = stdout
	.split("\n")
	.filter((file) => /\.(ts|tsx|mjs|sql|css|md)$/.test(file) && file !== glossary && !passedOver.test(file));
const words = refusedWords();
const found = new Map();
for (const file of files) {
	let text;
	try {
		text = readFileSync(path.join(root, file), "utf8");
	} catch {
		continue; // Deleted, and not committed yet.
	}
	const faults = sentencesOf(file, text).flatMap(({ said, line }) =>
		words
			.filter(({ pattern }) => pattern.test(said))
			.map(({ word }) => `${file}:${line}: "${word}" (see ${glossary}): ${said.trim()}`),
	);
	if (faults.length > 0) found.set(file, faults);
}

const unread = JSON.parse(readFileSync(listed, "utf8"));
if (process.argv.includes("--shrink")) {
	const left = unread.filter((file) => found.has(file));
	writeFileSync(listed, `${JSON.stringify(left, null, "\t")}\n`);
} else {
	const complaints = [
		...[...found].filter(([file]) => !unread.includes(file)).flatMap(([, faults]) => faults),
		...unread
			.filter((file) => !found.has(file))
			.map((file) => `${file}: has none of the words now; run node scripts/check-words.mjs --shrink`),
	];
	for (const complaint of complaints) console.error(complaint);
	process.exitCode = complaints.length > 0 ? 1 : 0;
}
if (process.argv.includes("--list")) for (const fault of [...found.values()].flat()) console.log(fault);
