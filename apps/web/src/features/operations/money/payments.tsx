import { blocksRefund } from "@learnin/domain/payments/dispute-standing";
import { formatAmount } from "@learnin/domain/pricing/money";
import type { SeenPayment } from "@learnin/contract/routes/operations.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { OpsList } from "../list-states.tsx";
import { paymentNames, providerNames } from "../operation-words.ts";
import { paymentsQuery } from "../operations.api.ts";
import { Payer } from "./payer.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { StandingBadge } from "./payment-disputes.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** Payments of all families, each with a refund button. */
export function Payments() {
	const query = useInfiniteQuery(paymentsQuery);
	const [chosen, setChosen] = useState<SeenPayment | null>(null);
	return (
		<>
			<OpsList
				thing="payment"
				rows={query.data?.pages.flatMap(({ payments }) => payments)}
				query={query}
				empty={{
					title: "No payments yet",
					hint: "The first one appears here once it’s confirmed.",
					tile: { kind: "leaf", color: "sky", soft: true },
				}}
			>
				{(payment) => <PaymentRow payment={payment} onRefund={() => setChosen(payment)} />}
			</OpsList>
			{chosen !== null && <RefundDialog payment={chosen} onClose={() => setChosen(null)} />}
		</>
	);
}

export interface PaymentRowProps {
	payment: SeenPayment;
	onRefund: () => void;
	/** In one family's list the payer comes last. */
	isOfOne?: boolean;
}

/** One payment with its refund button. */
export function PaymentRow({ payment, onRefund, isOfOne = false }: PaymentRowProps) {
	const now = useNow();
	const { kind, payer, payer_id, provider, reference, amount, refunded, currency, created_at } = payment;
	const isWhole = refunded >= amount;
	const isBlocked = payment.dispute !== null && blocksRefund(payment.dispute, "provider");
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					{isOfOne ? paymentNames[kind] : <Payer name={payer} id={payer_id} />}
					{payment.dispute !== null && <StandingBadge standing={payment.dispute} />}
					{refunded > 0 && (
						<Badge tone="lilac">
							{isWhole ? "Refunded" : `${formatAmount(refunded, currency)} refunded`}
						</Badge>
					)}
				</p>
				<p className="dotted-facts ops-facts">
					{isOfOne ? payer !== null && <span>{payer}</span> : <span>{paymentNames[kind]}</span>}
					<span>{providerNames[provider]}</span>
					<time dateTime={created_at} title={exactText(created_at)}>
						{whenText(created_at, now)}
					</time>
					<CopyId value={reference} />
				</p>
			</div>
			<p className="ops-amount num">{formatAmount(amount, currency)}</p>
			<Button variant="line" className="ops-act" onClick={onRefund}>
				{isWhole || isBlocked ? "See" : "Refund"}
				<span className="sr">
					{" "}
					{formatAmount(amount, currency)} of {payer ?? "a deleted family"}
				</span>
			</Button>
		</>
	);
}
