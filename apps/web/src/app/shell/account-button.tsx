import type { UserDetails } from "@learnin/contract/routes/profile.contract";
import type { ComponentProps } from "react";
import { Avatar, Monogram } from "../../ui/avatar.tsx";

export function AccountButton({ profile, ...button }: ComponentProps<"button"> & { profile: UserDetails }) {
	return (
		<button
			type="button"
			aria-haspopup="menu"
			{...button}
			className="account-button"
			aria-label={`Your account, ${profile.name}`}
		>
			{profile.user_type === "STUDENT" ? (
				<Avatar avatar={profile.avatar} name={profile.name} size={40} />
			) : (
				<Monogram name={profile.name} />
			)}
		</button>
	);
}
