import type { Order } from "@learnin/contract/schemas/order.schema";
import { Lock } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { BillingAddress } from "./provider/billing-address.tsx";
import { whichPayment } from "./order/order-words.ts";
import { moneyText } from "./order/money-text.ts";
import type { PaymentPhase } from "./use-payment.ts";
import type { WalletState } from "./use-wallet-for.ts";
import { WayChoice } from "./way-choice.tsx";
import type { Way } from "./ways.ts";
import { esewaWay, newCardWay } from "./ways.ts";

export interface PayFormProps {
	order: Order;
	phase: PaymentPhase;
	/** At least one; the first is the default. */
	ways: readonly Way[];
	wallet: WalletState | null;
	/** The page where the wallet is loaded. */
	loadWalletTo: string;
	onPay: (way: string) => void;
	onBack: () => void;
	/** The content for the chosen method: card fields, or a text about the next step. */
	children?: (way: string) => ReactNode;
}

/** The payment methods, their fields, and the pay button. */
export function PayForm(props: PayFormProps) {
	const { order, phase, ways, wallet, loadWalletTo, onPay, onBack, children } = props;
	const [wanted, setWanted] = useState(ways[0]?.id ?? "");
	// The wallet may have been emptied elsewhere since it was chosen.
	const chosen = ways.some(({ id }) => id === wanted) ? wanted : (ways[0]?.id ?? "");
	const isBusy = phase.kind === "confirming" || phase.kind === "leaving";
	const send = (event: FormEvent) => {
		event.preventDefault();
		onPay(chosen);
	};
	return (
		<form className="grid grid-cols-1 gap-4" onSubmit={send}>
			{phase.kind === "form" && phase.problem && (
				<div role="alert">
					<Note kind="problem" title="The payment didn’t go through">
						<p>{phase.problem}</p>
						<p>{whichPayment(order)}</p>
					</Note>
				</div>
			)}
			{phase.kind === "form" && phase.wasChecked && (
				<div role="alert">
					<Note kind="info" title="Nothing was charged">
						<p>We’ve asked the payment service: this payment didn’t go through. You can pay now.</p>
					</Note>
				</div>
			)}
			{ways.length > 1 && <WayChoice ways={ways} chosen={chosen} isDisabled={isBusy} onChoose={setWanted} />}
			{wallet?.isEnough === false && <TooLittle {...{ wallet, order, loadWalletTo }} />}
			{children?.(chosen)}
			<BillingAddress />
			<Button
				type="submit"
				variant="primary"
				size="lg"
				block
				busy={isBusy}
				busyLabel={phase.kind === "leaving" ? "Going to eSewa" : "Paying"}
				icon={<Lock className="i" />}
				// Alone it is what the previous button led to.
				ref={ways.length === 1 && chosen !== newCardWay ? focusAtOnce : undefined}
			>
				{chosen === esewaWay ? "Go to eSewa" : `Pay ${moneyText(order.total_amount, order.currency)}`}
			</Button>
			<Button variant="ghost" block disabled={isBusy} onClick={onBack}>
				Back to Order Summary
			</Button>
		</form>
	);
}

interface TooLittleProps extends Pick<PayFormProps, "order" | "loadWalletTo"> {
	wallet: WalletState;
}

function TooLittle({ wallet, order, loadWalletTo }: TooLittleProps) {
	const balance = moneyText(wallet.balance, order.currency);
	// Only a registered family can load it.
	if (order.purpose === "registration")
		return <p className="text-ink-2 text-sm">Your wallet has {balance}, which doesn’t cover this payment.</p>;
	return (
		<p className="text-ink-2 text-sm">
			Your wallet has {balance}, which doesn’t cover this payment.{" "}
			<a className="link" href={loadWalletTo}>
				Load your wallet
			</a>
		</p>
	);
}

function focusAtOnce(button: HTMLButtonElement | null): void {
	button?.focus();
}
