import type { Season } from "@learnin/domain/rewards/seasons";
import { count } from "../../../platform/count-words.ts";

/** The name of a season's tiles; null for the plain ones that everybody has. */
export function seasonName(season: Season | null): string {
	switch (season) {
		case null:
			return "Plain";
		case "spring":
			return "Spring";
		case "summer":
			return "Summer";
		case "fall":
			return "Fall";
		case "winter":
			return "Winter";
	}
}

/** The text is the label of a link to the choice. */
export function seasonEarned({ season }: { season: Season }) {
	return { title: earnedTitle(season), text: "Choose your tiles" };
}

function earnedTitle(season: Season): string {
	switch (season) {
		case "spring":
			return "You earned the spring tiles!";
		case "summer":
			return "You earned the summer tiles!";
		case "fall":
			return "You earned the fall tiles!";
		case "winter":
			return "You earned the winter tiles!";
	}
}

/** What a season that is not earned yet takes. */
export function seasonNeeds(skills: number, mastered: number): string {
	return `Master ${count(skills - mastered, "more skill")}`;
}
