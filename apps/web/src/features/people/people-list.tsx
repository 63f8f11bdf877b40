import type { ReactNode } from "react";
import { Link } from "react-router";
import type { EmptyStateProps } from "../../ui/empty-state.tsx";
import { PagedList, type PagedListProps } from "../../ui/paged-list.tsx";

export interface PeopleListProps<Row extends { id: string; name: string }>
	extends Pick<PagedListProps<Row>, "thing" | "rows" | "query"> {
	/** Somebody is looked for: that nobody is found says nothing of whether there is anybody. */
	isFiltered: boolean;
	/** While there is nobody at all. */
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
	const { thing, rows, query, isFiltered, empty, linkTo } = props;
	return (
		<PagedList
			{...{ thing, rows, query }}
			empty={isFiltered ? nobodyFound : empty}
			className="people-list"
			rowClassName="people-row"
		>
			{(row) => (
				<>
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
				</>
			)}
		</PagedList>
	);
}

const nobodyFound: EmptyStateProps = {
	title: "Nobody is like that",
	hint: "Words are found by their beginning. An id must be whole.",
	tile: { kind: "dot", color: "sky", soft: true },
};
