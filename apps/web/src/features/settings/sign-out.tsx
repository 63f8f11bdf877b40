import { LogOut } from "lucide-react";
import { paths } from "../../paths/paths.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useAction } from "../../ui/use-action.ts";
import { signOut, useProfile } from "../profile/index.ts";

export function SignOut() {
	const { email } = useProfile();
	const leave = useAction(signOut, { onDone: () => leaveTo(paths.home) });
	return (
		<div className="st-signout">
			<p className="text-ink-2">
				Signed in as <b>{email}</b>
			</p>
			<Button
				variant="line"
				busy={leave.isPending}
				icon={<LogOut className="i" />}
				onClick={() => leave.run()}
			>
				Logout
			</Button>
		</div>
	);
}
