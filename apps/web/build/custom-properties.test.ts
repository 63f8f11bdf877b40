import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** Names that a file gives a value to, in styles or scripts; those made of parts end where the first part does. */
const given = /(--[\w-]+)(?:["'`\]]*\s*:|["'`]|\$\{)/g;
/** Without a fallback a name that has no value takes its whole declaration with it: a background is not painted. */
const needed = /var\(\s*(--[\w-]+)\s*\)/g;

function namesIn(files: string[], pattern: RegExp): [name: string, file: string][] {
	return files.flatMap((file) =>
		[...readFileSync(join(src, file), "utf8").matchAll(pattern)].map(([, name = ""]): [string, string] => [
			name,
			file,
		]),
	);
}

test("every custom property that styles need has a value somewhere", () => {
	const has = new Set(namesIn(globSync("**/*.{css,ts,tsx}", { cwd: src }), given).map(([name]) => name));
	const parts = [...has].filter((name) => name.endsWith("-"));
	const used = namesIn(globSync("**/*.css", { cwd: src }), needed);
	expect(used.length).toBeGreaterThan(500);
	const lost = used.filter(([name]) => !has.has(name) && !parts.some((part) => name.startsWith(part)));
	expect(lost.map(([name, file]) => `${name} in ${file}`)).toEqual([]);
});
