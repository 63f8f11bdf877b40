import { shortPoints } from "@learnin/domain/rewards/points";
import { usePreferences } from "../../profile/index.ts";

/** Formats earned points, "+2 pts"; false for zero, and always in calm mode. */
export function usePointsWords(): (points: number) => string | false {
	const { isCalm } = usePreferences();
	return (points) => points > 0 && !isCalm && `+${shortPoints(points)}`;
}
