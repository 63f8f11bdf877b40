import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import type { Confirmation, PayingCard } from "./provider/confirm.ts";
import { confirm } from "./provider/confirm.ts";
import { isSamePurchase, standingOf } from "./order/compare-orders.ts";
import { askOrder, payFromWallet, prepareEsewaForm } from "./order/orders.api.ts";
import { postForm } from "./provider/post-form.ts";
import { type Means, type Press, startPress } from "./provider/press.ts";
import type { Settlement } from "./provider/settle.ts";
import { defaultPaymentError, follow, leaveAfter, pause, settle, within } from "./provider/settle.ts";
import { walletQuery } from "./wallet.api.ts";

const leastPatience = 2_000;
/** How long the page stays locked while the browser leaves for eSewa, in milliseconds. */
const leavingPatience = 20_000;

export type PaymentPhase =
	| { kind: "form"; problem: string | null; wasChecked?: boolean }
	/** Another tab changed the order: the summary must be read again. */
	| { kind: "changed" }
	/** The provider is being called. */
	| { kind: "confirming" }
	/** The form was posted: the browser is leaving for eSewa. */
	| { kind: "leaving" }
	/** The provider confirmed; our server verifies it. */
	| { kind: "settling" }
	/** Not known yet: nothing else may be paid until it is, and the page continues by itself. */
	| { kind: "checking"; isCharged: boolean };

export interface PaymentTask {
	order: Order;
	payment: PaymentData;
	/** Our page that the card's provider returns to, if it has to leave this one. */
	returnPath: string;
	/** How long the success message stays, in milliseconds; the specified time by default. */
	stay?: number;
	/** Called once the order is paid and the success message was shown long enough. */
	onPaid: () => void;
}

/** The state machine from the pay step to the paid order. */
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
	const stays = stay ?? leaveAfter[order.type];
	const backToForm = (problem: string | null) => setPhase({ kind: "form", problem });

	const pay = async (means: Means) => {
		// The state lags behind a double click; this does not.
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setPhase({ kind: "confirming" });
		const press = startPress(means);
		try {
			await payOnce(press);
		} catch (error) {
			if (gone.current.signal.aborted) return;
			await afterError(press, error);
		} finally {
			isUnderWay.current = false;
		}
	};

	const payOnce = async (press: Press) => {
		const { means } = press;
		const now = await within(press.toldIn(), askOrder(order.id, gone.current.signal));
		if (now === undefined) return check(press);
		switch (standingOf(now.order)) {
			case "paid":
				return afterSuccess(press);
			case "pending":
				return check(press);
			case "given up":
				return backToForm("This order was canceled. Nothing was charged.");
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
				return payByCard(press, means);
			case "esewa":
				return leaveForEsewa();
			case "wallet":
				press.isSent = true;
				await payFromWallet(order.id);
				return afterSuccess(press);
		}
	};

	/** Returns to the form only if it is certain that nothing was charged. */
	const afterError = async (press: Press, error: unknown) => {
		const isUnknown = error instanceof ApiError && error.code === "payment_unknown";
		const mayBePaid = press.isSent && !(error instanceof ApiError && error.isRefusal);
		if (isUnknown || mayBePaid) return check(press).catch(() => undefined);
		backToForm(textOf(error));
		// It may hold less by now than shown.
		if (press.means.kind === "wallet") void client.invalidateQueries(walletQuery);
	};

	const payByCard = async (press: Press, card: PayingCard) => {
		const clientSecret = payment.provider === "STRIPE" ? payment.client_secret : "";
		press.isSent = true;
		const confirming = confirm(card, { type: order.type, returnPath, clientSecret });
		const confirmation = await within(press.toldIn(), confirming);
		await (confirmation === undefined
			? checkWhile(press, confirming)
			: afterConfirmation(press, confirmation));
	};

	const afterConfirmation = async (press: Press, confirmation: Confirmation) => {
		switch (confirmation.kind) {
			case "succeeded":
				return afterSuccess(press);
			case "unknown":
				return check(press);
			case "incomplete":
				return backToForm(null);
			case "failed":
				return backToForm(confirmation.reason);
		}
	};

	/** The provider is slow, or a bank asks the payer: the first result, from it or our server, counts. */
	const checkWhile = async (press: Press, confirming: Promise<Confirmation>) => {
		setPhase({ kind: "checking", isCharged: false });
		const enough = new AbortController();
		const followed = followPaid(order.id, AbortSignal.any([gone.current.signal, enough.signal]));
		const first = await Promise.race([confirming, followed]).finally(() => enough.abort());
		await (first.kind === "paid"
			? afterSettlement(press, first)
			: afterConfirmation(press, first as Confirmation));
	};

	const leaveForEsewa = async () => {
		const { url, fields } = await prepareEsewaForm(order.id);
		if (gone.current.signal.aborted) return;
		setPhase({ kind: "leaving" });
		postForm(url, fields);
		// This page ends here, unless eSewa does not respond or the person stops the navigation.
		await pause(leavingPatience, gone.current.signal);
		backToForm("eSewa didn’t open. You weren’t charged. Please try again.");
	};

	/** Confirmed by the provider in this page, or by our server. */
	const afterSuccess = async (press: Press) => {
		press.leavesIn(stays);
		setPhase({ kind: "settling" });
		// A bank's question may have taken longer than that.
		const patience = Math.max(press.toldIn(), leastPatience);
		const settlement = await settle(order.id, patience, gone.current.signal);
		if (settlement.kind !== "open" && settlement.kind !== "unpaid") return afterSettlement(press, settlement);
		// Our server charges a card that was only saved.
		await check(press, order.type === "payment" && press.means.kind === "card");
	};

	/** Locks the form until the provider responds. */
	const check = async (press: Press, isCharged = false) => {
		setPhase({ kind: "checking", isCharged });
		await afterSettlement(press, await follow(order.id, gone.current.signal));
	};

	const afterSettlement = async (press: Press, settlement: Exclude<Settlement, { kind: "open" }>) => {
		if (settlement.kind === "paid") {
			setPhase({ kind: "settling" });
			await pause(press.leavesIn(stays), gone.current.signal);
			return onPaid();
		}
		if (settlement.kind === "needs-action") return askBank(press, settlement.clientSecret);
		if (settlement.payment) setPayment(settlement.payment);
		if (settlement.kind === "failed") return backToForm(settlement.reason);
		setPhase({ kind: "form", problem: null, wasChecked: true });
	};

	const askBank = async (press: Press, clientSecret: string) => {
		const stripe = press.means.kind === "card" ? press.means.stripe : null;
		const action = await stripe?.handleNextAction({ clientSecret });
		if (!action || action.error) return backToForm(action?.error?.message ?? defaultPaymentError);
		press.startAnew();
		await afterSuccess(press);
	};

	/** Accepts a changed order, once its summary was read. */
	const acceptChange = () => {
		if (phase.kind === "changed") backToForm(null);
	};

	return { order, payment, phase, pay, acceptChange };
}

/** Reports only payments; the provider handles whatever a bank or the card's owner still has to do. */
async function followPaid(orderId: string, signal: AbortSignal): Promise<Settlement & { kind: "paid" }> {
	for (;;) {
		const settlement = await follow(orderId, signal);
		if (settlement.kind === "paid") return settlement;
		await pause(leastPatience, signal);
	}
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
