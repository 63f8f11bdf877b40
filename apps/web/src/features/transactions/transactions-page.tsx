import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { useProfile } from "../profile/index.ts";
import type { TransactionFilter } from "./transaction-filter.ts";
import { readFilter, writeFilter } from "./transaction-filter.ts";
import { TransactionFilters } from "./transaction-filters.tsx";
import { TransactionList } from "./transaction-list.tsx";
import { TransactionSummary } from "./transaction-summary.tsx";
import { transactionsQuery } from "./transactions.api.ts";
import { TransactionsSkeleton } from "./transactions-skeleton.tsx";
import "./transactions.css";

export interface TransactionsPageProps {
	/** Where the receipt of an order is. */
	receiptTo: (orderId: string) => string;
}

/** /parent/transactions: every movement of the family's money. */
export function TransactionsPage({ receiptTo }: TransactionsPageProps) {
	const [search, setSearch] = useSearchParams();
	const filter = readFilter(search);
	const { all_students } = useProfile();
	const change = (next: TransactionFilter) => setSearch(writeFilter(search, next), { replace: true });
	return (
		<>
			<TransactionSummary />
			<TransactionFilters filter={filter} students={all_students} onChange={change} />
			<Transactions
				key={JSON.stringify(filter)}
				filter={filter}
				avatars={new Map(all_students.map(({ id, avatar }) => [id, avatar]))}
				receiptTo={receiptTo}
				onShowAll={() => change({})}
			/>
		</>
	);
}

interface TransactionsProps extends TransactionsPageProps {
	filter: TransactionFilter;
	avatars: ReadonlyMap<string, string | null>;
	onShowAll: () => void;
}

function Transactions({ filter, avatars, receiptTo, onShowAll }: TransactionsProps) {
	const query = useInfiniteQuery(transactionsQuery(filter));
	const transactions = useMemo(() => query.data?.pages.flatMap((page) => page.transactions), [query.data]);
	const showAll = Object.keys(filter).length > 0 && (
		<Button variant="line" onClick={onShowAll}>
			Show everything
		</Button>
	);
	if (!transactions && query.error) {
		return (
			<LoadFailed title="The payments couldn’t be loaded" query={query}>
				{showAll}
			</LoadFailed>
		);
	}
	if (!transactions) return <TransactionsSkeleton />;
	if (transactions.length === 0) return <NothingHere action={showAll} />;
	return (
		<>
			<TransactionList transactions={transactions} avatars={avatars} receiptTo={receiptTo} />
			<LoadMore shown={transactions.length} thing="payment" query={query} />
		</>
	);
}

function NothingHere({ action }: { action: React.ReactNode }) {
	return (
		<Card>
			<EmptyState
				title={action ? "Nothing matches this filter" : "No payments yet"}
				hint={
					action
						? "Try other months, types or children."
						: "Fees, money in your wallet and rewards appear here."
				}
				tile={{ kind: "bars", color: "mint", soft: true }}
				action={action}
			/>
		</Card>
	);
}
