import { readFileSync, writeFileSync } from "node:fs";
import { generators } from "../src/generators/generators.ts";
import { skillById } from "../src/skills/skills.ts";
import { fingerprintOf } from "../src/testing/fingerprint.ts";
import { golden } from "../src/testing/golden/golden.ts";

/** Writes the line of every generator's version that has none yet. A line that exists never changes here. */
export function addFingerprints(): void {
	for (const generator of generators) {
		const name = `${generator.skill_id}@${generator.version}`;
		if (golden[name] !== undefined) continue;
		const skill = skillById(generator.skill_id);
		if (skill === undefined) throw new Error(`${generator.skill_id}: no skill: add it to skills/grade-N.`);
		const file = new URL(`../src/testing/golden/grade-${skill.grade}.ts`, import.meta.url);
		const line = `\t"${name}": "${fingerprintOf(generator)}",\n`;
		const older = new RegExp(`\t"${generator.skill_id}@\\d+": .*\n`);
		writeFileSync(
			file,
			readFileSync(file, "utf8")
				.replace(older, "")
				.replace(/\};\n$/, `${line}};\n`),
		);
		process.stdout.write(line);
	}
}
