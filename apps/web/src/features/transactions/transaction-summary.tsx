import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../ui/skeleton.tsx";
import { money } from "./transaction-words.ts";
import { type Summary, summaryQuery } from "./transactions.api.ts";

/** The wallet's balance, and what was paid this year. */
export function TransactionSummary() {
	const { data, error } = useQuery(summaryQuery);
	// The list reports errors; these figures are only a help.
	if (error && !data) return null;
	if (!data) return <Skeleton className="tx-summary h-[6.25rem] loads-late" />;
	return (
		<dl className="card tx-summary">
			<Figure name="In your wallet" amounts={data.wallets} />
			<Figure name={`Paid in ${data.year}`} amounts={data.paid} />
		</dl>
	);
}

function Figure({ name, amounts }: { name: string; amounts: Summary["paid"] }) {
	return (
		<div>
			<dt>{name}</dt>
			{amounts.map(({ currency, amount }) => (
				<dd key={currency} className="num">
					{money(amount, currency)}
				</dd>
			))}
		</div>
	);
}
