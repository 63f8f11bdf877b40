import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { ComponentProps } from "react";
import { Avatar, GrownUpAvatar, initialsOf } from "../../ui/people/avatar.tsx";

export function AccountButton({ profile, ...button }: ComponentProps<"button"> & { profile: UserDetails }) {
	// An accessible name must contain the visible text; a picture shows no letters.
	const showsLetters = profile.user_type !== "STUDENT" && !profile.avatar;
	const label = `${showsLetters ? `${initialsOf(profile.name)}, ` : ""}your account, ${profile.name}`;
	return (
		<button type="button" aria-haspopup="menu" {...button} className="account-button" aria-label={label}>
			{profile.user_type === "STUDENT" ? (
				<Avatar avatar={profile.avatar} name={profile.name} size={40} />
			) : (
				<GrownUpAvatar avatar={profile.avatar} name={profile.name} />
			)}
		</button>
	);
}
