import { count } from "../../platform/count-words.ts";
import type { Celebration } from "./learning.api.ts";

/** What is said of something that was reached. */
export function celebrationWords(celebration: Celebration): { title: string; text: string } {
	switch (celebration.kind) {
		case "goal_reached":
			return {
				title: "Today’s goal is reached.",
				text: `${count(celebration.count, "question")} today. Well done!`,
			};
		case "streak":
			return {
				title: `${count(celebration.days, "day")} in a row.`,
				text: "Your streak keeps growing, one day at a time.",
			};
		case "skill_mastered":
			return {
				title: `You mastered “${celebration.name}”.`,
				text: "Its tile snapped into place on your board.",
			};
	}
}
