import type { ActivityAttempt } from "@learnin/contract/routes/practice/activity.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { useProfile } from "../../profile/index.ts";
import { useSpan } from "../../reports/index.ts";
import type { ActivityFilter, DaysFilter } from "./activity-filter.ts";
import { readFilter, writeFilter } from "./activity-filter.ts";
import { ActivityFilters } from "./activity-filters.tsx";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { ActivitySummary } from "./activity-summary.tsx";
import { attemptsQuery } from "../activity.api.ts";
import { AttemptList } from "./attempt-list.tsx";
import { verdictOf, verdictWords } from "./attempt-words.ts";
import { count } from "../../../platform/count-words.ts";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { useLiveAttempts } from "./use-live-attempts.ts";
import { NoChildren } from "../../family/index.ts";
import "../activity.css";
import "../../../styles/print.css";
import "./print.css";

export function StudentActivityPage() {
	const [search, setSearch] = useSearchParams();
	const { student_id, skill_id, outcome } = readFilter(search);
	const { from, to } = useSpan("30-days").span;
	const { all_students } = useProfile();
	const filter = useMemo(
		() => ({
			...(student_id && { student_id }),
			...(skill_id && { skill_id }),
			...(outcome && { outcome }),
			from,
			to,
		}),
		[student_id, skill_id, outcome, from, to],
	);
	const change = (next: ActivityFilter) => setSearch(writeFilter(search, next), { replace: true });
	if (all_students.length === 0)
		return (
			<Card>
				<NoChildren hint="Every question a child answers appears here within a second." />
			</Card>
		);
	return (
		<>
			<ActivityFilters filter={filter} students={all_students} onChange={change} />
			<ActivitySummary filter={filter} students={all_students} />
			<Attempts
				key={JSON.stringify(filter)}
				filter={filter}
				avatars={new Map(all_students.map(({ id, avatar }) => [id, avatar]))}
				isFiltered={student_id !== undefined || skill_id !== undefined || outcome !== undefined}
				onShowAll={() => change({})}
			/>
		</>
	);
}

interface AttemptsProps {
	filter: DaysFilter;
	isFiltered: boolean;
	avatars: ReadonlyMap<string, string | null>;
	onShowAll: () => void;
}

function Attempts({ filter, isFiltered, avatars, onShowAll }: AttemptsProps) {
	const query = useInfiniteQuery(attemptsQuery(filter));
	const attempts = useMemo(() => query.data?.pages.flatMap((page) => page.attempts), [query.data]);
	const list = useRef<HTMLDivElement>(null);
	const { fresh, unseen, showUnseen, catchUp } = useLiveAttempts(filter, list, attempts);
	const showAll = isFiltered && (
		<Button variant="line" onClick={onShowAll}>
			Show everything
		</Button>
	);
	if (!attempts && query.error) {
		return (
			<LoadFailed title="The activity couldn’t be loaded" query={query}>
				{showAll}
			</LoadFailed>
		);
	}
	if (!attempts) return <ActivitySkeleton />;
	return (
		<>
			<p className="sr" role="status">
				{newsOf(attempts, fresh)}
			</p>
			{attempts.length === 0 ? (
				<NothingHere action={showAll} />
			) : (
				<>
					<AttemptList ref={list} attempts={attempts} avatars={avatars} fresh={fresh} />
					<LoadMore
						shown={new Set(attempts.map(({ question_id }) => question_id)).size}
						thing="question"
						query={query}
						onMore={() => void query.fetchNextPage().then(catchUp)}
					/>
				</>
			)}
			{unseen > 0 && (
				<Button variant="primary" className="new-above" icon={<ArrowUp className="i" />} onClick={showUnseen}>
					{count(unseen, "new answer")}
				</Button>
			)}
		</>
	);
}

/** What a screen reader announces about new attempts. */
function newsOf(attempts: readonly ActivityAttempt[], fresh: ReadonlySet<string>): string {
	const newest = attempts.find(({ id }) => fresh.has(id));
	if (!newest) return "";
	const { student_name, skill_name } = newest;
	return `${count(fresh.size, "new answer")}. Newest: ${student_name}, ${skill_name}, ${verdictWords[verdictOf(newest)]}.`;
}

function NothingHere({ action }: { action: React.ReactNode }) {
	return (
		<Card className="mt-5">
			<EmptyState
				title={action ? "Nothing matches this filter" : "No activity on these days"}
				hint="When a child answers a question, it appears here within a second."
				tile={{ kind: "wave", color: "sky", soft: true }}
				action={action}
			/>
		</Card>
	);
}
