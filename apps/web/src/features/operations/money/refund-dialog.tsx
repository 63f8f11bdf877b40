import { formatAmount } from "@learnin/domain/pricing/money";
import type { SeenPayment } from "@learnin/contract/routes/operations.contract";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PaymentDisputes } from "./payment-disputes.tsx";
import { paymentQuery } from "../operations.api.ts";
import { RefundForm } from "./refund-form.tsx";
import { RefundsMade } from "./refunds-made.tsx";

export interface RefundDialogProps {
	payment: SeenPayment;
	onClose: () => void;
}

/** The refundable and refunded parts of a payment; mounted while open. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
	const { data, error, isFetching, refetch } = useQuery(paymentQuery(payment.id));
	const amount = formatAmount(payment.amount, payment.currency);
	const title = `Payment of ${amount} by ${payment.payer ?? "a deleted family"}`;
	return (
		<Dialog open onClose={onClose} title={title} className="ops-dialog">
			{data ? (
				<>
					{data.disputes.length > 0 && <PaymentDisputes disputes={data.disputes} />}
					{data.refunds.length > 0 && <RefundsMade refunds={data.refunds} currency={data.payment.currency} />}
					<RefundForm details={data} onClose={onClose} />
				</>
			) : error ? (
				<LoadFailed title="The payment couldn’t be loaded" query={{ error, isFetching, refetch }} />
			) : (
				<div role="status" className="loads-late grid gap-4">
					<span className="sr">Loading the payment</span>
					<Skeleton className="h-14 w-full" />
					<Skeleton className="h-14 w-full" />
					<Skeleton className="h-24 w-full" />
				</div>
			)}
		</Dialog>
	);
}
