import { formatAmount } from "@learnin/domain/pricing/money";
import type { FormErrors } from "../../../platform/api/form-errors.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Choice, Choices } from "../../../ui/fields/choice.tsx";
import { Field, TextField } from "../../../ui/fields/field.tsx";
import { useForm } from "../../../ui/fields/use-form.ts";
import { FormError } from "../../../ui/messages/form-error.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { whatHappens } from "../operation-words.ts";
import { operationsKey, type PaymentDetails, sendRefund } from "../operations.api.ts";
import { RefundLines } from "./refund-lines.tsx";
import { type RefundDraft, useRefundDraft } from "./use-refund-draft.ts";

export interface RefundFormProps {
	details: PaymentDetails;
	onClose: () => void;
}

/** Chooses what to refund, where and why, shows the consequences, and does it. */
export function RefundForm({ details, onClose }: RefundFormProps) {
	const draft = useRefundDraft(details);
	const form = useForm(() => sendRefund(details.payment.id, draft.wish), {
		check: () => draft.problems,
		done: ({ refund }) => (refund.state === "pending" ? "The refund is on its way." : "Refunded."),
		reloads: [{ queryKey: operationsKey }],
		onDone: onClose,
	});
	const { fields } = form.errors;
	// The dispute is shown above.
	if (details.destinations.length === 0 && details.disputes.length > 0) return null;
	if (details.refundable <= 0) return <NothingLeft details={details} />;
	return (
		<form className="grid gap-5" noValidate {...form.props}>
			<WhatGoesBack details={details} draft={draft} errors={fields} />
			<Destination details={details} draft={draft} />
			<Field label="Reason" hint="Saved with the refund; the family doesn’t see it." error={fields["reason"]}>
				{(control) => (
					<textarea
						{...control}
						name="reason"
						className="input"
						rows={2}
						maxLength={500}
						value={draft.reason}
						onChange={(event) => draft.setReason(event.target.value)}
					/>
				)}
			</Field>
			{draft.amount !== null && draft.amount > 0 && (
				<Note kind="info" title="What will happen">
					<ul className="ops-happens">
						{whatHappens(details, { ...draft, amount: draft.amount }).map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Note>
			)}
			<FormError form={form} />
			<Button type="submit" variant="danger" size="lg" block busy={form.isPending} busyLabel="Refunding">
				{draft.amount === null || draft.amount <= 0
					? "Refund"
					: `Refund ${formatAmount(draft.amount, details.payment.currency)}`}
			</Button>
		</form>
	);
}

function NothingLeft({ details: { payment } }: Pick<RefundFormProps, "details">) {
	const isWhole = payment.refunded >= payment.amount;
	return (
		<Note
			kind="info"
			title={isWhole ? "All of it was returned or is on its way." : "This money is no longer in the wallet."}
		/>
	);
}

interface PartProps {
	details: PaymentDetails;
	draft: RefundDraft;
}

function WhatGoesBack({ details, draft, errors }: PartProps & { errors: FormErrors["fields"] }) {
	const { currency } = details.payment;
	if (details.lines.length > 0)
		return <RefundLines details={details} draft={draft} error={errors["lines"]} />;
	return (
		<TextField
			label={`Amount in ${currency}`}
			hint={`At most ${formatAmount(details.refundable, currency)}.`}
			error={errors["amount"]}
			name="amount"
			inputMode="decimal"
			autoComplete="off"
			value={draft.amountText}
			onChange={(event) => draft.setAmountText(event.target.value)}
		/>
	);
}

function Destination({ details: { destinations, payment }, draft }: PartProps) {
	return (
		<Choices legend="Where to">
			{destinations.map((destination) => (
				<Choice
					key={destination}
					type="radio"
					name="destination"
					value={destination}
					checked={draft.destination === destination}
					onChange={() => draft.setDestination(destination)}
				>
					<span>
						{destination === "wallet" ? "The family’s wallet" : placeOf(payment.provider)}
						<small>
							{destination === "wallet" ? "Available right away for the next fee." : hintOf(payment.provider)}
						</small>
					</span>
				</Choice>
			))}
		</Choices>
	);
}

type Provider = PaymentDetails["payment"]["provider"];

function placeOf(provider: Provider): string {
	return provider === "ESEWA" ? "The payer’s eSewa account" : "The card it was paid with";
}

function hintOf(provider: Provider): string {
	return provider === "ESEWA"
		? "Please refund all of it in eSewa’s merchant panel first."
		: "Seen there within ten days.";
}
