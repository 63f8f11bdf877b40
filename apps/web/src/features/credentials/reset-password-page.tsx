import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { ClosedLink, isClosedLink } from "./closed-link.tsx";
import { findResetLink, resetPassword } from "./credentials.api.ts";
import { useLinkToken } from "./link-token.ts";
import { PublicPage } from "./public-page.tsx";

const unknownLink = new ApiError({ code: "link_unknown", status: 404, fields: {}, text: "" });

/** /reset-password: opened by the emailed link, sets a new password without signing in. */
export function ResetPasswordPage() {
	const token = useLinkToken();
	const [refusal, setRefusal] = useState<unknown>(null);
	const [isDone, setIsDone] = useState(false);
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["reset-link", token],
		queryFn: ({ signal }) => findResetLink(token ?? "", signal),
		enabled: token !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (isDone) return <Done isFirst={data?.is_invitation ?? false} />;
	const problem = refusal ?? error ?? (token === null ? unknownLink : null);
	if (problem !== null) {
		const again = (
			<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
				Try again
			</Button>
		);
		const anew = (
			<ButtonLink variant="primary" size="lg" to={paths.forgotPassword}>
				Ask for a new link
			</ButtonLink>
		);
		return <ClosedLink error={problem} actions={isClosedLink(problem) ? anew : again} />;
	}
	if (token === null || !data) return <FullSpinner label="Looking up your link" />;
	return (
		<PublicPage
			title={data.is_invitation ? "Welcome to Learnin" : "Choose a new password"}
			lead={
				data.is_invitation
					? "Choose a password, then sign in and add your children."
					: "This also signs out every device."
			}
		>
			<NewPasswordForm
				token={token}
				email={data.email}
				onDone={() => setIsDone(true)}
				onClosed={setRefusal}
			/>
		</PublicPage>
	);
}

interface NewPasswordFormProps {
	token: string;
	email: string;
	onDone: () => void;
	/** The link was used or expired since the page was opened. */
	onClosed: (error: unknown) => void;
}

function NewPasswordForm({ token, email, onDone, onClosed }: NewPasswordFormProps) {
	const form = useForm((text) => resetPassword(token, text("password")), {
		onDone,
		onRefused: (error) => {
			const isAboutPassword = error instanceof ApiError && error.code === "invalid_request";
			if (isClosedLink(error) && !isAboutPassword) onClosed(error);
		},
	});
	return (
		<form {...form.props} className="grid gap-4">
			<TextField label="Email" type="email" value={email} readOnly autoComplete="username" />
			<PasswordField
				label="New password"
				name="password"
				autoComplete="new-password"
				required
				error={form.errors.fields.password}
				hint="8 characters or more. 15 or more is safer."
			/>
			<FormError form={form} />
			<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
				Set password
			</Button>
		</form>
	);
}

function Done({ isFirst }: { isFirst: boolean }) {
	return (
		<MessagePage
			title={isFirst ? "Your password is set" : "Your new password is set"}
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={
				<ButtonLink variant="primary" size="lg" to={paths.login}>
					Login
				</ButtonLink>
			}
		>
			<p>
				{isFirst
					? "Sign in with it, and add your children."
					: "All devices were signed out. Sign in with the new password."}
			</p>
		</MessagePage>
	);
}
