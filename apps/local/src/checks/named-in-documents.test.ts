import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// Checks that what documents name exists, and is where they say. Decision records describe the past: only
// their links are checked.

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const left = new Set(["node_modules", ".git", ".data", "dist"]);

const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
	left.has(entry.name)
		? []
		: entry.isDirectory()
			? readdirSync(join(root, entry.name), { recursive: true, encoding: "utf8" })
					.filter((path) => !path.split("/").some((part) => left.has(part)))
					.map((path) => `${entry.name}/${path}`)
			: [entry.name],
);
/** As documents shorten them: `web/features/practice/outbox.ts` is in `apps/web/src`. */
const short = (path: string) => path.replace(/^(apps|packages)\//, "").replace("/src/", "/");
const places = files.map((path) => ({ path, names: [path, short(path)] }));
const isCode = (path: string) => /\.(ts|tsx|js|mjs|sql)$/.test(path) && statSync(join(root, path)).isFile();
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const code = files
	.filter((path) => isCode(path) && !path.endsWith("named-in-documents.test.ts"))
	.map(textOf)
	.join("\n");

/** Files and folders that a document can refer to by a name. */
function meantBy(name: string): string[] {
	const wanted = name.replace(/^\.\//, "").replace(/\/$/, "");
	const ends = (full: string) => full === wanted || full.endsWith(`/${wanted}`);
	return places
		.filter(({ names }) => names.some((full) => ends(full) || ends(full.replace(/\.(tsx?|css)$/, ""))))
		.map(({ path }) => path);
}

const isPlaceholder = (word: string) => /[<>*…{}()]|^x\.|^\d|NAME|-N\b|SKILL|EMAIL|SOME-WORDS/.test(word);
const isRoute = (word: string) =>
	/^\/|^https?:|^[a-z]+:\/\/|^\w+\/\w+$/.test(word) && meantBy(word).length === 0;
const isPath = (word: string) =>
	/^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|sql|md|css)$/.test(word);
const isIdentifier = (word: string) =>
	/^[a-z]+[A-Z]\w*$|^[A-Z][A-Z0-9]+_[A-Z0-9_]+$|^[a-z]+(_[a-z]+)+$/.test(word);

/** The names in backticks that do not exist; a name right after a file must be in that file. */
function missingIn(text: string): string[] {
	const words = [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`(?: (?=`))?/g)];
	const missing: string[] = [];
	let file: string[] = [];
	for (const [whole, word = ""] of words) {
		const isNext = whole.endsWith(" ");
		if (isPlaceholder(word) || isRoute(word)) file = [];
		else if (isPath(word)) {
			const meant = meantBy(word);
			if (meant.length === 0) missing.push(word);
			file = isNext ? meant.filter(isCode) : [];
		} else {
			if (isIdentifier(word)) {
				const inside = file.length > 0 ? file.map(textOf).join("\n") : code;
				if (!new RegExp(`\\b${word}\\b`).test(inside))
					missing.push(`${word}${file[0] ? ` in ${file[0]}` : ""}`);
			}
			if (!isNext) file = [];
		}
	}
	return missing;
}

test.each(documents)("every file and name in %s exists, and is where it says", (name) => {
	expect(missingIn(textOf(name))).toEqual([]);
});

test("detects a name in another file than the one before it, and a deleted file", () => {
	expect(missingIn("see `practice.queries.ts` `insertAttemptStatement`")).toEqual([
		"insertAttemptStatement in apps/server/src/features/practice/practice.queries.ts",
	]);
	expect(
		missingIn("`attempts.queries.ts` `insertAttemptStatement`, `no-such-file.ts`, `noSuchName`"),
	).toEqual(["no-such-file.ts", "noSuchName"]);
});

test("every link from a document to a file is valid", () => {
	const all = files.filter((path) => /^[\w-]+\.md$|^docs\/.*\.md$/.test(path));
	const dead = all.flatMap((path) =>
		[...textOf(path).matchAll(/\]\((?!https?:|#|mailto:|figure:|\/)([^)#\s]+)/g)]
			.map(([, to = ""]) => resolve(root, dirname(path), to))
			.filter((to) => statSync(to, { throwIfNoEntry: false }) === undefined)
			.map((to) => `${path}: ${to}`),
	);
	expect(dead).toEqual([]);
});
