import { useSearchParams } from "react-router";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import { PaymentOutcomePage } from "./payment-outcome-page.tsx";
import { paths } from "../paths/paths.ts";

/** Where a provider leads back to from a payment that was not made, as far as it tells. Does not load the profile. */
export function FailurePaymentPage() {
	const [query] = useSearchParams();
	if (query.has("order")) return <PaymentOutcomePage hasFailed isNew />;
	return (
		<MessagePage
			title="The payment did not go through"
			tile={{ kind: "half", color: "coral", soft: true }}
			actions={
				<ButtonLink variant="primary" size="lg" to={paths.register} reloadDocument>
					Try again
				</ButtonLink>
			}
		>
			<p>The payment was refused or given up. The children you entered are kept.</p>
		</MessagePage>
	);
}
