// Fails if a comment, test name or document has a word that the glossary replaces with another.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./ensure-installed.mjs";

const glossary = "docs/glossary.md";
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
const found = [];
for (const file of files) {
	let text;
	try {
		text = readFileSync(path.join(root, file), "utf8");
	} catch {
		continue; // Deleted, and not committed yet.
	}
	for (const { said, line } of sentencesOf(file, text))
		for (const { word, pattern } of words)
			if (pattern.test(said)) found.push(`${file}:${line}: "${word}" (see ${glossary}): ${said.trim()}`);
}

for (const fault of found) console.error(fault);
process.exitCode = found.length > 0 ? 1 : 0;
