import { grade2 } from "./grade-2/grade-2.ts";
import { grade3 } from "./grade-3/grade-3.ts";
import { grade4 } from "./grade-4/grade-4.ts";
import { grade5 } from "./grade-5/grade-5.ts";
import { grade6 } from "./grade-6/grade-6.ts";
import { grade7 } from "./grade-7/grade-7.ts";
import { grade8 } from "./grade-8/grade-8.ts";
import type { HomeActivity, HomeActivityOf } from "./home-activity.ts";

/** Every activity with its skills; each skill is in one of them. */
export const homeActivities: readonly HomeActivityOf[] = [
	...grade2,
	...grade3,
	...grade4,
	...grade5,
	...grade6,
	...grade7,
	...grade8,
];

const by_skill: ReadonlyMap<string, HomeActivity> = new Map(
	homeActivities.flatMap(({ skills, ...activity }) => skills.map((id) => [id, activity])),
);

/** A five-minute activity at home for the skill; every skill of the graph has one. */
export function homeActivityFor(skill_id: string): HomeActivity | undefined {
	return by_skill.get(skill_id);
}
