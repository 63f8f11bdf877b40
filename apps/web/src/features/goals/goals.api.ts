import type { RouteResponse } from "@learnin/contract/define-route";
import { getGoals, setGoals } from "@learnin/contract/routes/people/goals.contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { useForm } from "../../ui/fields/use-form.ts";

export type Goals = RouteResponse<typeof getGoals>;

export const goalsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["goals"],
	queryFn: ({ signal }) => callApi(getGoals, {}, { signal }),
});

/** The form of the goals; once they are set, the dashboard and the streak are read again. */
export function useGoalsForm() {
	const client = useQueryClient();
	return useForm(
		(text) =>
			callApi(setGoals, {
				body: { daily_goal: Number(text("daily_goal")), days_per_week: Number(text("days_per_week")) },
			}),
		{
			done: "Your goals are saved.",
			onDone: (goals) => {
				client.setQueryData(goalsQuery.queryKey, goals);
				void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "goals" });
			},
			placeError: ({ code, text }) => (code === "goal_has_reward" ? { daily_goal: text } : undefined),
			// A parent may have promised a daily reward since: then the goal has a least number.
			onRefused: () => void client.invalidateQueries({ queryKey: goalsQuery.queryKey }),
		},
	);
}
