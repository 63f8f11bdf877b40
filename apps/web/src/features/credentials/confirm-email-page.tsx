import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api-client.ts";
import { queryClient } from "../../platform/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { profileQuery } from "../profile/index.ts";
import { ClosedLink, isClosedLink } from "./closed-link.tsx";
import { confirmEmail } from "./credentials.api.ts";
import { takeLinkToken } from "./link-token.ts";
import { useSubmit } from "./use-submit.ts";

const unknownLink = new ApiError({ code: "link_unknown", status: 404, fields: {}, text: "" });

/** /confirm-email: opened by the link in the inbox of a new account or a new address. A press confirms it: programs that look into mails open links too. */
export function ConfirmEmailPage() {
	const [token] = useState(takeLinkToken);
	const [refusal, setRefusal] = useState<unknown>(token === null ? unknownLink : null);
	const [confirmed, setConfirmed] = useState<string | null>(null);
	const { isBusy, errors, form } = useSubmit(async () => {
		try {
			const { email } = await confirmEmail(token ?? "");
			setConfirmed(email);
			await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
		} catch (error) {
			if (!isClosedLink(error)) throw error;
			setRefusal(error);
		}
	});
	const home = (
		<ButtonLink variant="primary" size="lg" to={paths.login}>
			Go on to Learnin
		</ButtonLink>
	);
	if (confirmed !== null)
		return (
			<MessagePage
				title="Your email is confirmed"
				tile={{ kind: "leaf", color: "mint", soft: true }}
				actions={home}
			>
				<p>
					You sign in with <b className="break-all">{confirmed}</b>.
				</p>
			</MessagePage>
		);
	if (refusal !== null) return <ClosedLink error={refusal} actions={home} />;
	return (
		<MessagePage
			title="Confirm your email"
			tile={{ kind: "bigdot", color: "sky", soft: true }}
			actions={
				<form {...form}>
					<Button type="submit" variant="primary" size="lg" busy={isBusy}>
						Confirm email
					</Button>
				</form>
			}
		>
			<p>
				This shows that the address is yours. If you neither signed up for Learnin nor asked for a new email
				there, please close this page.
			</p>
			{errors.form && (
				<p className="error-text" role="alert">
					{errors.form}
				</p>
			)}
		</MessagePage>
	);
}
