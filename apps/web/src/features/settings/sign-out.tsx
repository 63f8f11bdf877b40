import { LogOut } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { signOut, useProfile } from "../profile/index.ts";

export function SignOut() {
	const { email } = useProfile();
	const [isBusy, setIsBusy] = useState(false);
	const leave = () => {
		setIsBusy(true);
		void signOut().then(() => location.assign(paths.home));
	};
	return (
		<div className="st-signout">
			<p className="text-ink-2">
				Signed in as <b>{email}</b>
			</p>
			<Button variant="line" busy={isBusy} icon={<LogOut className="i" />} onClick={leave}>
				Logout
			</Button>
		</div>
	);
}
