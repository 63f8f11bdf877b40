import { formatAmount } from "@learnin/domain/pricing/money";
import { ChevronRight, CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { count } from "../../../platform/count-words.ts";
import { formatCount } from "../../../platform/format-count.ts";
import { Card } from "../../../ui/card.tsx";
import type { SuperadminDashboard } from "../people.api.ts";

export interface PaymentsCardProps {
	payments: SuperadminDashboard["payments"];
	/** Undecided disagreements of our books with a provider. */
	disagreements: number;
	/** Where payments are looked at. */
	operationsTo: string;
}

/** What parents paid, per currency, and whether the books agree. */
export function PaymentsCard({ payments, disagreements, operationsTo }: PaymentsCardProps) {
	return (
		<Card title="Payments" actions={<span className="text-ink-3 text-sm">Last 30 days</span>}>
			{payments.length === 0 ? (
				<p className="text-ink-2">No payments in the last 30 days.</p>
			) : (
				<dl className="superadmin-rows">
					{payments.map(({ currency, count: times, amount }) => (
						<div key={currency}>
							<dt>
								{formatCount(times)} {times === 1 ? "payment" : "payments"} in {currency}
							</dt>
							<dd className="num">{formatAmount(amount, currency)}</dd>
						</div>
					))}
				</dl>
			)}
			<Checks open={disagreements} operationsTo={operationsTo} />
		</Card>
	);
}

function Checks({ open, operationsTo }: { open: number; operationsTo: string }) {
	const Icon = open === 0 ? CircleCheck : CircleAlert;
	return (
		<Link className="superadmin-check" data-open={open > 0 || undefined} to={operationsTo}>
			<Icon className="i" />
			<span>{open === 0 ? "Books and providers agree" : `${count(open, "disagreement")} to look at`}</span>
			<ChevronRight className="i" />
		</Link>
	);
}
