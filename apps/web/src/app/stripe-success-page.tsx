import { PaymentOutcomePage } from "./payment-outcome-page.tsx";

/** /stripe-success: where a parent's payments end. The server is asked whether the order is paid. */
export function StripeSuccessPage() {
	return <PaymentOutcomePage isNew={false} />;
}
