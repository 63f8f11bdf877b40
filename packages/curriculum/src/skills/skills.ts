import { grade2 } from "./grade-2/grade-2.ts";
import { grade3 } from "./grade-3/grade-3.ts";
import { grade4 } from "./grade-4/grade-4.ts";
import { grade5 } from "./grade-5/grade-5.ts";
import { grade6 } from "./grade-6/grade-6.ts";
import { grade7 } from "./grade-7/grade-7.ts";
import { grade8 } from "./grade-8/grade-8.ts";
import type { Skill } from "./skill.ts";

/** The complete skill graph of grades 2 to 8: acyclic, with every prerequisite present. */
export const skills: readonly Skill[] = [
	...grade2,
	...grade3,
	...grade4,
	...grade5,
	...grade6,
	...grade7,
	...grade8,
];

const by_id: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

/** The skill with that id, or undefined. */
export function skillById(id: string): Skill | undefined {
	return by_id.get(id);
}
