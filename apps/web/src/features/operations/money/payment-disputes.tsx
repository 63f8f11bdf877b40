import type { SeenDispute } from "@learnin/contract/routes/operations.contract";
import { formatAmount } from "@learnin/domain/pricing/money";
import { disputePath } from "../../../paths/admin-paths.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { deadlineText, meaningText, reasonText, standings } from "./dispute-words.ts";

/** A payment's disputes, each with a link to its evidence. */
export function PaymentDisputes({ disputes }: { disputes: readonly SeenDispute[] }) {
	return (
		<section aria-labelledby="payment-disputes">
			<h3 id="payment-disputes" className="label">
				At the bank
			</h3>
			<ul className="ops-refunds">
				{disputes.map((dispute) => (
					<li key={dispute.id} className="grid gap-2">
						<p className="ops-title">
							<span className="num">{formatAmount(dispute.amount, dispute.currency)}</span>
							<StandingBadge standing={dispute.standing} />
						</p>
						<p className="dotted-facts ops-facts">
							<span>{reasonText(dispute.reason)}</span>
							<span>{deadlineText(dispute)}</span>
						</p>
						<p className="text-sm">{meaningText(dispute)}</p>
						<ButtonLink variant="line" className="justify-self-start" to={disputePath(dispute.id)}>
							Evidence to send
						</ButtonLink>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The state of a dispute. */
export function StandingBadge({ standing }: Pick<SeenDispute, "standing">) {
	return <Badge tone={standings[standing].tone}>{standings[standing].word}</Badge>;
}
