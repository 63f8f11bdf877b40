import { useQueryClient } from "@tanstack/react-query";
import { Power } from "lucide-react";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../../platform/api/api-client.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { toastSuccess } from "../../../ui/messages/toast.tsx";
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
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
		if (reason.length < 3) return setProblem("Please say in a few words why.");
		setIsBusy(true);
		try {
			await send({ is_active: !isActive, reason });
			toastSuccess(isActive ? "The account is switched off." : "The account is back on.");
			onClose();
		} catch (error) {
			setProblem((error instanceof ApiError && error.fields.reason) || textOf(error));
			setIsBusy(false);
		}
		await client.invalidateQueries({ queryKey: personKey });
	};
	const verb = isActive ? "Switch off" : "Switch on";
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title={`${verb} ${name}?`}>
			<form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
				<p className="text-ink-2">{whatFollows}</p>
				<Field label="Reason" hint="Only super-admins see this." error={problem}>
					{(control) => (
						<textarea {...control} name="reason" className="input" rows={2} maxLength={500} data-autofocus />
					)}
				</Field>
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button type="submit" variant={isActive ? "danger" : "primary"} busy={isBusy}>
						{verb}
					</Button>
					<Button variant="line" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
