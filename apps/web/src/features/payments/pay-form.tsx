import type { Order } from "@learnin/contract/schemas/order.schema";
import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { SavedCard } from "@learnin/contract/routes/payment-methods.contract";
import type { StripePaymentElement } from "@stripe/stripe-js";
import { Lock } from "lucide-react";
import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { CardChoice } from "./card-choice.tsx";
import type { PayingCard } from "./confirm.ts";
import { moneyText } from "./money-text.ts";
import type { PaymentPhase } from "./use-payment.ts";

export interface PayFormProps {
	order: Order;
	phase: PaymentPhase;
	onPay: (card: PayingCard) => Promise<void>;
	onBack: () => void;
	onClose: () => void;
}

interface OwnProps extends PayFormProps {
	/** The saved cards that may pay this order, the default first. */
	cards: readonly SavedCard[];
}

/** The button that led here is gone. With a finger the focus would pull up the keyboard before anything was read. */
function focusOnCard(card: StripePaymentElement): void {
	if (matchMedia("(pointer: fine)").matches) card.focus();
}

/** A saved card, or the provider's own form: card numbers never pass through our page. */
export function PayForm({ order, phase, cards, onPay, onBack, onClose }: OwnProps) {
	const stripe = useStripe();
	const elements = useElements();
	const [saved, setSaved] = useState<string | null>(cards[0]?.id ?? null);
	const isBusy = phase.kind === "confirming";
	const send = (event: FormEvent) => {
		event.preventDefault();
		void onPay({ stripe, elements, saved });
	};
	return (
		<form className="grid gap-4" onSubmit={send}>
			{phase.kind === "form" && phase.problem && (
				<div role="alert">
					<Note kind="problem" title="The payment did not go through">
						<p>{phase.problem}</p>
					</Note>
				</div>
			)}
			{cards.length > 0 && (
				<CardChoice cards={cards} chosen={saved} isDisabled={isBusy} onChoose={setSaved} />
			)}
			{saved === null && (
				<PaymentElement
					options={{ layout: "tabs" }}
					// Who came here by the arrow keys of the choice stays in it.
					onReady={(card) => cards.length === 0 && focusOnCard(card)}
					// Keys pressed in the provider's frame do not reach our dialog.
					onEscape={() => !isBusy && onClose()}
				/>
			)}
			<Button
				type="submit"
				variant="primary"
				size="lg"
				block
				busy={isBusy}
				busyLabel="Paying"
				icon={<Lock className="i" />}
			>
				Pay {moneyText(order.total_amount, order.currency)}
			</Button>
			<Button variant="ghost" block disabled={isBusy} onClick={onBack}>
				Back to Order Summary
			</Button>
		</form>
	);
}
