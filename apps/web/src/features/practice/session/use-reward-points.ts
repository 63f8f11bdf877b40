import { useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "../../profile/index.ts";

/** Keeps what other pages show in step with what was earned here. */
export function useRewardPoints() {
	const queryClient = useQueryClient();
	return {
		/** Adds at once; where the loaded profile may hold these points already, it is asked for again instead. */
		add: (points: number, isFirst: boolean) => {
			const { queryKey } = profileQuery;
			if (!isFirst) return void queryClient.invalidateQueries({ queryKey });
			queryClient.setQueryData(
				queryKey,
				(profile) => profile && { ...profile, reward_points: profile.reward_points + points },
			);
		},
		/** Everything that follows from finished questions: the day, the plan, the skills. */
		noteFinished: () => void queryClient.invalidateQueries({ queryKey: ["learned"] }),
	};
}
