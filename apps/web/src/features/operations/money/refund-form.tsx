import { formatAmount } from "@learnin/domain/pricing/money";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Choice, Choices } from "../../../ui/fields/choice.tsx";
import { Field, TextField } from "../../../ui/fields/field.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { toastSuccess } from "../../../ui/messages/toast.tsx";
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
	const client = useQueryClient();
	const draft = useRefundDraft(details);
	const form = useRef<HTMLFormElement>(null);
	const { problems } = draft;
	useEffect(() => {
		if (problems.amount !== undefined || problems.reason !== undefined)
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problems]);
	// The dispute is shown above.
	if (details.destinations.length === 0 && details.disputes.length > 0) return null;
	if (details.refundable <= 0) return <NothingLeft details={details} />;
	const send = async (event: FormEvent) => {
		event.preventDefault();
		const wish = draft.check();
		if (wish === null) return;
		try {
			const { refund } = await sendRefund(details.payment.id, wish);
			toastSuccess(refund.state === "pending" ? "The refund is on its way." : "Refunded.");
			onClose();
		} catch (error) {
			draft.fail(textOf(error));
		}
		await client.invalidateQueries({ queryKey: operationsKey });
	};
	return (
		<form ref={form} className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
			<WhatGoesBack details={details} draft={draft} />
			<Destination details={details} draft={draft} />
			<Field
				label="Reason"
				hint="Saved with the refund; the family does not see it."
				error={draft.problems.reason}
			>
				{(control) => (
					<textarea
						{...control}
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
			<div role="alert">
				{draft.problems.whole !== undefined && <Note kind="problem" title={draft.problems.whole} />}
			</div>
			<Button type="submit" variant="danger" size="lg" block busy={draft.isBusy} busyLabel="Refunding">
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

function WhatGoesBack({ details, draft }: PartProps) {
	const { currency } = details.payment;
	if (details.lines.length > 0) return <RefundLines details={details} draft={draft} />;
	return (
		<TextField
			label={`Amount in ${currency}`}
			hint={`At most ${formatAmount(details.refundable, currency)}.`}
			error={draft.problems.amount}
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
