import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** The return page of a failed payment, as far as the provider reports it. Does not load the profile. */
export function FailurePaymentPage() {
	return <PaymentOutcomePage hasFailed isNew />;
}
