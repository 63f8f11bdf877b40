import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { useProfile } from "../profile/index.ts";
import { PictureCard } from "./picture-card.tsx";
import { TimeZoneCard } from "./time-zone-card.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import "./settings.css";

/** /settings/profile and /student/profile-info: the person's own details. */
export function ProfileSettingsPage() {
	const profile = useProfile();
	return (
		<div className="st-page">
			{profile.user_type === "STUDENT" ? (
				<ChildCard profile={profile} />
			) : (
				<NameCard key={profile.name} profile={profile} />
			)}
			<PictureCard profile={profile} />
			<TimeZoneCard key={profile.time_zone} profile={profile} />
		</div>
	);
}

function ChildCard({ profile }: { profile: UserDetails }) {
	return (
		<Card title="You">
			<dl className="st-facts">
				<div>
					<dt>Name</dt>
					<dd>{profile.name}</dd>
				</div>
				{/* The address of a child on a parent's device is the parent's. */}
				{!profile.is_opened_by_parent && (
					<div>
						<dt>Email</dt>
						<dd>{profile.email}</dd>
					</div>
				)}
			</dl>
			<p className="text-ink-2 mt-4">
				Your parents can change your name and your grade. Your picture and your time zone are yours to choose.
			</p>
		</Card>
	);
}

function NameCard({ profile }: { profile: UserDetails }) {
	const [name, setName] = useState(profile.name);
	const save = useSaveProfile("Your name is saved.");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.run({ name });
	};
	const problem = save.error instanceof ApiError ? save.error.fields.name : undefined;
	return (
		<Card title="Name">
			<form onSubmit={submit} noValidate>
				<TextField
					label="Full name"
					hint="Shown to your family and in the emails we send for you."
					autoComplete="name"
					maxLength={100}
					value={name}
					error={problem}
					onChange={(event) => setName(event.target.value)}
				/>
				{save.error !== null && problem === undefined && (
					<div role="alert" className="mt-3">
						<Note kind="problem" title={textOf(save.error)} />
					</div>
				)}
				<div className="st-actions">
					<Button type="submit" variant="primary" busy={save.isPending} disabled={name === profile.name}>
						Save name
					</Button>
				</div>
			</form>
		</Card>
	);
}
