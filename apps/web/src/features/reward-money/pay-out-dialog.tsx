import { useState } from "react";
import { newClientKey } from "../../platform/api/client-key.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { WordField } from "./word-field.tsx";
import { moneyWords } from "./money-words.ts";
import type { RewardChild, Rewards } from "./reward-money.api.ts";
import { payOut } from "./reward-money.api.ts";
import { readNumber } from "./read-number.ts";

export interface PayOutDialogProps {
	child: RewardChild;
	currency: Rewards["currency"];
	onClose: () => void;
}

/** Records money that a parent gave a child in person. */
export function PayOutDialog({ child, currency, onClose }: PayOutDialogProps) {
	// Created once per dialog: sent again after a lost response, it is not a second payout.
	const [client_key] = useState(newClientKey);
	const form = useForm(
		(text) => payOut(child.id, { amount: readNumber(text("amount")), note: text("note"), client_key }),
		{
			done: `Saved: ${child.name} got it`,
			// The wallet and the dashboards show it as well.
			reloads: [{}],
			onDone: onClose,
		},
	);
	return (
		<FormDialog
			title={`Pay out to ${child.name}`}
			submitLabel="I gave it"
			form={form}
			onClose={onClose}
			noValidate
		>
			<p className="text-ink-2">
				Give the money to {child.name} yourself. The same amount goes back to your wallet.
			</p>
			<TextField
				label={`Amount (${currency})`}
				name="amount"
				inputMode="decimal"
				autoComplete="off"
				defaultValue={child.rewards_balance.toFixed(2)}
				error={form.errors.fields["amount"]}
				hint={`${moneyWords(child.rewards_balance, currency)} is set aside.`}
				data-autofocus
			/>
			<WordField label="Note" name="note" optional hint="Just for you, such as what it was for." />
		</FormDialog>
	);
}
