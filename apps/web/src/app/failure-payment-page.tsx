import { paths } from "./paths.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";

export function FailurePaymentPage() {
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
