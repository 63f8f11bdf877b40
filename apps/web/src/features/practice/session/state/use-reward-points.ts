import { useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "../../../profile/index.ts";

/** Updates other pages' data with what was earned here. */
export function useRewardPoints() {
	const queryClient = useQueryClient();
	return {
		/** Adds points immediately; if the loaded profile may include them already, it is reloaded instead. */
		add: (points: number, isFirst: boolean) => {
			const { queryKey } = profileQuery;
			if (!isFirst) return void queryClient.invalidateQueries({ queryKey });
			queryClient.setQueryData(
				queryKey,
				(profile) => profile && { ...profile, reward_points: profile.reward_points + points },
			);
		},
		/** Invalidates everything that depends on finished questions: the day, the plan, the skills. */
		noteFinished: () => void queryClient.invalidateQueries({ queryKey: ["learned"] }),
	};
}
