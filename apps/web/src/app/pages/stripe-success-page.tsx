import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** /stripe-success: the return page of a parent's payments. Asks the server whether the order is paid. */
export function StripeSuccessPage() {
	return <PaymentOutcomePage isNew={false} />;
}
