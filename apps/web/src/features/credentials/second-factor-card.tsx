import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import type { SignInSettings } from "./credentials.api.ts";
import { renewRecoveryCodes, turnOffSecondFactor } from "./credentials.api.ts";
import { ProofFields, proofOf } from "./proof-fields.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpSecondFactor } from "./set-up-second-factor.tsx";

type Step = "set-up" | "turn-off" | "new-codes";

export function SecondFactorCard({ settings }: { settings: SignInSettings }) {
	const [step, setStep] = useState<Step | null>(null);
	const { is_on } = settings.second_factor;
	const close = () => setStep(null);
	return (
		<Card title="Two-step sign-in" actions={is_on ? <Badge tone="mint">On</Badge> : <Badge>Off</Badge>}>
			{is_on ? (
				<WhenOn settings={settings} onChoose={setStep} />
			) : (
				<WhenOff isProved={settings.is_email_proved} onChoose={setStep} />
			)}
			{step === "set-up" && <SetUpSecondFactor settings={settings} onClose={close} />}
			{step === "turn-off" && <TurnOff settings={settings} onClose={close} />}
			{step === "new-codes" && <NewCodes settings={settings} onClose={close} />}
		</Card>
	);
}

function WhenOff({ isProved, onChoose }: { isProved: boolean; onChoose: (step: Step) => void }) {
	return (
		<div className="credential-row">
			<p className="text-ink-2">
				Step one is your password. Step two is a code from an app on your phone, so a stolen password isn’t
				enough.
				{isProved ? "" : " Confirm your email above first."}
			</p>
			<Button variant="line" disabled={!isProved} onClick={() => onChoose("set-up")}>
				Turn on
			</Button>
		</div>
	);
}

function WhenOn({ settings, onChoose }: { settings: SignInSettings; onChoose: (step: Step) => void }) {
	const { recovery_codes_left: left } = settings.second_factor;
	return (
		<div className="grid gap-4">
			<p className="text-ink-2">
				After your password, we ask for a code from your authenticator app.{" "}
				{left === 0
					? "You have no recovery codes left. Make new ones in case you lose your phone."
					: `You have ${count(left, "recovery code")} left, in case you lose your phone.`}
			</p>
			<div className="flex flex-wrap gap-3">
				<Button variant="line" onClick={() => onChoose("new-codes")}>
					New recovery codes
				</Button>
				<Button variant="ghost" onClick={() => onChoose("turn-off")}>
					Turn off
				</Button>
			</div>
		</div>
	);
}

interface StepProps {
	settings: SignInSettings;
	onClose: () => void;
}

function TurnOff({ settings, onClose }: StepProps) {
	const form = useForm((text) => turnOffSecondFactor(proofOf(text)), {
		done: "Two-step sign-in is off.",
		onDone: onClose,
	});
	return (
		<FormDialog title="Turn off two-step sign-in?" submitLabel="Turn off" form={form} onClose={onClose}>
			<p className="text-ink-2">
				{settings.second_factor.is_required
					? "Your super-admin pages stay closed until you turn it back on."
					: "You’ll sign in with just your password."}
			</p>
			<ProofFields settings={settings} errors={form.errors.fields} />
		</FormDialog>
	);
}

function NewCodes({ settings, onClose }: StepProps) {
	const [codes, setCodes] = useState<string[] | null>(null);
	const form = useForm((text) => renewRecoveryCodes(proofOf(text)), { onDone: setCodes });
	if (codes !== null)
		return (
			<Dialog open onClose={onClose} title="Your recovery codes" dismissible={false}>
				<RecoveryCodes codes={codes} onDone={onClose} />
			</Dialog>
		);
	return (
		<FormDialog title="New recovery codes?" submitLabel="Make new codes" form={form} onClose={onClose}>
			<p className="text-ink-2">Your current codes will stop working.</p>
			<ProofFields settings={settings} errors={form.errors.fields} />
		</FormDialog>
	);
}
