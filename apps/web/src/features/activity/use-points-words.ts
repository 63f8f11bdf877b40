import { shortPoints } from "@learnin/domain/rewards/points-for-attempt";
import { usePreferences } from "../profile/index.ts";

/** Says what was earned, "+2.00 pts"; false of nothing, and in calm mode of everything. */
export function usePointsWords(): (points: number) => string | false {
	const { isCalm } = usePreferences();
	return (points) => points > 0 && !isCalm && `+${shortPoints(points)}`;
}
