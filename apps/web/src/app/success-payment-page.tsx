import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { paths } from "./paths.ts";
import { leaveAfter, paidText, pause, settle } from "../features/payments/index.ts";
import { hasTokens } from "../platform/tokens.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";

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
		follow(orderId, gone.signal, setOutcome).catch(() => !gone.signal.aborted && setOutcome("pending"));
		return () => gone.abort();
	}, [orderId, hasFailed]);
	return outcome;
}

async function follow(
	orderId: string,
	signal: AbortSignal,
	setOutcome: (outcome: Outcome) => void,
): Promise<void> {
	const leaveAt = Date.now() + leaveAfter.payment;
	const settlement = await settle(orderId, 15_000, signal);
	if (settlement.kind === "open") return setOutcome("pending");
	if (settlement.kind !== "paid") return setOutcome("failed");
	await pause(Math.max(0, leaveAt - Date.now()), signal);
	location.assign(paths.parentDashboard);
}
