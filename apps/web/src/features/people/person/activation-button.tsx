import { Power } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useForm } from "../../../ui/fields/use-form.ts";
import { FormDialog } from "../../../ui/overlays/form-dialog.tsx";
import { personKey, type Activation } from "../lists/people-lists.api.ts";

export interface ActivationButtonProps {
	name: string;
	isActive: boolean;
	/** The consequences, for the person about to do it. */
	whatFollows: string;
	send: (activation: Activation) => Promise<unknown>;
}

/** Suspends or restores an account, with a confirmation and a reason. */
export function ActivationButton(props: ActivationButtonProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="line" icon={<Power className="i" />} onClick={() => setIsOpen(true)}>
				{props.isActive ? "Switch off" : "Switch on"}
			</Button>
			{isOpen && <ActivationDialog {...props} onClose={() => setIsOpen(false)} />}
		</>
	);
}

function ActivationDialog({
	name,
	isActive,
	whatFollows,
	send,
	onClose,
}: ActivationButtonProps & { onClose: () => void }) {
	const form = useForm((text) => send({ is_active: !isActive, reason: text("reason").trim() }), {
		check: (text) => (text("reason").trim().length < 3 ? { reason: "Please say in a few words why." } : {}),
		done: isActive ? "The account is switched off." : "The account is back on.",
		reloads: [{ queryKey: personKey }],
		onDone: onClose,
	});
	const verb = isActive ? "Switch off" : "Switch on";
	return (
		<FormDialog
			title={`${verb} ${name}?`}
			submitLabel={verb}
			submitVariant={isActive ? "danger" : "primary"}
			form={form}
			onClose={onClose}
			noValidate
		>
			<p className="text-ink-2">{whatFollows}</p>
			<Field label="Reason" hint="Only super-admins see this." error={form.errors.fields["reason"]}>
				{(control) => (
					<textarea {...control} name="reason" className="input" rows={2} maxLength={500} data-autofocus />
				)}
			</Field>
		</FormDialog>
	);
}
