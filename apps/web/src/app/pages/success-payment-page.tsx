import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** The provider's return page after a payment outside our page. Does not load the profile. */
export function SuccessPaymentPage() {
	return <PaymentOutcomePage isNew />;
}
