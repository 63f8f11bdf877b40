import type { UserDetails } from "@learnin/contract/routes/profile.contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { hasTokens } from "../../platform/tokens.ts";
import { readLastProfile } from "./last-profile.ts";
import { loadProfile } from "./profile.api.ts";

export const profileQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["profile"],
	queryFn: loadProfile,
	staleTime: 60_000,
	// A refusal is an answer, not an error; whatever throws is worth asking again, for as long as it takes.
	retry: true,
	retryDelay: (failures) => Math.min(30_000, 1000 * 2 ** failures),
	placeholderData: () => (hasTokens() ? readLastProfile() : null),
});

export type Session =
	| { status: "checking" }
	/** No line, or the server is in trouble, and nothing is known of the account yet. */
	| { status: "unreachable"; error: Error; retry: () => void }
	| { status: "signed-out" }
	| { status: "signed-in"; profile: UserDetails }
	/** The last known profile, while the server has not answered. The role may have changed since. */
	| { status: "presumed"; profile: UserDetails; otherwise: Session };

/** Who is using the app. */
export function useSession(): Session {
	const { data, failureReason, refetch, isPlaceholderData } = useQuery(profileQuery);
	if (data === null) return { status: "signed-out" };
	if (data && !isPlaceholderData) return { status: "signed-in", profile: data };
	const retry = () => void refetch({ cancelRefetch: true });
	const otherwise: Session = failureReason
		? { status: "unreachable", error: failureReason, retry }
		: { status: "checking" };
	return data ? { status: "presumed", profile: data, otherwise } : otherwise;
}

/** The signed-in account, on pages that only show to one. */
export function useProfile(): UserDetails {
	const { data } = useQuery(profileQuery);
	if (!data) throw new Error("This page needs a signed-in account.");
	return data;
}
