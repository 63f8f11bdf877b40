import type { lookUpInvitation } from "@learnin/contract/routes/people/family.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { useQuery } from "@tanstack/react-query";
import { forgetInvitationToken } from "../../platform/pages/invitation-token.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { AcceptFrame } from "../../ui/buttons/accept-frame.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { SignOutFirst } from "../../ui/messages/sign-out-first.tsx";
import { AcceptWithGoogle } from "../google-sign-in/index.ts";
import { profileQuery, signOut } from "../profile/index.ts";
import { accept } from "./family.api.ts";

type Invitation = RouteResponse<typeof lookUpInvitation>;

export interface AcceptFormProps {
	token: string;
	invitation: Invitation;
	/** The page after accepting. */
	dashboardTo: string;
}

export function AcceptForm({ token, invitation, dashboardTo }: AcceptFormProps) {
	const { data: other, refetch } = useQuery(profileQuery);
	const { student_name: name, parent_name: parent } = invitation;
	return (
		<AcceptFrame
			title={`Welcome, ${firstWord(name)}`}
			lead={`${parent} invited you to practice math.`}
			picture={{ kind: "child", name }}
		>
			{invitation.has_account ? (
				<AddressTaken email={invitation.email} parent={firstWord(parent)} />
			) : other ? (
				<SignOutFirst
					email={other.email}
					reason={`Sign out first, so that ${firstWord(name)} gets their own account.`}
					onSignOut={() => signOut().then(() => void refetch())}
				/>
			) : (
				<PasswordForm token={token} invitation={invitation} dashboardTo={dashboardTo} />
			)}
		</AcceptFrame>
	);
}

/** An account with this address exists, and no second one is created for it. */
function AddressTaken({ email, parent }: { email: string; parent: string }) {
	return (
		<Note kind="info" title="This email already has an account">
			<p className="wrap-anywhere">
				Someone already signs in to Learnin with <b>{email}</b>. Ask {parent} to enter another address for you
				on their dashboard: we’ll send a new invitation there.
			</p>
		</Note>
	);
}

function PasswordForm({ token, invitation, dashboardTo }: AcceptFormProps) {
	const acceptWith = async (own: { password: string } | { handoff: string }) => {
		await accept(token, own);
		forgetInvitationToken("child");
		await leaveTo(dashboardTo);
	};
	const form = useForm((text) => acceptWith({ password: text("password") }));
	return (
		<form className="grid gap-4" {...form.props}>
			<AcceptWithGoogle accept={(handoff) => acceptWith({ handoff })} returnPath={location.pathname} />
			<TextField
				label="Email"
				type="email"
				value={invitation.email}
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
				hint="8 characters or more. Three words you like make a good one."
			/>
			<FormError form={form} />
			<Button type="submit" variant="primary" size="lg" block busy={form.isPending}>
				Start practicing
			</Button>
		</form>
	);
}

function firstWord(name: string): string {
	return name.trim().split(/\s+/u)[0] ?? name;
}
