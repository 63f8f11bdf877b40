import { cardName } from "@learnin/domain/payments/card-name";
import { refundTitle } from "@learnin/domain/payments/refund-words";
import { Badge } from "../../ui/people/badge.tsx";
import { Logo } from "../../ui/logo.tsx";
import { money, providerNames, receiptDay, stateNames, stateTones } from "./transaction-words.ts";
import type { Receipt } from "./transactions.api.ts";
import { Fact } from "../../ui/text/fact.tsx";

/** The printed part. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
	const { number, paid_at, payer, seller, billing_address, statement, currency } = receipt;
	return (
		<article className="card receipt" aria-label={`Receipt ${number}`}>
			<header className="receipt-head">
				<Logo />
				<div>
					<h2>Receipt</h2>
					<p className="num">{number}</p>
				</div>
			</header>
			<dl className="receipt-facts">
				<Fact name="Date paid">
					<time dateTime={paid_at}>{receiptDay(paid_at)}</time>
				</Fact>
				<Fact name="Paid with">{paidWith(receipt)}</Fact>
				<Fact name="Billed to">
					{payer === null ? "Deleted account" : payer.name}
					{payer?.email && <span className="text-ink-3 block text-sm">{payer.email}</span>}
					{billing_address !== null && (
						<span className="text-ink-2 block text-sm whitespace-pre-line">{billing_address}</span>
					)}
				</Fact>
				<Fact name="Sold by">
					{seller.name}
					<span className="text-ink-2 block text-sm">{seller.address}</span>
					{seller.tax_id !== null && (
						<span className="text-ink-2 block text-sm">{`Tax ID: ${seller.tax_id}`}</span>
					)}
				</Fact>
				{statement !== null && <Fact name="On your bank statement">{statement}</Fact>}
			</dl>
			<Items receipt={receipt} />
			<Totals receipt={receipt} />
			<footer className="receipt-foot">
				This is a one-time payment in {currency}. It doesn’t renew automatically. Thank you for learning with
				us.
			</footer>
		</article>
	);
}

function paidWith({ card, provider }: Receipt): string {
	return card === null ? providerNames[provider] : cardName(card);
}

function Items({ receipt: { purpose, line_items, amount, currency } }: { receipt: Receipt }) {
	const isRenewal = purpose === "renewal";
	const items =
		purpose === "wallet_load"
			? [{ what: "Money added to your Learnin wallet", who: "", days: "", amount }]
			: line_items.map((item) => ({
					what: `${item.days} ${isRenewal ? "more days" : "days"} of Learnin`,
					who: item.name || "A child you removed",
					days: item.from && item.until ? `${receiptDay(item.from)} to ${receiptDay(item.until)}` : "",
					amount: item.amount,
				}));
	return (
		<table className="receipt-items">
			<caption className="sr">Items</caption>
			<thead>
				<tr>
					<th scope="col">Description</th>
					<th scope="col" className="r">
						Amount
					</th>
				</tr>
			</thead>
			<tbody>
				{items.map(({ what, who, days, amount: each }, at) => (
					<tr key={at}>
						<td>
							{who && <b>{who}</b>}
							<span className={who ? "text-ink-3 block text-sm" : "font-semibold"}>{what}</span>
							{days && <span className="text-ink-3 block text-sm">{days}</span>}
						</td>
						<td className="r num">{money(each, currency)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Totals({ receipt }: { receipt: Receipt }) {
	const { amount, tax_amount, total_amount, currency, refunds } = receipt;
	const given = refunds.filter(({ state }) => state !== "failed");
	const back = given.reduce((sum, refund) => sum + Math.round(refund.amount * 100), 0) / 100;
	return (
		<dl className="receipt-totals">
			<Line term="Subtotal" amount={money(amount, currency)} />
			<Line term="Tax" amount={money(tax_amount, currency)} />
			<Line term="Total paid" amount={money(total_amount, currency)} isTotal />
			{refunds.map(({ id, created_at, amount: each, provider, state }) => (
				<div key={id}>
					<dt>
						{refundTitle(provider)}, {receiptDay(created_at)}{" "}
						{state !== "done" && <Badge tone={stateTones[state] ?? "sky"}>{stateNames[state]}</Badge>}
					</dt>
					<dd className="num">{state === "failed" ? money(0, currency) : money(-each, currency)}</dd>
				</div>
			))}
			{refunds.length > 0 && (
				<Line term="Total after refunds" amount={money(total_amount - back, currency)} isTotal />
			)}
		</dl>
	);
}

function Line({ term, amount, isTotal = false }: { term: string; amount: string; isTotal?: boolean }) {
	return (
		<div className={isTotal ? "receipt-total" : undefined}>
			<dt>{term}</dt>
			<dd className="num">{amount}</dd>
		</div>
	);
}
