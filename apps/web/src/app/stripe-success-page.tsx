import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { leaveAfter, pause, settle } from "../features/payments/index.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import { invitationPaymentPath, paths } from "./paths.ts";

type Outcome = "settling" | "paid" | "pending" | "failed";

/** /stripe-success: where a parent's payments end. The server is asked whether the order is paid. */
export function StripeSuccessPage() {
	const [query] = useSearchParams();
	const orderId = query.get("order");
	const outcome = useOutcome(orderId, query.get("redirect_status") === "failed");
	if (outcome === "failed") {
		return (
			<MessagePage
				title="The payment did not go through"
				tile={{ kind: "half", color: "coral", soft: true }}
				actions={
					<ButtonLink
						variant="primary"
						size="lg"
						to={invitationPaymentPath(orderId ?? undefined)}
						reloadDocument
					>
						Try again
					</ButtonLink>
				}
			>
				<p>Nothing was charged. What you ordered is kept.</p>
			</MessagePage>
		);
	}
	const toDashboard = (
		<ButtonLink variant="primary" size="lg" to={paths.parentDashboard}>
			Go to Dashboard
		</ButtonLink>
	);
	if (outcome === "pending") {
		return (
			<MessagePage
				title="Your payment is being confirmed"
				tile={{ kind: "arcs", color: "sky", soft: true }}
				actions={toDashboard}
			>
				<p>
					This takes longer than usual. We will send you a mail as soon as it is done; you need not pay again.
				</p>
			</MessagePage>
		);
	}
	return (
		<MessagePage
			title="Successful stripe payment"
			tile={{ kind: "bigdot", color: "gold", soft: true }}
			actions={toDashboard}
		>
			<p role="status">
				{outcome === "paid"
					? "Thank you. You will be redirected to dashboard shortly"
					: "We make sure that it has arrived."}
			</p>
		</MessagePage>
	);
}

function useOutcome(orderId: string | null, hasFailed: boolean): Outcome {
	const [outcome, setOutcome] = useState<Outcome>(hasFailed ? "failed" : "settling");
	useEffect(() => {
		if (hasFailed || orderId === null) return;
		const gone = new AbortController();
		follow(orderId, gone.signal, setOutcome).catch(() => !gone.signal.aborted && setOutcome("pending"));
		return () => gone.abort();
	}, [orderId, hasFailed]);
	return outcome;
}

async function follow(orderId: string, signal: AbortSignal, setOutcome: (outcome: Outcome) => void) {
	const settlement = await settle(orderId, 15_000, signal);
	if (settlement.kind === "open") return setOutcome("pending");
	if (settlement.kind !== "paid") return setOutcome("failed");
	setOutcome("paid");
	await pause(leaveAfter.payment, signal);
	location.assign(paths.parentDashboard);
}
