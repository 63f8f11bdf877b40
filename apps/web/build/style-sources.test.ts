import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "..", "src");
const ui = /from "(?:\.\.\/)+(ui\/[^"]+\.tsx)"/g;

/** The files that a style sheet reads class names from. */
function sourcesOf(sheet: string): { pattern: string; files: string[] }[] {
	const folder = path.join(source, path.dirname(sheet));
	const text = readFileSync(path.join(source, sheet), "utf8");
	return [...text.matchAll(/^@source "([^"]+)";/gm)].map(([, pattern = ""]) => {
		const exact = pattern.endsWith(".tsx") ? pattern : `${pattern}/**/*.tsx`;
		return { pattern, files: globSync(exact, { cwd: folder }).map((file) => path.resolve(folder, file)) };
	});
}

test("the home page's styles cover every component of its pages", () => {
	const sources = sourcesOf("styles/home.css");
	expect(sources.filter(({ files }) => files.length === 0)).toEqual([]);
	const covered = new Set(sources.flatMap(({ files }) => files));
	const used = [...covered].flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(ui)].map(([, name = ""]) => path.join(source, name)),
	);
	const uncovered = used.filter(
		(file) => !covered.has(file) && readFileSync(file, "utf8").includes("className"),
	);
	expect([...new Set(uncovered)].map((file) => path.relative(source, file))).toEqual([]);
});
