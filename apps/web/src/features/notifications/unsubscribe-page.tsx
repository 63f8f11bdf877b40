import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { endMails } from "./notifications.api.ts";

const settings = (
	<ButtonLink variant="line" size="lg" to={paths.notificationSettings}>
		Choose what we tell you
	</ButtonLink>
);

/**
 * /unsubscribe: opened by the link in an email, by anyone who has it, signed in or not. Unsubscribing takes a press,
 * because programs that scan emails open links too.
 */
export function UnsubscribePage() {
	const [token] = useState(() => new URLSearchParams(location.search).get("token") ?? "");
	const [name, setName] = useState<string | null>(null);
	const end = useAction(() => endMails(token), {
		onDone: (ended) => setName(ended.name),
		onError: shownHere,
	});
	if (name !== null)
		return (
			<MessagePage
				title="You won’t get these emails anymore"
				tile={{ kind: "leaf", color: "mint", soft: true }}
				actions={settings}
			>
				<p>{`Emails about “${name}” are off. You can turn them on again in your settings.`}</p>
			</MessagePage>
		);
	if (token === "" || isClosed(end.error))
		return (
			<MessagePage
				title="This link isn’t valid"
				tile={{ kind: "quarter", color: "lilac", soft: true }}
				actions={settings}
			>
				<p>
					It may be cut off, or older than a year. Please use the one in the newest email, or switch the
					emails off in your settings.
				</p>
			</MessagePage>
		);
	return (
		<MessagePage
			title="Stop these emails?"
			tile={{ kind: "bigdot", color: "sky", soft: true }}
			actions={
				<Button variant="primary" size="lg" busy={end.isPending} onClick={() => end.run()}>
					Stop these emails
				</Button>
			}
		>
			<p>Press once and we stop sending them. You still get receipts and emails about your sign-in.</p>
			{end.error !== null && (
				<p className="error-text" role="alert">
					{textOf(end.error)}
				</p>
			)}
		</MessagePage>
	);
}

/** Another press would not help. */
function isClosed(error: unknown): boolean {
	return (
		error instanceof ApiError && ["link_unknown", "link_expired", "invalid_request"].includes(error.code)
	);
}
