import type { ReactNode } from "react";
import type { PaymentOutcome } from "../features/payments/index.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import { paths } from "./paths.ts";

const toDashboard = (
	<ButtonLink variant="primary" size="lg" to={paths.parentDashboard} reloadDocument>
		Go to Dashboard
	</ButtonLink>
);

interface PaymentOutcomePageProps {
	outcome: PaymentOutcome;
	/** Where a payment that failed is tried again. */
	retryTo: string;
	/** What is kept although it failed. */
	kept: string;
	title: string;
	/** While it is asked about, and once it is paid. */
	children: ReactNode;
}

/** Where payments end: what became of it, in words, and the way on. */
export function PaymentOutcomePage({ outcome, retryTo, kept, title, children }: PaymentOutcomePageProps) {
	switch (outcome) {
		case "failed":
			return (
				<MessagePage
					title="The payment did not go through"
					tile={{ kind: "half", color: "coral", soft: true }}
					actions={
						<ButtonLink variant="primary" size="lg" to={retryTo} reloadDocument>
							Try again
						</ButtonLink>
					}
				>
					<p>{kept}</p>
				</MessagePage>
			);
		case "pending":
			return (
				<MessagePage
					title="Your payment is being confirmed"
					tile={{ kind: "arcs", color: "sky", soft: true }}
					actions={toDashboard}
				>
					<p>
						This takes longer than usual. We will send you a mail as soon as it is done; you need not pay
						again.
					</p>
				</MessagePage>
			);
		case "unknown":
			return (
				<MessagePage
					title="There is no such payment"
					tile={{ kind: "hole", color: "sky" }}
					actions={toDashboard}
				>
					<p>No order of yours is at this address. Nothing was charged by opening it.</p>
				</MessagePage>
			);
		case "settling":
		case "paid":
			return (
				<MessagePage title={title} tile={{ kind: "bigdot", color: "gold", soft: true }} actions={toDashboard}>
					{children}
				</MessagePage>
			);
	}
}
