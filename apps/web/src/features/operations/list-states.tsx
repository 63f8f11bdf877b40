import type { ReactNode } from "react";
import { count } from "../../platform/count-words.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What a query of pages says of itself. */
interface Paged {
	error: Error | null;
	isFetching: boolean;
	refetch: () => Promise<unknown>;
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	isFetchNextPageError: boolean;
	fetchNextPage: () => Promise<unknown>;
}

export interface PagedListProps<Row extends { id: string }> {
	/** What is listed, in the singular. */
	thing: string;
	/** Undefined until they have come. */
	rows: readonly Row[] | undefined;
	query: Paged;
	empty: EmptyStateProps;
	children: (row: Row) => ReactNode;
}

/** A list in all its states: loading, failed, empty, and with more to load. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
	const { thing, rows, query, empty, children } = props;
	if (rows === undefined) return <NotLoaded query={query} />;
	if (rows.length === 0)
		return (
			<Card>
				<EmptyState {...empty} />
			</Card>
		);
	return (
		<section className="card ops-list" aria-label={count(rows.length, thing)}>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="ops-row">
						{children(row)}
					</li>
				))}
			</ul>
			<LoadMore
				shown={rows.length}
				thing={thing}
				hasMore={query.hasNextPage}
				isBusy={query.isFetchingNextPage}
				hasFailed={query.isFetchNextPageError}
				onMore={() => void query.fetchNextPage()}
			/>
		</section>
	);
}

export interface NotLoadedProps {
	query: Pick<Paged, "error" | "isFetching" | "refetch">;
}

/** Loading, or failed with a way to try again. */
export function NotLoaded({ query }: NotLoadedProps) {
	if (!query.error)
		return (
			<div role="status" className="card ops-list loads-late">
				<span className="sr">Loading the list</span>
				{[0, 1, 2, 3, 4].map((row) => (
					<div key={row} className="ops-row">
						<Skeleton className="h-12 w-full" />
					</div>
				))}
			</div>
		);
	return (
		<LoadFailed
			title="The list could not be loaded"
			error={query.error}
			isBusy={query.isFetching}
			onRetry={() => void query.refetch()}
		/>
	);
}
