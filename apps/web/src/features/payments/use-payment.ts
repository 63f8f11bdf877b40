import type { CardPayment, Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import { dismissToast, toastSuccess } from "../../ui/toast.tsx";
import type { PayingCard } from "./confirm.ts";
import { confirm } from "./confirm.ts";
import { askOrder, defaultPaymentError, leaveAfter, paidText, pause, settle } from "./settle.ts";

const patience = 15_000;

export type PaymentPhase =
	| { kind: "form"; problem: string | null }
	/** Another tab changed what is bought: the summary is to be read again. */
	| { kind: "changed" }
	/** The provider is asked. */
	| { kind: "confirming" }
	/** The provider said yes; our server makes sure. */
	| { kind: "settling" }
	/** Not decided in time: a mail will tell. */
	| { kind: "pending" };

export interface PaymentTask {
	order: Order;
	payment: CardPayment;
	/** Page of ours the provider leads back to, should it have to leave this one. */
	returnPath: string;
	/** Milliseconds that the success message stays; the agreed ones where not given. */
	stay?: number;
	/** Called once the order is paid, when the success message has stood long enough. */
	onPaid: () => void;
}

/** The way from the card form to the paid order. */
export function usePayment({
	order: initialOrder,
	payment: initialPayment,
	returnPath,
	stay,
	onPaid,
}: PaymentTask) {
	const [order, setOrder] = useState(initialOrder);
	const [payment, setPayment] = useState(initialPayment);
	const [phase, setPhase] = useState<PaymentPhase>({ kind: "form", problem: null });
	const isUnderWay = useRef(false);
	const gone = useAbortOnUnmount();

	const pay = async (card: PayingCard) => {
		const { stripe } = card;
		// The state lags behind a double click; this does not.
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setPhase({ kind: "confirming" });
		try {
			const now = await askOrder(order.id, gone.current.signal);
			if (!isPayable(now.order)) return await afterSuccess(stripe);
			if (now.payment?.provider === "STRIPE" && !isSamePurchase(now, { order, payment })) {
				setOrder(now.order);
				setPayment(now.payment);
				return setPhase({ kind: "changed" });
			}
			const confirmation = await confirm(card, {
				type: order.type,
				returnPath,
				clientSecret: payment.client_secret,
			});
			if (confirmation.kind === "succeeded") return await afterSuccess(stripe);
			setPhase({ kind: "form", problem: confirmation.kind === "failed" ? confirmation.reason : null });
		} catch (error) {
			if (!gone.current.signal.aborted) setPhase({ kind: "form", problem: textOf(error) });
		} finally {
			isUnderWay.current = false;
		}
	};

	const afterSuccess = async (stripe: Stripe | null) => {
		toastSuccess(paidText);
		const leaveAt = Date.now() + (stay ?? leaveAfter[order.type]);
		for (;;) {
			setPhase({ kind: "settling" });
			const settlement = await settle(order.id, patience, gone.current.signal);
			if (settlement.kind === "paid") {
				await pause(Math.max(0, leaveAt - Date.now()), gone.current.signal);
				return onPaid();
			}
			// From here on the promise of a redirect would be wrong.
			dismissToast(paidText);
			if (settlement.kind === "open") return setPhase({ kind: "pending" });
			if (settlement.kind === "failed") {
				if (settlement.payment?.provider === "STRIPE") setPayment(settlement.payment);
				return setPhase({ kind: "form", problem: settlement.reason });
			}
			const action = await stripe?.handleNextAction({ clientSecret: settlement.clientSecret });
			if (!action || action.error) {
				return setPhase({ kind: "form", problem: action?.error?.message ?? defaultPaymentError });
			}
		}
	};

	/** Of a changed order, once its summary was read. */
	const acceptChange = () => {
		if (phase.kind === "changed") setPhase({ kind: "form", problem: null });
	};

	return { order, payment, phase, pay, acceptChange };
}

/** Otherwise another tab has paid, or is about to. */
function isPayable({ state }: Order): boolean {
	return state === "draft" || state === "failed";
}

interface Purchase {
	order: Order;
	payment: PaymentData | null;
}

/** Nobody pays for anything but what stands in front of them. */
function isSamePurchase(now: Purchase, shown: Purchase): boolean {
	const bought = ({ order }: Purchase) => JSON.stringify(order.line_items.map(({ name }) => name));
	return (
		now.order.purpose === shown.order.purpose &&
		now.order.total_amount === shown.order.total_amount &&
		secretOf(now.payment) === secretOf(shown.payment) &&
		bought(now) === bought(shown)
	);
}

function secretOf(payment: PaymentData | null): string | null {
	return payment?.provider === "STRIPE" ? payment.client_secret : null;
}

function useAbortOnUnmount() {
	const gone = useRef(new AbortController());
	useEffect(() => {
		gone.current = new AbortController();
		const controller = gone.current;
		return () => controller.abort();
	}, []);
	return gone;
}
