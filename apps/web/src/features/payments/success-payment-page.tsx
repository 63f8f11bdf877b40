import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../app/paths.ts";
import { hasTokens } from "../../platform/tokens.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { pause, settle } from "./settle.ts";
import { paidText } from "./use-payment.ts";

type Outcome = "settling" | "pending" | "failed";

const dashboardLink = (
	<ButtonLink variant="primary" size="lg" to={paths.parentDashboard} reloadDocument>
		Go to Dashboard
	</ButtonLink>
);

/** Where the provider leads back to after a payment that left our page. Does not load the profile. */
export function SuccessPaymentPage() {
	const [query] = useSearchParams();
	const outcome = useOutcome(query.get("order"), query.get("redirect_status") === "failed");
	if (outcome === "failed") {
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
				<p>The children you entered are kept.</p>
			</MessagePage>
		);
	}
	if (outcome === "pending") {
		return (
			<MessagePage
				title="Your payment is being confirmed"
				tile={{ kind: "arcs", color: "sky", soft: true }}
				actions={dashboardLink}
			>
				<p>
					This takes longer than usual. We will send you a mail as soon as it is done; you need not pay again.
				</p>
			</MessagePage>
		);
	}
	return (
		<MessagePage
			title="Thank you"
			tile={{ kind: "bigdot", color: "gold", soft: true }}
			actions={dashboardLink}
		>
			<p role="status">{paidText}</p>
		</MessagePage>
	);
}

function useOutcome(orderId: string | null, hasFailed: boolean): Outcome {
	const [outcome, setOutcome] = useState<Outcome>(hasFailed ? "failed" : "settling");
	useEffect(() => {
		if (hasFailed || orderId === null || !hasTokens()) return;
		const gone = new AbortController();
		const shown = pause(2000, gone.signal);
		settle(orderId, 15_000, gone.signal)
			.then(async (settlement) => {
				if (settlement.kind === "open") return setOutcome("pending");
				if (settlement.kind !== "paid") return setOutcome("failed");
				await shown;
				location.assign(paths.parentDashboard);
			})
			.catch(() => !gone.signal.aborted && setOutcome("pending"));
		shown.catch(() => undefined);
		return () => gone.abort();
	}, [orderId, hasFailed]);
	return outcome;
}
