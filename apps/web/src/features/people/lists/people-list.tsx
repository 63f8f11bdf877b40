import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/buttons/button.tsx";
import type { EmptyStateProps } from "../../../ui/messages/empty-state.tsx";
import { PagedList, type PagedListProps } from "../../../ui/lists/paged-list.tsx";

export interface PeopleListProps<Row extends { id: string; name: string }>
	extends Pick<PagedListProps<Row>, "rows" | "query"> {
	thing: keyof typeof allWords;
	/** A search or filter is active, so an empty result does not mean that there are no people. */
	isFiltered: boolean;
	/** Whether there is a search: otherwise the filters match no one. */
	isSearched: boolean;
	/** Clears the search and the filters. */
	onShowAll: () => void;
	/** Shown if there is no one at all. */
	empty: EmptyStateProps;
	linkTo: (row: Row) => string;
	/** Beside the name. */
	badgeOf: (row: Row) => ReactNode;
	/** Under the name. */
	line: (row: Row) => ReactNode;
	/** Each under its name: what a person is compared by. */
	facts: (row: Row) => readonly { name: string; value: ReactNode }[];
}

/** A list of people with links to their details, in all states. */
export function PeopleList<Row extends { id: string; name: string }>(props: PeopleListProps<Row>) {
	const { thing, rows, query, isFiltered, isSearched, onShowAll, empty, linkTo } = props;
	return (
		<PagedList
			{...{ thing, rows, query }}
			empty={
				isFiltered
					? {
							...(isSearched ? nobodyFound : nobodyFits),
							action: <ShowAll thing={thing} onClick={onShowAll} />,
						}
					: empty
			}
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

const allWords = { parent: "Show all parents", student: "Show all students" } as const;

function ShowAll({ thing, onClick }: { thing: keyof typeof allWords; onClick: () => void }) {
	return (
		<Button variant="line" onClick={onClick}>
			{allWords[thing]}
		</Button>
	);
}

const nobodyFits: EmptyStateProps = {
	title: "Nobody at the moment",
	hint: "No one matches these filters.",
	tile: { kind: "dot", color: "sky", soft: true },
};

const nobodyFound: EmptyStateProps = {
	title: "Nobody found",
	hint: "Try the start of a name or email address, or a full ID.",
	tile: { kind: "dot", color: "sky", soft: true },
};
