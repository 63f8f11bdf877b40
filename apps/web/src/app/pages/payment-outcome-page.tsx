import { useSearchParams } from "react-router";
import { type PaymentOutcome, usePaymentOutcome } from "../../features/payments/index.ts";
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
	const { title, text, retryTo, on } = outcomeWords(outcome, registers(outcome, isNew));
	return (
		<MessagePage
			title={title}
			tile={tiles[outcome.kind]}
			actions={
				<>
					{retryTo !== null && (
						<ButtonLink
							variant={outcome.kind === "failed" ? "primary" : "line"}
							size="lg"
							to={retryTo}
							reloadDocument
						>
							Try again
						</ButtonLink>
					)}
					{outcome.kind !== "failed" || retryTo === null ? (
						<ButtonLink variant="primary" size="lg" to={on.to} reloadDocument>
							{on.label}
						</ButtonLink>
					) : null}
				</>
			}
		>
			<p role="status">{text}</p>
		</MessagePage>
	);
}
