import { useSearchParams } from "react-router";
import { OrderFacts, type PaymentOutcome, usePaymentOutcome } from "../../features/payments/index.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import type { TileSpec } from "../../ui/tiles/tile.tsx";
import { outcomeWords, registers } from "./outcome-words.ts";
import { paths } from "../../paths/paths.ts";

const tiles: Record<PaymentOutcome["kind"], TileSpec> = {
	settling: { kind: "bigdot", color: "gold", soft: true },
	paid: { kind: "bigdot", color: "gold", soft: true },
	pending: { kind: "arcs", color: "sky", soft: true },
	failed: { kind: "half", color: "coral", soft: true },
	unknown: { kind: "hole", color: "sky" },
	none: { kind: "hole", color: "sky" },
};

/** Says which payment it is about. */
const showsOrder: ReadonlySet<PaymentOutcome["kind"]> = new Set(["paid", "pending", "failed"]);

interface PaymentOutcomePageProps {
	/** The provider returned with a failure. */
	hasFailed?: boolean;
	/** An account registering its first children, as far as the page knows without the order. */
	isNew: boolean;
}

/**
 * The return page of payments: asks the server about the order in the address, then shows the result and the next
 * step.
 */
export function PaymentOutcomePage({ hasFailed = false, isNew }: PaymentOutcomePageProps) {
	const [query] = useSearchParams();
	const orderId = query.get("order");
	const found = usePaymentOutcome({
		orderId,
		hasFailed: hasFailed || query.get("redirect_status") === "failed",
		to: paths.parentDashboard,
	});
	// The return page of card payments, opened directly, does not mention an order paid otherwise.
	const isOther = orderId === null && !isNew && found.kind === "paid" && found.order?.provider !== "STRIPE";
	const outcome: PaymentOutcome = isOther ? { kind: "none", order: null } : found;
	const isRegistering = registers(outcome, isNew);
	const { title, text, retryTo, on } = outcomeWords(outcome, isRegistering);
	const isRefused = outcome.kind === "failed" && retryTo !== null;
	return (
		<MessagePage
			title={title}
			tile={tiles[outcome.kind]}
			actions={
				<>
					{retryTo !== null && (
						<ButtonLink variant={isRefused ? "primary" : "line"} size="lg" to={retryTo} reloadDocument>
							Try again
						</ButtonLink>
					)}
					{/* A registering account has no dashboard yet. */}
					{!(isRefused && isRegistering) && (
						<ButtonLink variant={isRefused ? "line" : "primary"} size="lg" to={on.to} reloadDocument>
							{on.label}
						</ButtonLink>
					)}
				</>
			}
		>
			<p role="status">{text}</p>
			{outcome.order !== null && showsOrder.has(outcome.kind) && (
				<div className="mx-auto mt-2">
					<OrderFacts order={outcome.order} />
				</div>
			)}
		</MessagePage>
	);
}
