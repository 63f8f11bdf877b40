import { formatMoney } from "@learnin/domain/pricing/money";
import { Card } from "../../ui/card.tsx";
import { wholeText } from "./figure-texts.ts";
import type { SuperadminDashboard } from "./people.api.ts";

/** What parents paid, per currency. */
export function PaymentsCard({ payments }: { payments: SuperadminDashboard["payments"] }) {
	return (
		<Card title="Payments" actions={<span className="text-ink-3 text-sm">Last 30 days</span>}>
			{payments.length === 0 ? (
				<p className="text-ink-2">Nothing was paid in the last 30 days.</p>
			) : (
				<dl className="superadmin-rows">
					{payments.map(({ currency, count, amount }) => (
						<div key={currency}>
							<dt>
								{wholeText(count)} {count === 1 ? "payment" : "payments"} in {currency}
							</dt>
							<dd className="num">{formatMoney(Math.round(amount * 100), currency)}</dd>
						</div>
					))}
				</dl>
			)}
		</Card>
	);
}
