import { LogOut } from "lucide-react";
import { paths } from "../../paths/paths.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { signOut, useProfile } from "../profile/index.ts";

export function SignOut() {
	const { email } = useProfile();
	return (
		<div className="st-signout">
			<p className="text-ink-2">
				Signed in as <b>{email}</b>
			</p>
			<ActionButton
				variant="line"
				icon={<LogOut className="i" />}
				work={signOut}
				onDone={() => leaveTo(paths.home)}
			>
				Logout
			</ActionButton>
		</div>
	);
}
