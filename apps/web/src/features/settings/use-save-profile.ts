import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { keepProfile, profileQuery } from "../profile/index.ts";

type ProfileChange = RouteInput<typeof updateProfile>["body"];

export function saveProfile(change: ProfileChange) {
	return callApi(updateProfile, { body: change });
}

/** What follows a change: the message, and what other pages show of the profile. */
export function useSaved(done: string) {
	const client = useQueryClient();
	return {
		done,
		onDone: (profile: RouteResponse<typeof updateProfile>) => {
			client.setQueryData(profileQuery.queryKey, profile);
			keepProfile(profile);
			void client.invalidateQueries({
				predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0],
			});
		},
	};
}

/** Saves a part of the profile by a press. */
export function useSaveProfile(done: string) {
	return useAction(saveProfile, { ...useSaved(done), onError: shownHere });
}
