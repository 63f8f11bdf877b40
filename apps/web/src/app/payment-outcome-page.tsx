import { useSearchParams } from "react-router";
import { type PaymentOutcome, usePaymentOutcome } from "../features/payments/index.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import type { TileSpec } from "../ui/tile.tsx";
import { outcomeWords, registers } from "./outcome-words.ts";
import { paths } from "../paths/paths.ts";

const tiles: Record<PaymentOutcome["kind"], TileSpec> = {
	settling: { kind: "bigdot", color: "gold", soft: true },
	paid: { kind: "bigdot", color: "gold", soft: true },
	pending: { kind: "arcs", color: "sky", soft: true },
	failed: { kind: "half", color: "coral", soft: true },
	unknown: { kind: "hole", color: "sky" },
	none: { kind: "hole", color: "sky" },
};

interface PaymentOutcomePageProps {
	/** The provider led back with a failure. */
	hasFailed?: boolean;
	/** An account that registers its first children, as far as the page knows without the order. */
	isNew: boolean;
}

/** Where payments end: the server is asked what became of the order in the address; then the words, and the way on. */
export function PaymentOutcomePage({ hasFailed = false, isNew }: PaymentOutcomePageProps) {
	const [query] = useSearchParams();
	const orderId = query.get("order");
	const found = usePaymentOutcome({
		orderId,
		hasFailed: hasFailed || query.get("redirect_status") === "failed",
		to: paths.parentDashboard,
	});
	// The page of payments by card, asked for by itself, does not speak of one that was paid otherwise.
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
