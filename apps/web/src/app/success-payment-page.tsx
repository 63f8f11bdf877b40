import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** Where a provider leads back to after a payment that left our page. Does not load the profile. */
export function SuccessPaymentPage() {
	return <PaymentOutcomePage isNew />;
}
