import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { useProfile } from "../profile/index.ts";
import { PictureCard } from "./picture-card.tsx";
import { TimeZoneCard } from "./time-zone-card.tsx";
import { saveProfile, useSaved } from "./use-save-profile.ts";
import "./settings.css";

/** /settings/profile and /student/profile-info: the person's own details. */
export function ProfileSettingsPage() {
	const profile = useProfile();
	return (
		<div className="st-page">
			{profile.user_type === "STUDENT" ? (
				<OwnDetailsCard profile={profile} />
			) : (
				<NameCard key={profile.name} profile={profile} />
			)}
			<PictureCard profile={profile} />
			<TimeZoneCard key={profile.time_zone} profile={profile} />
		</div>
	);
}

function OwnDetailsCard({ profile }: { profile: UserDetails }) {
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
	const form = useForm((text) => saveProfile({ name: text("name") }), useSaved("Your name is saved."));
	return (
		<Card title="Name">
			<form noValidate {...form.props}>
				<TextField
					label="Full name"
					name="name"
					hint="Shown to your family and in the emails we send for you."
					autoComplete="name"
					maxLength={100}
					value={name}
					error={form.errors.fields.name}
					onChange={(event) => setName(event.target.value)}
				/>
				<FormError form={form} />
				<div className="st-actions">
					<Button type="submit" variant="primary" busy={form.isPending} disabled={name === profile.name}>
						Save name
					</Button>
				</div>
			</form>
		</Card>
	);
}
