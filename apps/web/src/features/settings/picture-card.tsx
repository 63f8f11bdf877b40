import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Avatar, isPicture, Monogram } from "../../ui/people/avatar.tsx";
import { AvatarChooser } from "../../ui/fields/avatar-chooser.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { PhotoUpload } from "../avatars/index.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** A drawn picture for everyone; adults may use their initials or a photo instead. */
export function PictureCard({ profile }: { profile: UserDetails }) {
	return (
		<Card title="Picture">
			{profile.user_type !== "STUDENT" && <OwnPhoto profile={profile} />}
			<DrawnPicture key={profile.avatar} profile={profile} />
		</Card>
	);
}

function OwnPhoto({ profile }: { profile: UserDetails }) {
	const save = useSaveProfile("Your picture is removed.");
	const { avatar, name } = profile;
	return (
		<div className="st-photo">
			{avatar ? <Avatar avatar={avatar} name={name} size={80} /> : <Monogram name={name} size={80} />}
			<div>
				<div className="flex flex-wrap gap-3">
					<PhotoUpload />
					{avatar && (
						<Button variant="ghost" busy={save.isPending} onClick={() => save.run({ avatar: null })}>
							{isPicture(avatar) ? "Remove the photo" : "Show my initials"}
						</Button>
					)}
				</div>
				<p className="text-ink-2 mt-2 text-sm">Or choose a drawn one:</p>
			</div>
			{save.error !== null && (
				<div role="alert">
					<Note kind="problem" title={textOf(save.error)} />
				</div>
			)}
		</div>
	);
}

function DrawnPicture({ profile: { avatar, name } }: { profile: UserDetails }) {
	const [chosen, setChosen] = useState(avatar);
	const save = useSaveProfile("Your picture is saved.");
	return (
		<>
			<AvatarChooser avatar={chosen} name={name} onChange={setChosen} />
			{save.error !== null && (
				<div role="alert" className="mt-3">
					<Note kind="problem" title={textOf(save.error)} />
				</div>
			)}
			<div className="st-actions">
				<Button
					variant="primary"
					busy={save.isPending}
					disabled={chosen === avatar}
					onClick={() => save.run({ avatar: chosen })}
				>
					Save picture
				</Button>
			</div>
		</>
	);
}
