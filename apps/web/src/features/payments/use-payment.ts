import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import type { Stripe } from "@stripe/stripe-js";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import { dismissToast, toastSuccess } from "../../ui/toast.tsx";
import type { PayingCard } from "./confirm.ts";
import { confirm } from "./confirm.ts";
import { isSamePurchase, standingOf } from "./compare-orders.ts";
import { askOrder, payFromWallet, prepareEsewaForm } from "./orders.api.ts";
import { postForm } from "./post-form.ts";
import { defaultPaymentError, leaveAfter, paidText, pause, settle } from "./settle.ts";
import { walletQuery } from "./wallet.api.ts";

const patience = 15_000;
/** How long a page that is being left for eSewa waits before it can be used again, in milliseconds. */
const leavingPatience = 20_000;

export type PaymentPhase =
	| { kind: "form"; problem: string | null }
	/** Another tab changed what is bought: the summary is to be read again. */
	| { kind: "changed" }
	/** The provider is asked. */
	| { kind: "confirming" }
	/** The form was posted: the browser is on its way to eSewa. */
	| { kind: "leaving" }
	/** The provider said yes; our server makes sure. */
	| { kind: "settling" }
	/** Not decided in time: a mail will tell. */
	| { kind: "pending" };

/** What pays. */
export type Means = ({ kind: "card" } & PayingCard) | { kind: "wallet" } | { kind: "esewa" };

export interface PaymentTask {
	order: Order;
	payment: PaymentData;
	/** Page of ours the card's provider leads back to, should it have to leave this one. */
	returnPath: string;
	/** Milliseconds that the success message stays; the agreed ones where not given. */
	stay?: number;
	/** Called once the order is paid, when the success message has stood long enough. */
	onPaid: () => void;
}

/** The way from the pay step to the paid order. */
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
	const client = useQueryClient();
	const backToForm = (problem: string | null) => setPhase({ kind: "form", problem });

	const pay = async (means: Means) => {
		// The state lags behind a double click; this does not.
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setPhase({ kind: "confirming" });
		try {
			await payOnce(means);
		} catch (error) {
			if (gone.current.signal.aborted) return;
			backToForm(textOf(error));
			// It may hold less by now than stands here.
			if (means.kind === "wallet") void client.invalidateQueries(walletQuery);
		} finally {
			isUnderWay.current = false;
		}
	};

	const payOnce = async (means: Means) => {
		const now = await askOrder(order.id, gone.current.signal);
		switch (standingOf(now.order)) {
			case "paid":
				return afterSuccess(stripeOf(means));
			case "pending":
				return setPhase({ kind: "pending" });
			case "given up":
				return backToForm("This order was dropped meanwhile. Nothing was charged.");
			case "payable":
				break;
		}
		if (now.payment && !isSamePurchase({ ...now, payment: now.payment }, { order, payment })) {
			setOrder(now.order);
			setPayment(now.payment);
			return setPhase({ kind: "changed" });
		}
		switch (means.kind) {
			case "card":
				return payByCard(means);
			case "esewa":
				return leaveForEsewa();
			case "wallet":
				await payFromWallet(order.id);
				return afterSuccess(null);
		}
	};

	const payByCard = async (card: PayingCard) => {
		const clientSecret = payment.provider === "STRIPE" ? payment.client_secret : "";
		const confirmation = await confirm(card, { type: order.type, returnPath, clientSecret });
		if (confirmation.kind === "succeeded") return afterSuccess(card.stripe);
		backToForm(confirmation.kind === "failed" ? confirmation.reason : null);
	};

	const leaveForEsewa = async () => {
		const { url, fields } = await prepareEsewaForm(order.id);
		if (gone.current.signal.aborted) return;
		setPhase({ kind: "leaving" });
		postForm(url, fields);
		// This page ends here, unless eSewa does not answer or the browser was told to stop.
		await pause(leavingPatience, gone.current.signal);
		backToForm("eSewa has not opened. Nothing was charged; please try again.");
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
				if (settlement.payment) setPayment(settlement.payment);
				return backToForm(settlement.reason);
			}
			const action = await stripe?.handleNextAction({ clientSecret: settlement.clientSecret });
			if (!action || action.error) return backToForm(action?.error?.message ?? defaultPaymentError);
		}
	};

	/** Of a changed order, once its summary was read. */
	const acceptChange = () => {
		if (phase.kind === "changed") backToForm(null);
	};

	return { order, payment, phase, pay, acceptChange };
}

function stripeOf(means: Means): Stripe | null {
	return means.kind === "card" ? means.stripe : null;
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
