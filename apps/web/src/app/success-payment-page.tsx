import { useSearchParams } from "react-router";
import { paidText, usePaymentOutcome } from "../features/payments/index.ts";
import { paths } from "./paths.ts";
import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** Where the provider leads back to after a payment that left our page. Does not load the profile. */
export function SuccessPaymentPage() {
	const [query] = useSearchParams();
	const hasFailed = query.get("redirect_status") === "failed";
	return (
		<PaymentOutcomePage
			outcome={usePaymentOutcome(query.get("order"), hasFailed, paths.parentDashboard)}
			retryTo={paths.register}
			kept="The children you entered are kept."
			title="Thank you"
		>
			<p role="status">{paidText}</p>
		</PaymentOutcomePage>
	);
}
