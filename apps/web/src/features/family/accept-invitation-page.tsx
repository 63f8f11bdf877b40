import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { takeInvitationToken } from "../../platform/pages/invitation-token.ts";
import { ClosedLinkPage, codeOf } from "../../ui/messages/closed-link-page.tsx";
import type { ClosedWords } from "../../ui/messages/closed-link-page.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { profileQuery } from "../profile/index.ts";
import { AcceptForm } from "./accept-form.tsx";
import { findInvitation, isOwnInvitation } from "./family.api.ts";

/** Why a link no longer works, and what to do. */
const closed: ClosedWords = {
	invitation_used: {
		title: "This invitation was already used",
		text: "You already have a sign-in. Continue with it.",
	},
	invitation_expired: {
		title: "This invitation has expired",
		text: "Invitations work for 7 days. Please ask your parent for a new one.",
	},
	invitation_revoked: {
		title: "This invitation was withdrawn",
		text: "Check your email for a newer one, or ask your parent.",
	},
	consent_missing: {
		title: "Learnin is paused for you",
		text: "Your parent can turn it back on, and this link will work again.",
	},
	invitation_unknown: {
		title: "This invitation link isn’t valid",
		text: "Open the link in the email again, or ask for a new one.",
	},
};

/** /student/accept-invitation: a child opens the emailed link and sets a password. */
export function AcceptInvitationPage({ dashboardTo, loginTo }: { dashboardTo: string; loginTo: string }) {
	const [token] = useState(() => takeInvitationToken("child"));
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["invitation", token],
		queryFn: ({ signal }) => findInvitation(token ?? "", signal),
		enabled: token !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const isUsed = error !== null && codeOf(error) === "invitation_used";
	const isChecking = useOwnDashboard(token, { isUsed, dashboardTo });
	if (token !== null && data) return <AcceptForm token={token} invitation={data} dashboardTo={dashboardTo} />;
	if ((token !== null && !error) || isChecking) return <FullSpinner label="Looking up your invitation" />;
	return <ClosedLinkPage words={closed} loginTo={loginTo} query={{ error, isFetching, refetch }} />;
}

/** A child that has used this link and is signed in here goes to its dashboard. True while this is being checked. */
function useOwnDashboard(
	token: string | null,
	{ isUsed, dashboardTo }: { isUsed: boolean; dashboardTo: string },
): boolean {
	const profile = useQuery({ ...profileQuery, enabled: isUsed });
	const isStudent = profile.data?.user_type === "STUDENT";
	const own = useQuery({
		queryKey: ["invitation", token, "mine"],
		queryFn: ({ signal }) => isOwnInvitation(token ?? "", signal),
		enabled: isUsed && isStudent && token !== null,
		retry: false,
	});
	const isMine = own.data?.is_mine === true;
	useEffect(() => {
		if (isMine) location.replace(dashboardTo);
	}, [isMine, dashboardTo]);
	return isUsed && (profile.isPending || (isStudent && own.isPending) || isMine);
}
