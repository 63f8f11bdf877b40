import type { GuardianInvitation } from "@learnin/contract/routes/people/guardians.contract";
import { Mail } from "lucide-react";
import { useState } from "react";
import { daysUntilText } from "../../platform/time/days-until.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { guardiansQuery, resend, revoke } from "./guardians.api.ts";

/** An invited guardian who has not joined. */
export function PendingGuardian({ invitation }: { invitation: GuardianInvitation }) {
	const [isAsking, setIsAsking] = useState(false);
	const { id, email, state, expires_at } = invitation;
	return (
		<li className="guardian-row">
			<span className="guardian-mail" aria-hidden="true">
				<Mail className="i" />
			</span>
			<div className="min-w-0 grow">
				<p className="font-semibold wrap-anywhere">{email}</p>
				<p className="text-ink-2 text-sm">
					{state === "expired"
						? "Invited; the link has expired"
						: `Invited; the link works for ${daysUntilText(expires_at)}`}
				</p>
			</div>
			<div className="guardian-acts">
				<ActionButton
					variant="line"
					family="flat"
					work={() => resend(id)}
					done={`The invitation went to ${email} again`}
					reloads={[guardiansQuery]}
				>
					Send again
				</ActionButton>
				<Button variant="line" family="flat" onClick={() => setIsAsking(true)}>
					Withdraw
				</Button>
			</div>
			{isAsking && (
				<ConfirmDialog
					title="Withdraw the invitation?"
					confirmLabel="Withdraw"
					onConfirm={() => revoke(id)}
					reloads={[guardiansQuery]}
					onClose={() => setIsAsking(false)}
				>
					<p>The link sent to {email} will stop working.</p>
				</ConfirmDialog>
			)}
		</li>
	);
}
