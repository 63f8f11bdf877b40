import { formatAmount } from "@learnin/domain/pricing/money";
import { useQuery } from "@tanstack/react-query";
import { dayText, exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { NotLoaded } from "../list-states.tsx";
import { type StripeMoney as Money, stripeMoneyQuery } from "../operations.api.ts";

type Amount = Exclude<keyof Money, "read_at" | "currency" | "payouts">;

const names: Readonly<Record<Amount, string>> = {
	balance: "At Stripe",
	pending: "Of that, not payable yet",
	reserve: "Kept back by Stripe",
	not_confirmed: "Booked, not in Stripe’s balance yet",
	in_transit: "On the way to the bank",
	bank: "Arrived at the bank",
	fees: "Fees",
	disputed: "Disputed, not decided",
	dispute_losses: "Lost in disputes",
	dispute_fees: "Fees of disputes",
	other: "Other money at Stripe",
};

/** Where the card money is, and its costs, by Stripe's own records. */
export function StripeMoney() {
	const query = useQuery(stripeMoneyQuery);
	const now = useNow();
	if (query.data === undefined) return <NotLoaded query={query} />;
	const { read_at, currency, payouts, ...amounts } = query.data;
	if (read_at === null)
		return (
			<Card>
				<EmptyState
					title="Not read yet"
					hint="We check Stripe’s balance and fees every 15 minutes and show them here."
					tile={{ kind: "leaf", color: "lilac", soft: true }}
				/>
			</Card>
		);
	return (
		<div className="ops-stack">
			<Card title="Card money">
				<dl className="ops-figures">
					{(Object.keys(names) as Amount[]).map((each) => (
						<div key={each}>
							<dt>{names[each]}</dt>
							<dd className="num">{formatAmount(amounts[each], currency)}</dd>
						</div>
					))}
				</dl>
				<p className="mt-4 text-sm text-ink-3">
					Totals since the beginning, read from Stripe:{" "}
					<time dateTime={read_at} title={exactText(read_at)}>
						{whenText(read_at, now)}
					</time>
					.
				</p>
			</Card>
			<Payouts payouts={payouts} />
		</div>
	);
}

function Payouts({ payouts }: Pick<Money, "payouts">) {
	return (
		<Card title="Payouts to the bank">
			{payouts.length === 0 ? (
				<p className="text-ink-2">No payouts yet.</p>
			) : (
				<ul className="ops-refunds">
					{payouts.map(({ id, amount, currency, status, arrives_at }) => (
						<li key={id}>
							<p className="ops-title">
								<span className="num">{amountText(amount, currency)}</span>
								<Badge tone={toneOf(status)}>{statusText(status)}</Badge>
							</p>
							<p className="dotted-facts ops-facts">
								<span>{dayText(arrives_at, "UTC")}</span>
								<CopyId value={id} />
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function amountText(amount: number, currency: string): string {
	return currency === "USD" ? formatAmount(amount, currency) : `${currency} ${amount.toFixed(2)}`;
}

function statusText(status: string): string {
	if (status === "paid") return "Arrived";
	if (status === "failed" || status === "canceled") return "Came back";
	return "On its way";
}

function toneOf(status: string): "mint" | "coral" | "sky" {
	if (status === "paid") return "mint";
	return status === "failed" || status === "canceled" ? "coral" : "sky";
}
