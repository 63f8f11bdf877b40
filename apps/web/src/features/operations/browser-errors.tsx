import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { exactText, whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Act } from "./work/act.tsx";
import { OpsList } from "./list-states.tsx";
import { errorKinds } from "./work/workshop-words.ts";
import { errorReportsQuery, type SeenError, sendErrorMark } from "./work/workshop.api.ts";

const states = ["open", "done"] as const;
const stateWords = { open: "Open", done: "Done" } as const;

/** Browser errors, grouped if equal. */
export function BrowserErrors() {
	const [search, setSearch] = useSearchParams();
	const state = search.get("state") === "done" ? "done" : "open";
	const query = useInfiniteQuery(errorReportsQuery(state));
	return (
		<>
			<div className="seg ops-states" role="group" aria-label="Which errors">
				{states.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === state}
						onClick={() =>
							setSearch(each === "open" ? { tab: "errors" } : { tab: "errors", state: each }, {
								replace: true,
							})
						}
					>
						{stateWords[each]}
					</button>
				))}
			</div>
			<OpsList
				thing="error"
				rows={query.data?.pages.flatMap(({ errors }) => errors)}
				query={query}
				empty={
					state === "open"
						? {
								title: "No errors",
								hint: "Errors in people’s browsers appear here, without names.",
								tile: { kind: "leaf", color: "mint", soft: true },
							}
						: {
								title: "Nothing marked as done",
								hint: "Errors you’ve looked into stay here for 90 days.",
								tile: { kind: "half", color: "sky", soft: true },
							}
				}
			>
				{(error) => <ErrorRow error={error} />}
			</OpsList>
		</>
	);
}

function ErrorRow({ error }: { error: SeenError }) {
	const now = useNow();
	const isDone = error.done_at !== null;
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					<span>{error.message}</span>
					<Badge tone={error.kind === "render" ? "coral" : "gold"}>{errorKinds[error.kind]}</Badge>
				</p>
				<p className="dotted-facts ops-facts">
					<span>{error.page}</span>
					{error.version !== "" && <span>{`version ${error.version}`}</span>}
					<span>{error.reports === 1 ? "once" : `${formatCount(error.reports)} times`}</span>
					<time dateTime={error.last_seen_at} title={exactText(error.last_seen_at)}>
						{whenText(error.last_seen_at, now)}
					</time>
					{error.reports > 1 && (
						<time dateTime={error.first_seen_at} title={exactText(error.first_seen_at)}>
							{`First: ${whenText(error.first_seen_at, now)}`}
						</time>
					)}
					{isDone && <span>{`done by ${error.done_by_name ?? "somebody"}`}</span>}
				</p>
			</div>
			<Act
				className="ops-act"
				work={() => sendErrorMark(error.id, !isDone)}
				done={isDone ? "It’s open again." : "Marked as done."}
			>
				{isDone ? "Open again" : "Mark as done"}
				<span className="sr"> {error.message}</span>
			</Act>
		</>
	);
}
