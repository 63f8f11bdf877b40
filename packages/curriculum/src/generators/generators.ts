import type { Generator } from "./generator.ts";
import { grade2 } from "./grade-2.ts";
import { grade3 } from "./grade-3.ts";
import { grade4 } from "./grade-4.ts";
import { grade5 } from "./grade-5.ts";
import { grade6 } from "./grade-6.ts";
import { grade7 } from "./grade-7.ts";
import { grade8 } from "./grade-8.ts";

/** All generators, by grade. */
export const generators: readonly Generator[] = [
	...grade2,
	...grade3,
	...grade4,
	...grade5,
	...grade6,
	...grade7,
	...grade8,
];

const by_skill: ReadonlyMap<string, Generator> = new Map(
	generators.map((generator) => [generator.skill_id, generator]),
);

/** The generator of a skill, or undefined where none is written yet. */
export function generatorFor(skill_id: string): Generator | undefined {
	return by_skill.get(skill_id);
}
