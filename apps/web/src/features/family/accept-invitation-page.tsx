import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../platform/api-client.ts";
import { textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { findInvitation } from "./family.api.ts";
import { takeInvitationToken } from "./invitation-token.ts";

/** Why a link cannot be used any more, and what to do. */
const closed: Record<string, { title: string; text: string }> = {
	invitation_used: {
		title: "This invitation was already used",
		text: "You have a password already. Sign in with it.",
	},
	invitation_expired: {
		title: "This invitation has expired",
		text: "Please ask your parent to send a new one.",
	},
	invitation_revoked: { title: "This invitation was withdrawn", text: "Please ask your parent about it." },
	invitation_unknown: {
		title: "This invitation link is not valid",
		text: "Open the link from the mail once more, or ask for a new one.",
	},
};

/** /student/accept-invitation: a child opens the link of its mail and chooses a password. */
export function AcceptInvitationPage() {
	const [token] = useState(takeInvitationToken);
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["invitation", token],
		queryFn: ({ signal }) => findInvitation(token ?? "", signal),
		enabled: token !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (token !== null && data) return <AcceptForm token={token} invitation={data} />;
	if (token !== null && !error) return <FullSpinner label="Looking up your invitation" />;
	// A token of an impossible form is refused by its form alone; to the reader it is an unknown one.
	const code =
		error instanceof ApiError && error.code !== "invalid_request" ? error.code : "invitation_unknown";
	const reason = closed[code];
	return (
		<MessagePage
			title={reason?.title ?? textOf(error)}
			tile={{ kind: "quarter", color: "lilac", soft: true }}
			actions={
				reason ? (
					<ButtonLink variant="primary" size="lg" to={paths.login}>
						Login
					</ButtonLink>
				) : (
					<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
				)
			}
		>
			<p>{reason?.text ?? "Your invitation is still there."}</p>
		</MessagePage>
	);
}
