import type { lookUpInvitation } from "@learnin/contract/routes/family.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../platform/api-client.ts";
import { showError, textOf } from "../../platform/show-error.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Note } from "../../ui/note.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { profileQuery, signOut } from "../profile/index.ts";
import { accept } from "./family.api.ts";
import { forgetInvitationToken } from "./invitation-token.ts";
import "../../styles/sign-in.css";

type Invitation = RouteResponse<typeof lookUpInvitation>;

export function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
	const { data: other, refetch } = useQuery(profileQuery);
	const { student_name: name, parent_name: parent } = invitation;
	return (
		<div className="sign-in-page paper">
			<header className="flex items-center justify-between px-4 py-3 sm:px-6">
				<Logo />
				<ThemeToggle />
			</header>
			<main id="main" className="m-auto grid w-full max-w-[30rem] gap-5 px-4 pt-4 pb-16">
				<div className="flex items-center gap-4">
					<Avatar name={name} size={64} />
					<PageTitle
						lead={`${parent} invited you to practice math.`}
					>{`Welcome, ${firstWord(name)}`}</PageTitle>
				</div>
				<Card>
					{other ? (
						<SignedInAsOther email={other.email} name={name} onSignedOut={() => void refetch()} />
					) : (
						<PasswordForm token={token} invitation={invitation} />
					)}
				</Card>
			</main>
		</div>
	);
}

/** A password set while somebody else is signed in would mix up two people on one device. */
function SignedInAsOther({
	email,
	name,
	onSignedOut,
}: {
	email: string;
	name: string;
	onSignedOut: () => void;
}) {
	const [isBusy, setIsBusy] = useState(false);
	const leave = async () => {
		setIsBusy(true);
		await signOut();
		onSignedOut();
	};
	return (
		<div className="grid gap-4">
			<Note kind="info" title="Another account is signed in">
				<p>
					This browser is signed in as <b>{email}</b>. Sign out first, so that {firstWord(name)} gets their
					own account.
				</p>
			</Note>
			<Button variant="primary" size="lg" block busy={isBusy} onClick={() => void leave()}>
				Sign out and continue
			</Button>
		</div>
	);
}

function PasswordForm({ token, invitation }: { token: string; invitation: Invitation }) {
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const password = String(new FormData(event.currentTarget).get("password") ?? "");
		setIsBusy(true);
		setProblem(undefined);
		try {
			await accept(token, password, firstWord(invitation.student_name));
			forgetInvitationToken();
			location.assign(paths.studentDashboard);
		} catch (error) {
			setProblem(error instanceof ApiError ? (error.fields.password ?? error.text) : textOf(error));
			showError(error);
			setIsBusy(false);
		}
	};
	return (
		<form className="grid gap-4" onSubmit={(event) => void send(event)}>
			<TextField
				label="Email"
				type="email"
				value={invitation.email}
				readOnly
				autoComplete="username"
				hint="You sign in with this address"
			/>
			<PasswordField
				label="Choose a password"
				name="password"
				autoComplete="new-password"
				required
				error={problem}
				hint="8 characters or more. Three words you like make a good one."
			/>
			<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
				Start practicing
			</Button>
		</form>
	);
}

function firstWord(name: string): string {
	return name.trim().split(/\s+/u)[0] ?? name;
}
