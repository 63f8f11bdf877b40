import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { Badge } from "../../../ui/people/badge.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import type { ListedParent } from "./people-lists.api.ts";
import { parentsQuery } from "./people-lists.api.ts";
import { dateText } from "../dashboard/figure-texts.ts";
import { PeopleList } from "./people-list.tsx";
import { PeopleToolbar, sortWords } from "./people-toolbar.tsx";
import { parentStates } from "../people-words.ts";
import { useFilters } from "./use-filters.ts";
import "../people.css";

export interface ParentsPageProps {
	parentTo: (account_id: string) => string;
	addTo: string;
}

const states = Object.keys(parentStates) as (keyof typeof parentStates)[];

/** /superadmin/parent-details: parents of all families, found by name, address or id. */
export function ParentsPage({ parentTo, addTo }: ParentsPageProps) {
	const filters = useFilters();
	const state = filters.read("state", states);
	const sort = filters.read("sort", ["newest", "name"]);
	const query = useInfiniteQuery(parentsQuery({ search: filters.search, state, sort }));
	const isFiltered = filters.search !== "" || state !== "all";
	return (
		<div className="people">
			<PeopleToolbar
				filters={filters}
				searchLabel="Search parents by name, email or ID"
				choices={[
					{ name: "state", label: "Which parents", options: parentStates, value: state },
					{ name: "sort", label: "Sort by", options: sortWords, value: sort },
				]}
			>
				<ButtonLink variant="primary" icon={<UserPlus className="i" />} to={addTo}>
					Add a parent
				</ButtonLink>
			</PeopleToolbar>
			<PeopleList
				thing="parent"
				rows={query.data?.pages.flatMap(({ parents }) => parents)}
				query={query}
				isFiltered={isFiltered}
				isSearched={filters.search !== ""}
				onShowAll={filters.clear}
				empty={{
					title: "Nobody has registered yet",
					hint: "Parents appear here once they create an account.",
					tile: { kind: "dot", color: "gold", soft: true },
				}}
				linkTo={({ id }) => parentTo(id)}
				badgeOf={badgeOf}
				line={({ email }) => email}
				facts={(parent) => [
					{ name: "Children", value: <span className="num">{parent.children}</span> },
					{ name: "Paid until", value: parent.paid_until === null ? "–" : dateText(parent.paid_until) },
					{ name: "Joined", value: dateText(parent.created_at) },
				]}
			/>
		</div>
	);
}

function badgeOf({ is_active, user_type }: ListedParent) {
	if (!is_active) return <Badge tone="coral">Switched off</Badge>;
	return user_type === "UNKNOWN" ? <Badge tone="gold">Registering</Badge> : null;
}
