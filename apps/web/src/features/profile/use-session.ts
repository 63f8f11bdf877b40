import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { hasTokens } from "../../platform/api/tokens.ts";
import { readLastProfile } from "./last-profile.ts";
import { loadProfile } from "./profile.api.ts";

export const profileQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["profile"],
	queryFn: loadProfile,
	staleTime: 60_000,
	// A refusal is a result, not an error; anything that throws is retried indefinitely.
	retry: true,
	retryDelay: (failures) => Math.min(30_000, 1000 * 2 ** failures),
	placeholderData: () => (hasTokens() ? readLastProfile() : null),
});

export type Session =
	| { status: "checking" }
	/** Offline or a server error, and the account is not known yet. */
	| { status: "unreachable"; error: Error; retry: () => void }
	| { status: "signed-out" }
	| { status: "signed-in"; profile: UserDetails }
	/** The last known profile, until the server responds. The role may have changed since then. */
	| { status: "presumed"; profile: UserDetails; otherwise: Session };

/** The current user. */
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

/**
 * The account for which the gate shows a page. Handed down, and not read from the query by each part of the page: when
 * the session ends, the query has no account a moment before the gate hears of it, and a part that renders then would
 * have none.
 */
export const SignedIn = createContext<UserDetails | null>(null);

/** The signed-in account, for pages that require one. */
export function useProfile(): UserDetails {
	const profile = useContext(SignedIn);
	if (profile === null) throw new Error("This page needs a signed-in account.");
	return profile;
}
