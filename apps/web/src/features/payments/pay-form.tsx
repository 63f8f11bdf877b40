import type { Order } from "@learnin/contract/schemas/order.schema";
import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeElements, StripePaymentElement } from "@stripe/stripe-js";
import { Lock } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { moneyText } from "./money-text.ts";
import type { PaymentPhase } from "./use-payment.ts";

export interface PayFormProps {
	order: Order;
	phase: PaymentPhase;
	onPay: (stripe: Stripe | null, elements: StripeElements | null) => Promise<void>;
	onBack: () => void;
	onClose: () => void;
}

/** The button that led here is gone. With a finger the focus would pull up the keyboard before anything was read. */
function focusOnCard(card: StripePaymentElement): void {
	if (matchMedia("(pointer: fine)").matches) card.focus();
}

/** The provider's own form: card numbers never pass through our page. */
export function PayForm({ order, phase, onPay, onBack, onClose }: PayFormProps) {
	const stripe = useStripe();
	const elements = useElements();
	const isBusy = phase.kind === "confirming";
	const send = (event: FormEvent) => {
		event.preventDefault();
		void onPay(stripe, elements);
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
			<PaymentElement
				options={{ layout: "tabs" }}
				onReady={focusOnCard}
				// Keys pressed in the provider's frame do not reach our dialog.
				onEscape={() => !isBusy && onClose()}
			/>
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
