import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { exactText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { PagedList } from "./list-states.tsx";
import { factsText, shortId } from "./workshop-words.ts";
import { type Act, type ActFilter, auditLogQuery } from "./workshop.api.ts";

const names = ["person", "side", "action", "from", "to"] as const;

/** Who did what to whom, by person, act and span. */
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
					hint="A whole address, or an id."
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
						{ value: "about", label: "It was done to" },
					]}
				/>
				<SelectField
					label="Act"
					name="action"
					placeholder="All"
					// What is asked for is in the list before the list has come.
					defaultValue={filter.action ?? ""}
					options={[...new Set([...actions, ...(filter.action ? [filter.action] : [])])].map((action) => ({
						value: action,
						label: action,
					}))}
				/>
				<TextField label="From" type="date" name="from" defaultValue={filter.from ?? ""} />
				<TextField label="To" type="date" name="to" defaultValue={filter.to ?? ""} />
				<Button type="submit" variant="line" family="flat">
					Find
				</Button>
			</form>
			<PagedList
				thing="act"
				rows={query.data?.pages.flatMap(({ acts }) => acts)}
				query={query}
				empty={{
					title: "Nothing was done",
					hint: "Another person, act or span may find it.",
					tile: { kind: "half", color: "sky", soft: true },
				}}
			>
				{(act) => <ActRow act={act} />}
			</PagedList>
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

function ActRow({ act }: { act: Act }) {
	const now = useNow();
	const details = factsText(act.details);
	return (
		<div className="ops-main">
			<p className="ops-title">
				{act.action}
				<time className="ops-when" dateTime={act.created_at} title={exactText(act.created_at)}>
					{whenText(act.created_at, now)}
				</time>
			</p>
			<p className="ops-facts">
				<span>{act.actor === null ? "Learnin itself" : who(act.actor)}</span>
				{act.subject !== null && act.subject.id !== act.actor?.id && <span>{`to ${who(act.subject)}`}</span>}
			</p>
			{details !== "" && <p className="ops-facts ops-reference">{details}</p>}
		</div>
	);
}

/** An id where nobody of that name is known any more. */
function who({ id, name }: { id: string; name: string | null }): string {
	return name ?? shortId(id);
}
