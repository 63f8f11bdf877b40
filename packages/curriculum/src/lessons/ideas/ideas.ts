import { seededRandom } from "../../random/seeded-random.ts";
import type { Idea, IdeaFrame } from "./idea.ts";
import { IDEAS_OF_GRADES_2_TO_5 } from "./ideas-of-grades-2-to-5.ts";
import { IDEAS_OF_GRADES_6_TO_8 } from "./ideas-of-grades-6-to-8.ts";

/** The idea of each skill. */
export const IDEAS: Readonly<Record<string, Idea>> = {
	...IDEAS_OF_GRADES_2_TO_5,
	...IDEAS_OF_GRADES_6_TO_8,
};

/** The idea of a skill as a growing picture, frame by frame; the seed varies the numbers. */
export function ideaFrames(skill_id: string, seed: number): IdeaFrame[] {
	return IDEAS[skill_id]?.(seededRandom(`idea:${skill_id}:${seed}`)) ?? [];
}
