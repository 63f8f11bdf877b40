import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { GoogleLink } from "../google-sign-in/index.ts";
import { signOut, useProfile } from "../profile/index.ts";
import type { SignInSettings } from "./credentials.api.ts";
import { signInSettingsQuery } from "./credentials.api.ts";
import { DevicesCard } from "./devices-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import "./credentials.css";

/** /settings/email-password: all settings of this account's sign-in. */
export function SignInSettingsPage() {
	useDocumentTitle("Email and Password");
	const { is_opened_by_parent } = useProfile();
	return is_opened_by_parent ? <LookedAfter /> : <OwnSettings />;
}

function OwnSettings() {
	const { data, error, isFetching, refetch } = useQuery(signInSettingsQuery);
	if (data) return <Settings settings={data} />;
	if (!error) return <Loading />;
	return <LoadFailed title="These settings couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

/** A child on its parent's device, who opened the address directly: no menu links here. */
function LookedAfter() {
	return (
		<Card>
			<EmptyState
				title="Your parents take care of this"
				hint="You practice on their device, so there’s no email and no password to set here."
				tile={{ kind: "leaf", color: "mint", soft: true }}
			/>
		</Card>
	);
}

function Settings({ settings }: { settings: SignInSettings }) {
	return (
		<div className="credentials">
			<SecondFactorNeeded settings={settings} />
			<EmailCard settings={settings} />
			<PasswordCard settings={settings} />
			<GoogleLink />
			<SecondFactorCard settings={settings} />
			<DevicesCard />
		</div>
	);
}

/** Why a super-admin cannot work yet, and what to do. */
function SecondFactorNeeded({ settings: { second_factor } }: { settings: SignInSettings }) {
	if (second_factor.is_missing_here)
		return (
			<Note kind="info" title="Please sign in again">
				<p>Two-step sign-in is on. Sign in again with a code to continue as a super-admin.</p>
				<p className="mt-2">
					<Button variant="primary" onClick={() => void signOut().then(() => location.assign("/login"))}>
						Sign in again
					</Button>
				</p>
			</Note>
		);
	if (!second_factor.is_required || second_factor.is_on) return null;
	return (
		<Note kind="info" title="Super-admins need two-step sign-in">
			<p>Turn it on below to open your other pages.</p>
		</Note>
	);
}

/** Approximate heights of the loading cards. */
const cardHeights = [
	{ card: "email", height: "h-32" },
	{ card: "password", height: "h-32" },
	{ card: "two-step sign-in", height: "h-40" },
	{ card: "devices", height: "h-64" },
];

function Loading() {
	return (
		<div className="credentials" aria-busy="true">
			<span className="sr">Loading your settings</span>
			{cardHeights.map(({ card, height }) => (
				<Card key={card}>
					<Skeleton className={`${height} w-full rounded-xl`} />
				</Card>
			))}
		</div>
	);
}
