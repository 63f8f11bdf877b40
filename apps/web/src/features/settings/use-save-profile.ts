import type { RouteInput } from "@learnin/contract/define-route";
import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { keepProfile, profileQuery } from "../profile/index.ts";

type ProfileChange = RouteInput<typeof updateProfile>["body"];

/** Saves a part of the profile and reloads what other pages show of it. */
export function useSaveProfile(done: string) {
	const client = useQueryClient();
	return useAction((change: ProfileChange) => callApi(updateProfile, { body: change }), {
		done,
		onDone: (profile) => {
			client.setQueryData(profileQuery.queryKey, profile);
			keepProfile(profile);
			void client.invalidateQueries({
				predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0],
			});
		},
		onError: shownHere,
	});
}
