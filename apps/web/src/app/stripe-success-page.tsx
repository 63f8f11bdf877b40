import { useSearchParams } from "react-router";
import { usePaymentOutcome } from "../features/payments/index.ts";
import { invitationPaymentPath, paths } from "./paths.ts";
import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** /stripe-success: where a parent's payments end. The server is asked whether the order is paid. */
export function StripeSuccessPage() {
	const [query] = useSearchParams();
	const orderId = query.get("order");
	const hasFailed = query.get("redirect_status") === "failed";
	const outcome = usePaymentOutcome(orderId, hasFailed, paths.parentDashboard);
	return (
		<PaymentOutcomePage
			outcome={outcome}
			retryTo={invitationPaymentPath(orderId ?? undefined)}
			kept="Nothing was charged. What you ordered is kept."
			title="Successful stripe payment"
		>
			<p role="status">
				{outcome === "paid"
					? "Thank you. You will be redirected to dashboard shortly"
					: "We make sure that it has arrived."}
			</p>
		</PaymentOutcomePage>
	);
}
