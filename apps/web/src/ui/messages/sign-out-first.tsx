import { Button } from "../buttons/button.tsx";
import { useAction } from "../use-action.ts";
import { Note } from "./note.tsx";

/** Accepting while another person is signed in would mix up two people on one device. */
export function SignOutFirst({
	email,
	reason,
	onSignOut,
}: {
	/** Who is signed in. */
	email: string;
	/** Why they should sign out first. */
	reason: string;
	onSignOut: () => Promise<void>;
}) {
	const leave = useAction(onSignOut);
	return (
		<div className="grid gap-4">
			<Note kind="info" title="Another account is signed in">
				<p className="wrap-anywhere">
					This browser is signed in as <b>{email}</b>. {reason}
				</p>
			</Note>
			<Button variant="primary" size="lg" block busy={leave.isPending} onClick={() => leave.run()}>
				Sign out and continue
			</Button>
		</div>
	);
}
