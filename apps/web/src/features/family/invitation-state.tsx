import type { ChildInvitation } from "@learnin/contract/schemas/invitation.schema";
import { lazy, Suspense, useState } from "react";
import { daysUntilText } from "../../platform/time/days-until.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useAction } from "../../ui/use-action.ts";
import { revoke, send } from "./family.api.ts";

const ChangeAddress = lazy(() => import("./change-address.tsx").then((m) => ({ default: m.ChangeAddress })));

export interface InvitationStateProps {
	invitation: ChildInvitation;
	callName: string;
}

/** The state of a child's invitation, and its actions for the parent. */
export function InvitationState({ invitation, callName }: InvitationStateProps) {
	return (
		<div className="grid gap-3">
			<p className="wrap-anywhere">{wordsOf(invitation, callName)}</p>
			<Acts invitation={invitation} callName={callName} />
		</div>
	);
}

function wordsOf({ state, email, expires_at }: ChildInvitation, name: string): string {
	switch (state) {
		case "waiting":
			return `The invitation went to ${email}. Its link works for ${daysUntilText(expires_at ?? "")}.`;
		case "expired":
			return `The invitation to ${email} has expired.`;
		case "revoked":
			return "The invitation was withdrawn.";
		case "none":
		case "joined":
			return `${name} shares your email and has no sign-in of their own.`;
	}
}

type Asking = "nothing" | "address" | "withdraw";

function Acts({ invitation, callName }: { invitation: ChildInvitation; callName: string }) {
	const [asking, setAsking] = useState<Asking>("nothing");
	const { student_id, email, state } = invitation;
	const close = () => setAsking("nothing");
	// The dashboard shows the address too.
	const reloads = [{}];
	const sendAgain = useAction(() => send(student_id), { done: `The invitation went to ${email}`, reloads });
	return (
		<div className="flex flex-wrap gap-2">
			{state !== "none" && (
				<Button variant="line" family="flat" busy={sendAgain.isPending} onClick={() => sendAgain.run()}>
					{state === "revoked" ? "Invite again" : "Send again"}
					<span className="sr"> to {callName}</span>
				</Button>
			)}
			{state === "waiting" && (
				<Button variant="line" family="flat" onClick={() => setAsking("withdraw")}>
					Withdraw<span className="sr"> the invitation of {callName}</span>
				</Button>
			)}
			<Button variant="line" family="flat" onClick={() => setAsking("address")}>
				{state === "none" ? "Create a separate sign-in" : "Change address"}
				<span className="sr"> of {callName}</span>
			</Button>
			<Suspense>
				{asking === "address" && (
					<ChangeAddress invitation={invitation} callName={callName} onClose={close} />
				)}
			</Suspense>
			{asking === "withdraw" && (
				<ConfirmDialog
					title="Withdraw the invitation?"
					confirmLabel="Withdraw"
					onConfirm={() => revoke(student_id)}
					reloads={reloads}
					onClose={close}
				>
					<p className="wrap-anywhere">
						The link sent to {email} will stop working. You can invite {callName} again at any time.
					</p>
				</ConfirmDialog>
			)}
		</div>
	);
}
