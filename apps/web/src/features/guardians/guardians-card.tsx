import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Monogram } from "../../ui/people/avatar.tsx";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { leaveTo } from "../../platform/pages/leave.ts";
import { signOut } from "../profile/index.ts";
import type { Guardian } from "./guardians.api.ts";
import { guardiansQuery, remove } from "./guardians.api.ts";
import { InviteGuardianForm } from "./invite-guardian-form.tsx";
import { PendingGuardian } from "./pending-guardian.tsx";
import "./guardians.css";

/** The family's guardians and invitations, and how to remove them. */
export function GuardiansCard() {
	const { data, error, isFetching, refetch } = useQuery(guardiansQuery);
	if (!data && error) {
		return <LoadFailed title="The guardians couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Loading />;
	const { guardians, invitation } = data;
	const you = guardians.find(({ is_you }) => is_you);
	return (
		<Card title="Guardians">
			<ul className="guardian-list">
				{guardians.map((guardian) => (
					<GuardianRow key={guardian.account_id} guardian={guardian} isOwner={you?.is_owner ?? false} />
				))}
				{invitation && <PendingGuardian key={invitation.id} invitation={invitation} />}
			</ul>
			{guardians.length < 2 && !invitation && <InviteGuardianForm />}
			<p className="help mt-4">
				Both guardians see and can do the same things. Only the family owner can delete the family, withdraw
				consent or remove the other guardian.
			</p>
		</Card>
	);
}

function Loading() {
	return (
		<Card title="Guardians">
			<Skeleton className="h-16" />
			<p className="sr" role="status">
				Loading the guardians
			</p>
		</Card>
	);
}

function GuardianRow({ guardian, isOwner }: { guardian: Guardian; isOwner: boolean }) {
	const { name, email, is_owner, is_you } = guardian;
	const canPart = !is_owner && (isOwner || is_you);
	return (
		<li className="guardian-row">
			<Monogram name={name} size={44} />
			<div className="min-w-0 grow">
				<p className="font-semibold wrap-anywhere">
					{name}
					{is_you && <span className="text-ink-3 font-normal"> (you)</span>}
				</p>
				<p className="text-ink-2 text-sm wrap-anywhere">{email}</p>
			</div>
			{is_owner && <Badge tone="sky">Family owner</Badge>}
			{canPart && <Part guardian={guardian} />}
		</li>
	);
}

/** The owner removes the other guardian, or the other one leaves. */
function Part({ guardian: { account_id, name, is_you } }: { guardian: Guardian }) {
	const [isAsking, setIsAsking] = useState(false);
	const part = async () => {
		await remove(account_id);
		if (!is_you) return;
		await signOut();
		await leaveTo("/");
	};
	const label = is_you ? "Leave the family" : `Remove ${name}`;
	return (
		<>
			<Button variant="line" family="flat" onClick={() => setIsAsking(true)} aria-label={label}>
				{is_you ? "Leave" : "Remove"}
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={`${label}?`}
					confirmLabel={label}
					onConfirm={part}
					done={`${name} is no longer a guardian in your family`}
					reloads={[guardiansQuery]}
					onClose={() => setIsAsking(false)}
				>
					{is_you ? (
						<p>
							You’ll no longer see the children, and we’ll sign you out everywhere. You keep your account and
							can be invited again.
						</p>
					) : (
						<p>
							{name} will no longer see the children and is signed out everywhere. You can invite them again.
						</p>
					)}
				</ConfirmDialog>
			)}
		</>
	);
}
