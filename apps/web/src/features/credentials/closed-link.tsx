import type { ReactNode } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { MessagePage } from "../../ui/messages/message-page.tsx";

const reasons: Record<string, { title: string; text: string }> = {
	link_used: { title: "This link was already used", text: "Email links work once." },
	link_expired: {
		title: "This link has expired",
		text: "Email links work for a short time, and only the newest one works.",
	},
	link_unknown: {
		title: "This link isn’t valid",
		text: "Open the link in the email again, or ask for a new one.",
	},
	email_taken: {
		title: "This email belongs to another account",
		text: "Your account keeps its current email.",
	},
};

/** Whether an emailed link no longer works, so that retrying would not help. */
export function isClosedLink(error: unknown): boolean {
	return error instanceof ApiError && (error.code in reasons || error.code === "invalid_request");
}

/** Why an emailed link does not work, and what to do. */
export function ClosedLink({ error, actions }: { error: unknown; actions: ReactNode }) {
	// A malformed token is refused by its form; to the reader it is simply unknown.
	const code = error instanceof ApiError && error.code !== "invalid_request" ? error.code : "link_unknown";
	const reason = reasons[code];
	return (
		<MessagePage
			title={reason?.title ?? textOf(error)}
			tile={{ kind: "quarter", color: "lilac", soft: true }}
			actions={actions}
		>
			<p>{reason?.text ?? "Your link is still there."}</p>
		</MessagePage>
	);
}
