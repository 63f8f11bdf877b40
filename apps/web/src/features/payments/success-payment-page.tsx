import { Spinner } from "../../ui/spinner.tsx";

export function SuccessPaymentPage() {
	return <Spinner />;
}
