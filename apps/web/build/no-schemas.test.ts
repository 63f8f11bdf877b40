import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((name) => !/\.test\.tsx?$/.test(name));

/** Names that a file imports from a module of the contract, without types. */
function contractImports(code: string): { module: string; names: string[] }[] {
	return [...code.matchAll(/^import \{([^}]*)\} from "(@learnin\/contract\/[^"]*)";/gm)].map(
		([, names = "", module = ""]) => ({
			module,
			names: names
				.split(",")
				.map((name) => name.trim().split(" as ")[0] ?? "")
				.filter((name) => name !== "" && !name.startsWith("type ")),
		}),
	);
}

test("no page imports a schema, which would be nothing in a browser", async () => {
	const imported = files.flatMap((file) =>
		contractImports(readFileSync(join(src, file), "utf8")).map((each) => ({ file, ...each })),
	);
	expect(imported.length).toBeGreaterThan(50);
	const found: string[] = [];
	for (const { file, module, names } of imported) {
		const exported = (await import(module)) as Record<string, unknown>;
		for (const name of names) {
			const value = exported[name];
			if (typeof value === "object" && value !== null && "_zod" in value) found.push(`${name} in ${file}`);
		}
	}
	expect(found).toEqual([]);
});
