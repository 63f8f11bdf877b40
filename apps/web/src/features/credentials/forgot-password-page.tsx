import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { askForReset } from "./credentials.api.ts";
import { PublicPage } from "./public-page.tsx";

/** /forgot-password: requests an email. The response is the same for every address. */
export function ForgotPasswordPage() {
	const [askedFor, setAskedFor] = useState<string | null>(null);
	return (
		<PublicPage
			title="Forgot your password?"
			lead="Enter your account’s email. We’ll send you a link to choose a new password."
		>
			{askedFor === null ? (
				<EmailForm onAsked={setAskedFor} />
			) : (
				<Asked email={askedFor} onAgain={() => setAskedFor(null)} />
			)}
		</PublicPage>
	);
}

function EmailForm({ onAsked }: { onAsked: (email: string) => void }) {
	const form = useForm(
		async (text) => {
			await askForReset(text("email"));
			return text("email").trim();
		},
		{ onDone: onAsked },
	);
	return (
		<form {...form.props} className="grid gap-4">
			<TextField
				label="Email"
				name="email"
				type="email"
				autoComplete="email"
				inputMode="email"
				required
				error={form.errors.fields.email}
			/>
			<FormError form={form} />
			<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
				Send the link
			</Button>
			<BackToLogin />
		</form>
	);
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
	return (
		<div className="grid gap-4" role="status">
			<Note kind="info" title="Check your inbox">
				<p>
					If there’s an account for <b>{email}</b>, an email with a link is on its way. The link works once
					and for 30 minutes.
				</p>
				<p>Don’t see it? Check your spam folder and the address.</p>
			</Note>
			<Button variant="line" block onClick={onAgain}>
				Send it again
			</Button>
			<BackToLogin />
		</div>
	);
}

function BackToLogin() {
	return (
		<p className="text-center text-sm">
			<Link className="link tap-line" to={paths.login}>
				Back to Login
			</Link>
		</p>
	);
}
