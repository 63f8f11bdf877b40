import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { count } from "../../../platform/count-words.ts";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { NotLoaded } from "../list-states.tsx";
import { type Proof, proofsQuery } from "../operations.api.ts";

/** The results of the nightly checks of the books. */
export function Proofs() {
	const query = useQuery(proofsQuery);
	if (query.data === undefined) return <NotLoaded query={query} />;
	if (query.data.proofs.length === 0)
		return (
			<Card>
				<EmptyState
					title="Not proved yet"
					hint="Every night we add up all bookings and compare them with the providers. The result appears here."
					tile={{ kind: "leaf", color: "lilac", soft: true }}
				/>
			</Card>
		);
	return (
		<section className="card ops-list" aria-label="proofs">
			<ul>
				{query.data.proofs.map((proof) => (
					<li key={proof.id} className="ops-row">
						<ProofRow proof={proof} />
					</li>
				))}
			</ul>
		</section>
	);
}

function ProofRow({ proof }: { proof: Proof }) {
	const now = useNow();
	const { proved_at, transactions, entries, orders, provider_payments, faults } = proof;
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					<time dateTime={proved_at} title={exactText(proved_at)}>
						{whenText(proved_at, now)}
					</time>
				</p>
				<p className="dotted-facts ops-facts">
					<span>{count(transactions, "booking")}</span>
					<span>{count(entries, "line")} in them</span>
					<span>{count(orders, "order")}</span>
					<span>
						{provider_payments === null
							? "Couldn’t reach Stripe"
							: `${count(provider_payments, "payment")} compared with Stripe`}
					</span>
				</p>
			</div>
			{faults === 0 ? (
				<Badge tone="mint" icon={<CircleCheck className="i" />}>
					It all adds up
				</Badge>
			) : (
				<Badge tone="coral" icon={<CircleAlert className="i" />}>
					{count(faults, "error")}
				</Badge>
			)}
		</>
	);
}
