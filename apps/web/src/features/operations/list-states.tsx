import {
	ListNotLoaded,
	type ListNotLoadedProps,
	PagedList,
	type PagedListProps,
} from "../../ui/lists/paged-list.tsx";

const looks = { className: "ops-list", rowClassName: "ops-row" };

/** A list of this page in all its states. */
export function OpsList<Row extends { id: string }>(
	props: Omit<PagedListProps<Row>, "className" | "rowClassName">,
) {
	return <PagedList {...props} {...looks} />;
}

/** Loading, or failed with a retry button. */
export function NotLoaded({ query }: Pick<ListNotLoadedProps, "query">) {
	return <ListNotLoaded query={query} {...looks} />;
}
