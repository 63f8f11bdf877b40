import { formatAmount } from "@learnin/domain/pricing/money";
import type { Refund, SeenPayment } from "@learnin/contract/routes/operations.contract";
import { whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";

const states = {
	pending: { name: "On its way", tone: "sky" },
	succeeded: { name: "Done", tone: "mint" },
	failed: { name: "Failed", tone: "coral" },
} as const;

/** The refunds of a payment so far, newest first. */
export function RefundsMade({
	refunds,
	currency,
}: {
	refunds: readonly Refund[];
	currency: SeenPayment["currency"];
}) {
	const now = useNow();
	return (
		<section aria-labelledby="refunds-made">
			<h3 id="refunds-made" className="label">
				Refunds so far
			</h3>
			<ul className="ops-refunds">
				{refunds.map(({ id, amount, state, destination, reason, asked_at }) => (
					<li key={id}>
						<p className="ops-title">
							<span className="num">{formatAmount(amount, currency)}</span>
							<Badge tone={states[state].tone}>{states[state].name}</Badge>
						</p>
						<p className="dotted-facts ops-facts">
							<span>{destination === "wallet" ? "Into the wallet" : "Back to where it came from"}</span>
							<span>{whenText(asked_at, now)}</span>
						</p>
						<p className="queue-words text-sm">{reason}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
