import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Flame } from "lucide-react";
import { masteredOf, SetGrowth, setGrowthQuery } from "../../../growth/index.ts";
import { Celebrations, planQuery } from "../../../learning/index.ts";
import { usePreferences } from "../../../profile/index.ts";
import { dashboardQuery } from "../../dashboard/practice.api.ts";
import { grownStreakWords } from "./grown-streak-words.ts";

interface JoyAtEndProps {
	session_id: string;
	/** The heading says that the goal is reached. */
	isGoalTold: boolean;
}

/**
 * The skills a set strengthened, its celebrations, and the streak it made longer. A skill that is mastered is said once,
 * by its tile.
 */
export function JoyAtEnd({ session_id, isGoalTold }: JoyAtEndProps) {
	const { data } = useQuery(setGrowthQuery(session_id));
	return (
		<>
			<SetGrowth session_id={session_id} />
			{isGoalTold && <GrownStreak />}
			<Celebrations toldSkills={masteredOf(data?.skills ?? [])} isGoalTold={isGoalTold} />
		</>
	);
}

/** A set that reaches the goal makes the streak longer. Nothing in calm mode. */
function GrownStreak() {
	const { data } = useQuery(dashboardQuery);
	const { isCalm } = usePreferences();
	const words = grownStreakWords(data?.current_streak ?? 0);
	return words === null || isCalm ? null : (
		<p className="sg-streak">
			<Flame className="i" aria-hidden="true" />
			{words}
		</p>
	);
}

/** Prefetches them, so that they are there when the set ends. */
export async function prepareJoy(client: QueryClient, session_id: string): Promise<void> {
	await Promise.all([client.prefetchQuery(planQuery), client.prefetchQuery(setGrowthQuery(session_id))]);
}

/** Whether the prefetched data is as new as the last answer. */
export function isPrepared(client: QueryClient, session_id: string): boolean {
	return [planQuery.queryKey, setGrowthQuery(session_id).queryKey].every((key) => {
		const state = client.getQueryState(key);
		return state?.data !== undefined && !state.isInvalidated && state.fetchStatus === "idle";
	});
}
