import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { profileQuery } from "../profile/index.ts";
import { ClosedLink, isClosedLink } from "./closed-link.tsx";
import { confirmEmail, findConfirmLink } from "./credentials.api.ts";
import { useLinkToken } from "./link-token.ts";

const unknownLink = new ApiError({ code: "link_unknown", status: 404, fields: {}, text: "" });

/**
 * /confirm-email: opened by the link emailed to a new account or a new address. Confirming takes a press, because
 * programs that scan emails open links too.
 */
export function ConfirmEmailPage() {
	const token = useLinkToken();
	const [refusal, setRefusal] = useState<unknown>(null);
	const [confirmed, setConfirmed] = useState<string | null>(null);
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["confirm-link", token],
		queryFn: ({ signal }) => findConfirmLink(token ?? "", signal),
		enabled: token !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (confirmed !== null || data?.is_confirmed === true) return <Confirmed email={confirmed} />;
	const problem = refusal ?? error ?? (token === null ? unknownLink : null);
	if (problem !== null) {
		const again = (
			<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
				Try again
			</Button>
		);
		const isExpired = problem instanceof ApiError && problem.code === "link_expired";
		const goOn = isExpired ? <NewLink /> : <GoOn />;
		return <ClosedLink error={problem} actions={isClosedLink(problem) ? goOn : again} />;
	}
	if (token === null || !data) return <FullSpinner label="Looking up your link" />;
	return <AskToConfirm token={token} onConfirmed={setConfirmed} onClosed={setRefusal} />;
}

function GoOn() {
	return (
		<ButtonLink variant="primary" size="lg" to={paths.login}>
			Continue to Learnin
		</ButtonLink>
	);
}

/** Signed in, the settings send another link. */
function NewLink() {
	return (
		<ButtonLink variant="primary" size="lg" to={paths.signInSettings}>
			Get a new link
		</ButtonLink>
	);
}

/** Confirmed now, with the address, or before. */
function Confirmed({ email }: { email: string | null }) {
	return (
		<MessagePage
			title={email === null ? "This email is already confirmed" : "Your email is confirmed"}
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={<GoOn />}
		>
			{email === null ? (
				<p>There’s nothing left to do.</p>
			) : (
				<p>
					You sign in with <b className="wrap-anywhere">{email}</b>.
				</p>
			)}
		</MessagePage>
	);
}

interface AskToConfirmProps {
	token: string;
	onConfirmed: (email: string) => void;
	/** The link was used or expired since the page was opened. */
	onClosed: (error: unknown) => void;
}

function AskToConfirm({ token, onConfirmed, onClosed }: AskToConfirmProps) {
	const form = useForm(() => confirmEmail(token), {
		reloads: [{ queryKey: profileQuery.queryKey }],
		onDone: ({ email }) => onConfirmed(email),
		onRefused: (error) => isClosedLink(error) && onClosed(error),
	});
	return (
		<MessagePage
			title="Confirm your email"
			tile={{ kind: "bigdot", color: "sky", soft: true }}
			actions={
				<form {...form.props}>
					<Button type="submit" variant="primary" size="lg" busy={form.isPending}>
						Confirm email
					</Button>
				</form>
			}
		>
			<p>
				This confirms that the address is yours. If you didn’t sign up for Learnin or change your email,
				please close this page.
			</p>
			<FormError form={form} />
		</MessagePage>
	);
}
