import type { RouteResponse } from "@learnin/contract/define-route";
import { getGoals, setGoals } from "@learnin/contract/routes/people/goals.contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";

export type Goals = RouteResponse<typeof getGoals>;

export const goalsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["goals"],
	queryFn: ({ signal }) => callApi(getGoals, {}, { signal }),
});

/** Sets the goals; reloads the dashboard and the streak. */
export function useSetGoals() {
	const client = useQueryClient();
	return useAction(
		({ daily_goal, days_per_week }: Pick<Goals, "daily_goal" | "days_per_week">) =>
			callApi(setGoals, { body: { daily_goal, days_per_week } }),
		{
			done: "Your goals are saved.",
			onDone: (goals) => {
				client.setQueryData(goalsQuery.queryKey, goals);
				void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "goals" });
			},
			onError: shownHere,
		},
	);
}
