import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generators } from "../src/generators/generators.ts";
import { interactionsMade, typesMade } from "../src/generators/types-made.ts";
import { typesMadeBy } from "../src/generators/types-made-by.ts";

const ROOT = new URL("../../../", import.meta.url);

/** Writes the lines of every generator's version that has none yet, and takes those of older versions out. */
export function addTypesMade(): void {
	const made = generators.map((generator) => {
		const name = `${generator.skill_id}@${generator.version}`;
		const types = typesMade[name];
		if (types === undefined) return { name, ...typesMadeBy(generator) };
		return { name, types, interactions: interactionsMade[name] ?? "" };
	});
	const file = new URL("../src/generators/types-made.ts", import.meta.url);
	writeFileSync(
		file,
		`/** What each generator makes, by skill and version: written by a tool, compared with the generators by a test. */
export const typesMade: Readonly<Record<string, string>> = {
${made.map(({ name, types }) => `\t"${name}": "${types}",\n`).join("")}};

/** What each generator asks by an interaction, in the same way; without those that use none. */
export const interactionsMade: Readonly<Record<string, string>> = {
${made.flatMap(({ name, interactions }) => (interactions === "" ? [] : [`\t"${name}": "${interactions}",\n`])).join("")}};
`,
	);
	execFileSync("node_modules/.bin/biome", ["format", "--write", fileURLToPath(file)], {
		cwd: ROOT,
		stdio: "ignore",
	});
}
