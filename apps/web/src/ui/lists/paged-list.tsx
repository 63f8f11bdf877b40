import type { ReactNode } from "react";
import { count } from "../../platform/count-words.ts";
import { Card } from "../card.tsx";
import { classNames } from "../class-names.ts";
import { EmptyState, type EmptyStateProps } from "../messages/empty-state.tsx";
import { LoadFailed, type LoadState } from "../messages/load-failed.tsx";
import { LoadMore, type Pages } from "./load-more.tsx";
import { Skeleton } from "../skeleton.tsx";

/** The state of a paginated query. */
interface Paged extends LoadState, Pages {
	/** The rows are still those of the previous query. */
	isPlaceholderData?: boolean;
}

export interface PagedListProps<Row extends { id: string }> {
	/** The listed thing, in the singular. */
	thing: string;
	/** Undefined until loaded. */
	rows: readonly Row[] | undefined;
	query: Paged;
	empty: EmptyStateProps;
	/** For the list, and for each row. */
	className: string;
	rowClassName: string;
	children: (row: Row) => ReactNode;
}

/** A list in all its states: loading, failed, empty, and with more to load. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
	const { thing, rows, query, empty, className, rowClassName, children } = props;
	if (rows === undefined) return <ListNotLoaded {...{ query, className, rowClassName }} />;
	if (rows.length === 0)
		return (
			<Card>
				<EmptyState {...empty} />
			</Card>
		);
	return (
		<section
			className={classNames("card", className)}
			aria-label={count(rows.length, thing)}
			aria-busy={query.isPlaceholderData ?? false}
		>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className={rowClassName}>
						{children(row)}
					</li>
				))}
			</ul>
			<LoadMore shown={rows.length} thing={thing} query={query} />
		</section>
	);
}

export interface ListNotLoadedProps {
	query: Pick<Paged, "error" | "isFetching" | "refetch">;
	className: string;
	rowClassName: string;
}

/** Loading, or failed with a retry button. */
export function ListNotLoaded({ query, className, rowClassName }: ListNotLoadedProps) {
	if (!query.error)
		return (
			<div role="status" className={classNames("card loads-late", className)}>
				<span className="sr">Loading the list</span>
				{[0, 1, 2, 3, 4].map((row) => (
					<div key={row} className={rowClassName}>
						<Skeleton className="h-12 w-full" />
					</div>
				))}
			</div>
		);
	return <LoadFailed title="The list couldn’t be loaded" query={query} />;
}
