import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PrivacyLink } from "../data-rights/index.ts";
import { useProfile } from "../profile/index.ts";
import type { Child, Consent } from "./children.api.ts";
import { childrenQuery, switchConsent } from "./children.api.ts";
import { DrawingsSwitch } from "./drawings-switch.tsx";

/** The consents for a child, and how to withdraw or give them. */
export function ConsentPart({ child, callName }: { child: Child; callName: string }) {
	const { is_family_owner } = useProfile();
	return (
		<section className="ch-part" aria-label={`Consent for ${child.name}`}>
			<h3>Consent</h3>
			<PracticeConsent child={child} isOwner={is_family_owner} />
			<ModelSwitch child={child} isOwner={is_family_owner} />
			<DrawingsSwitch child={child} callName={callName} />
			<p className="help">
				<PrivacyLink>What we keep and why</PrivacyLink>
			</p>
		</section>
	);
}

interface PartProps {
	child: Child;
	isOwner: boolean;
}

function PracticeConsent({ child, isOwner }: PartProps) {
	const turn = useConsentSwitch(child, "practice");
	const [isAsking, setIsAsking] = useState(false);
	const { practice_consent: consent, may_practice, name } = child;
	if (!consent) return <p className="text-ink-2">No consent given yet.</p>;
	return (
		<>
			<div className="ch-row">
				<p className="min-w-0 grow">
					<b>Practice, and reports for guardians</b>
					<small>{may_practice ? givenText(consent) : withdrawnText(consent)}</small>
				</p>
				{isOwner && may_practice && (
					<Button
						variant="line"
						family="flat"
						onClick={() => setIsAsking(true)}
						aria-label={`Withdraw consent for ${name}`}
					>
						Withdraw
					</Button>
				)}
				{isOwner && !may_practice && (
					<Button
						variant="primary"
						family="flat"
						busy={turn.isPending}
						onClick={() => turn.run(true)}
						aria-label={`Give consent for ${name} again`}
					>
						Give it again
					</Button>
				)}
			</div>
			{!isOwner && (
				<p className="help">Only the guardian who set up the family can withdraw this or give it again.</p>
			)}
			{isAsking && (
				<ConfirmDialog
					title={`Withdraw the consent for ${name}?`}
					confirmLabel="Withdraw consent"
					onConfirm={() => switchConsent(child.id, "practice", false)}
					done={`Learnin is paused for ${name}`}
					reloads={[childrenQuery]}
					onClose={() => setIsAsking(false)}
				>
					<p>
						{name} is signed out right away and can’t practice. Any open invitation stops working, and we
						collect nothing more. Past work stays until you delete it. Paid days keep running.
					</p>
					<p>You can give consent again with one click.</p>
				</ConfirmDialog>
			)}
		</>
	);
}

function ModelSwitch({ child, isOwner }: PartProps) {
	const turn = useConsentSwitch(child, "model_reading");
	const { may_be_read_by_model: isOn, may_practice } = child;
	const canTurn = may_practice && (isOn || isOwner);
	return (
		<label className="ch-row">
			<span className="min-w-0 grow">
				<b>AI may read written answers</b>
				<small>
					{isOn
						? "AI reads written answers within seconds and never gets your child’s name. When this is off, a person reads them."
						: "Off: a person reads written answers, which can take a day."}
				</small>
			</span>
			<input
				type="checkbox"
				className="switch"
				aria-label={`AI may read ${child.name}’s written answers`}
				checked={isOn}
				disabled={!canTurn || turn.isPending}
				onChange={(event) => turn.run(event.target.checked)}
			/>
		</label>
	);
}

function useConsentSwitch({ id }: Child, scope: "practice" | "model_reading") {
	return useAction((isGiven: boolean) => switchConsent(id, scope, isGiven), { reloads: [childrenQuery] });
}

const ways: Record<Consent["method"], string> = {
	card_payment: "by card payment",
	esewa_payment: "by eSewa payment",
	wallet_payment: "by payment from the wallet",
	guardian_switch: "with a click",
};

function givenText({ given_at, given_by, method, policy_version }: Consent): string {
	const [day, notice] = [dateOf(given_at), monthOf(policy_version)];
	return given_by === null
		? `Consent was given on ${day}, ${ways[method]}, to the privacy notice of ${notice}.`
		: `${given_by} gave consent on ${day}, ${ways[method]}, to the privacy notice of ${notice}.`;
}

function withdrawnText({ withdrawn_at }: Consent): string {
	return withdrawn_at === null ? "" : `Withdrawn on ${dateOf(withdrawn_at)}. Nothing is collected.`;
}

/** "2026-11" gives "November 2026". */
function monthOf(version: string): string {
	return new Date(`${version}-01T12:00:00`).toLocaleDateString("en-US", { month: "long", year: "numeric" });
}

function dateOf(moment: string): string {
	return new Date(moment).toLocaleDateString("en-US", { dateStyle: "medium" });
}
