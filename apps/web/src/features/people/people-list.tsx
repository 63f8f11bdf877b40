import type { ReactNode } from "react";
import { Link } from "react-router";
import { count } from "../../platform/count-words.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface Paged {
	error: Error | null;
	isFetching: boolean;
	isPlaceholderData: boolean;
	refetch: () => Promise<unknown>;
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	isFetchNextPageError: boolean;
	fetchNextPage: () => Promise<unknown>;
}

export interface PeopleListProps<Row extends { id: string; name: string }> {
	/** Who is listed, in the singular. */
	thing: string;
	/** Undefined until they have come. */
	rows: readonly Row[] | undefined;
	query: Paged;
	empty: EmptyStateProps;
	linkTo: (row: Row) => string;
	/** Beside the name. */
	badgeOf: (row: Row) => ReactNode;
	/** Under the name. */
	line: (row: Row) => ReactNode;
	/** Each under its name: what a person is compared by. */
	facts: (row: Row) => readonly { name: string; value: ReactNode }[];
}

/** People, each a way to the details, in all states of a list. */
export function PeopleList<Row extends { id: string; name: string }>(props: PeopleListProps<Row>) {
	const { thing, rows, query, empty, linkTo } = props;
	if (rows === undefined) return <NotLoaded query={query} />;
	if (rows.length === 0)
		return (
			<Card>
				<EmptyState {...empty} />
			</Card>
		);
	return (
		<section
			className="card people-list"
			aria-label={count(rows.length, thing)}
			aria-busy={query.isPlaceholderData}
		>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="people-row">
						<div className="people-who">
							<p className="people-name">
								<Link to={linkTo(row)}>{row.name}</Link>
								{props.badgeOf(row)}
							</p>
							<p className="people-line">{props.line(row)}</p>
						</div>
						<dl className="people-facts">
							{props.facts(row).map(({ name, value }) => (
								<div key={name}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
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

function NotLoaded({ query }: { query: Paged }) {
	if (!query.error)
		return (
			<div role="status" className="card people-list loads-late">
				<span className="sr">Loading the list</span>
				{[0, 1, 2, 3, 4, 5].map((row) => (
					<div key={row} className="people-row">
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
