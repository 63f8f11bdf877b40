import { actText } from "@learnin/domain/workshop/acts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { OpsList } from "./list-states.tsx";
import { ActRow } from "./work/act-row.tsx";
import { type ActFilter, auditLogQuery } from "./work/workshop.api.ts";

const names = ["person", "side", "action", "from", "to"] as const;

/** The audit log, filtered by person, action and time span. */
export function AuditLog() {
	const [search, setSearch] = useSearchParams();
	const filter = filterOf(search);
	const query = useInfiniteQuery(auditLogQuery(filter));
	const actions = query.data?.pages[0]?.actions ?? [];
	const ask = (form: FormData) => {
		const next = new URLSearchParams({ tab: "audit" });
		for (const name of names) {
			const value = form.get(name);
			if (typeof value === "string" && value.trim() !== "") next.set(name, value.trim());
		}
		setSearch(next, { replace: true });
	};
	return (
		<div className="ops-stack">
			<form
				key={search.toString()}
				className="ops-filters card"
				role="search"
				onSubmit={(event) => {
					event.preventDefault();
					ask(new FormData(event.currentTarget));
				}}
			>
				<TextField
					label="Person"
					hint="A full email address or an ID."
					name="person"
					autoComplete="off"
					maxLength={254}
					defaultValue={filter.person ?? ""}
				/>
				<SelectField
					label="Who"
					name="side"
					defaultValue={filter.side ?? "by"}
					options={[
						{ value: "by", label: "Did it" },
						{ value: "about", label: "Was affected" },
					]}
				/>
				<SelectField
					label="Action"
					name="action"
					placeholder="All"
					// Includes the requested action before the list has loaded.
					defaultValue={filter.action ?? ""}
					options={[...new Set([...actions, ...(filter.action ? [filter.action] : [])])]
						.map((action) => ({ value: action, label: actText(action) }))
						.toSorted((a, b) => a.label.localeCompare(b.label))}
				/>
				<TextField label="From" type="date" name="from" defaultValue={filter.from ?? ""} />
				<TextField label="To" type="date" name="to" defaultValue={filter.to ?? ""} />
				<Button type="submit" variant="line" family="flat">
					Find
				</Button>
			</form>
			<OpsList
				thing="action"
				rows={query.data?.pages.flatMap(({ acts }) => acts)}
				query={query}
				empty={{
					title: "No actions found",
					hint: "Try another person, action or period.",
					tile: { kind: "half", color: "sky", soft: true },
				}}
			>
				{(act) => <ActRow act={act} />}
			</OpsList>
		</div>
	);
}

function filterOf(search: URLSearchParams): ActFilter {
	const [person, side, action] = [search.get("person"), search.get("side"), search.get("action")];
	const [from, to] = [dateOf(search.get("from")), dateOf(search.get("to"))];
	return {
		...(person && { person }),
		...(side === "about" && { side: "about" as const }),
		...(action && { action }),
		...(from !== null && { from }),
		...(to !== null && { to }),
	};
}

function dateOf(text: string | null): string | null {
	const isDate = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
	return isDate ? text : null;
}
