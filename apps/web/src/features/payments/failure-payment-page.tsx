import { Spinner } from "../../ui/spinner.tsx";

export function FailurePaymentPage() {
	return <Spinner />;
}
