import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { forgetInvitationToken, takeInvitationToken } from "../../platform/pages/invitation-token.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { rememberReturnTo } from "../../platform/pages/return-to.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { AcceptFrame } from "../../ui/buttons/accept-frame.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ClosedLinkPage } from "../../ui/messages/closed-link-page.tsx";
import type { ClosedWords } from "../../ui/messages/closed-link-page.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { FullSpinner } from "../../ui/spinner.tsx";
import { SignOutFirst } from "../../ui/messages/sign-out-first.tsx";
import { AcceptWithGoogle } from "../google-sign-in/index.ts";
import { profileQuery, signOut } from "../profile/index.ts";
import type { GuardianLink } from "./guardians.api.ts";
import { acceptAsNew, findGuardianInvitation, joinAsSignedIn } from "./guardians.api.ts";

const closed: ClosedWords = {
	invitation_used: {
		title: "This invitation was already used",
		text: "If it was you, sign in: the children are on your dashboard.",
	},
	invitation_expired: {
		title: "This invitation has expired",
		text: "Invitations work for 7 days. Please ask the other guardian for a new one.",
	},
	invitation_revoked: {
		title: "This invitation was withdrawn",
		text: "Check your email for a newer one, or ask the other guardian.",
	},
	invitation_unknown: {
		title: "This invitation link isn’t valid",
		text: "Open the link in the email again, or ask for a new one.",
	},
};

export interface Ways {
	/** The page after joining. */
	dashboardTo: string;
	loginTo: string;
	/** This page, to return to after sign-in. */
	returnTo: string;
}

/** /accept-guardian: a person is invited to be the second guardian of a family. */
export function AcceptGuardianPage(ways: Ways) {
	const [token] = useState(() => takeInvitationToken("guardian"));
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["guardian-invitation", token],
		queryFn: ({ signal }) => findGuardianInvitation(token ?? "", signal),
		enabled: token !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (token !== null && data) return <Accept token={token} link={data} ways={ways} />;
	if (token !== null && !error) return <FullSpinner label="Looking up your invitation" />;
	return <ClosedLinkPage words={closed} loginTo={ways.loginTo} query={{ error, isFetching, refetch }} />;
}

interface Opened {
	token: string;
	link: GuardianLink;
	ways: Ways;
}

function Accept({ token, link, ways }: Opened) {
	const { data: viewer, refetch } = useQuery(profileQuery);
	return (
		<AcceptFrame
			title="Join the family"
			lead={`${link.invited_by} asked you to be the second guardian. You’ll see what the children practice.`}
			picture={{ kind: "guardian", name: link.invited_by }}
		>
			{viewer && viewer.email !== link.email && (
				<SignOutFirst
					email={viewer.email}
					reason={`The invitation is for ${link.email}. Sign out first.`}
					onSignOut={() => signOut().then(() => void refetch())}
				/>
			)}
			{viewer && viewer.email === link.email && <JoinForm token={token} link={link} ways={ways} />}
			{!viewer && link.has_account && <SignInFirst email={link.email} ways={ways} />}
			{!viewer && !link.has_account && <NewAccountForm token={token} link={link} ways={ways} />}
		</AcceptFrame>
	);
}

/** The invited address has an account, which joins. */
function SignInFirst({ email, ways }: { email: string; ways: Ways }) {
	return (
		<div className="grid gap-4">
			<Note kind="info" title="You already have an account">
				<p className="wrap-anywhere">
					Sign in as <b>{email}</b>. You’ll come back here to join.
				</p>
			</Note>
			<Button
				variant="primary"
				size="lg"
				block
				onClick={() => {
					rememberReturnTo(ways.returnTo);
					location.assign(ways.loginTo);
				}}
			>
				Login
			</Button>
		</div>
	);
}

function arrive({ dashboardTo }: Ways): Promise<never> {
	forgetInvitationToken("guardian");
	return leaveTo(dashboardTo);
}

function JoinForm({ token, link, ways }: Opened) {
	const join = useAction(() => joinAsSignedIn(token), {
		onDone: () => arrive(ways),
		onError: shownHere,
	});
	return (
		<div className="grid gap-4">
			<p className="wrap-anywhere">
				You’re signed in as <b>{link.email}</b>.
			</p>
			{join.error !== null && (
				<div role="alert">
					<Note kind="problem" title="You couldn’t join">
						<p>{textOf(join.error)}</p>
					</Note>
				</div>
			)}
			<Button variant="primary" size="lg" block busy={join.isPending} onClick={() => join.run()}>
				Join the family
			</Button>
		</div>
	);
}

function NewAccountForm({ token, link, ways }: Opened) {
	const form = useForm((text) => acceptAsNew(token, { name: text("name"), password: text("password") }), {
		onDone: () => arrive(ways),
	});
	const acceptWithGoogle = async (handoff: string) => {
		await acceptAsNew(token, { handoff });
		await arrive(ways);
	};
	return (
		<form className="grid gap-4" {...form.props}>
			<AcceptWithGoogle accept={acceptWithGoogle} returnPath={ways.returnTo} />
			<TextField
				label="Your name"
				name="name"
				autoComplete="name"
				required
				maxLength={100}
				error={form.errors.fields.name}
			/>
			<TextField
				label="Email"
				type="email"
				value={link.email}
				readOnly
				autoComplete="username"
				hint="You sign in with this address."
			/>
			<PasswordField
				label="Choose a password"
				name="password"
				autoComplete="new-password"
				required
				error={form.errors.fields.password}
				hint="8 characters or more. 15 or more is safer."
			/>
			<FormError form={form} />
			<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
				Join the family
			</Button>
		</form>
	);
}
