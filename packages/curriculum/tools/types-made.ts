import { writeFileSync } from "node:fs";
import { generators } from "../src/generators/generators.ts";
import { typesMade } from "../src/generators/types-made.ts";
import { typesMadeBy } from "../src/generators/types-made-by.ts";

/** Writes the line of every generator's version that has none yet, and takes those of older versions out. */
export function addTypesMade(): void {
	const lines = generators.map((generator) => {
		const name = `${generator.skill_id}@${generator.version}`;
		return `\t"${name}": "${typesMade[name] ?? typesMadeBy(generator)}",\n`;
	});
	writeFileSync(
		new URL("../src/generators/types-made.ts", import.meta.url),
		`/** What each generator makes, by skill and version: written by a tool, compared with the generators by a test. */
export const typesMade: Readonly<Record<string, string>> = {
${lines.join("")}};
`,
	);
}
