import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** Where a provider leads back to from a payment that was not made, as far as it tells. Does not load the profile. */
export function FailurePaymentPage() {
	return <PaymentOutcomePage hasFailed isNew />;
}
