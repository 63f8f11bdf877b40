import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { queueLetters, WorkQueue } from "../../ui/lists/work-queue.tsx";
import { useProfile } from "../profile/index.ts";
import { sourceWords } from "../question-common/index.ts";
import type { BankRow } from "./question-bank.api.ts";
import { questionsQuery, reviewersQuery } from "./question-bank.api.ts";
import type { StudentViewProps } from "./review-detail.tsx";
import { ReviewDetail } from "./review-detail.tsx";
import { useReview } from "./use-review.ts";
import "../../ui/buttons/tick.css";
import "../../ui/lists/dotted-facts.css";
import "./question-bank.css";

export interface ViewQuestionsPageProps {
	/** The student's own view of a question, for trying it. */
	StudentView: ComponentType<StudentViewProps>;
	editTo: (questionId: string) => string;
}

const whose = { all: "All", me: "Mine", nobody: "Unassigned" } as const;
type Whose = keyof typeof whose;
const choices = Object.keys(whose) as Whose[];

/** How many wait in total, loaded or not; empty until known. */
function useWaiting(): Record<Whose, number> | undefined {
	const { id } = useProfile();
	const known = useQuery(reviewersQuery).data;
	if (known === undefined) return undefined;
	const mine = known.reviewers.find((each) => each.id === id);
	return { all: known.waiting, me: mine?.waiting ?? 0, nobody: known.nobodys };
}

/** The review queue, one question at a time. */
export function ViewQuestionsPage(props: ViewQuestionsPageProps) {
	const [search, setSearch] = useSearchParams();
	const chosen = choices.find((each) => each === search.get("reviewer")) ?? "all";
	const waiting = useWaiting();
	return (
		<div className="bank">
			<div className="seg bank-whose" role="group" aria-label="Whose questions">
				{choices.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === chosen}
						onClick={() => setSearch(each === "all" ? {} : { reviewer: each }, { replace: true })}
					>
						{whose[each]}
						{waiting && <span className="num text-ink-3">{formatCount(waiting[each])}</span>}
					</button>
				))}
			</div>
			<Queue key={chosen} chosen={chosen} waiting={waiting?.[chosen] ?? 0} {...props} />
		</div>
	);
}

function Queue({
	chosen,
	waiting,
	StudentView,
	editTo,
}: ViewQuestionsPageProps & { chosen: Whose; waiting: number }) {
	const { id } = useProfile();
	const query = useInfiniteQuery(
		questionsQuery({ state: "in_review", ...(chosen !== "all" && { reviewer: chosen }) }),
	);
	const note = useRef<HTMLTextAreaElement>(null);
	const review = useReview(note);
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading the questions" />;
		return <LoadFailed title="The questions couldn’t be loaded" query={query} />;
	}
	const rows = query.data.pages.flatMap((page) => page.questions);
	if (rows.length === 0) return <NothingToReview chosen={chosen} />;
	return (
		<WorkQueue
			label="Questions to review"
			items={rows}
			renderRow={(row) => <QueueRow row={row} />}
			keys={(row) => [
				{ key: queueLetters.accept, label: /* text */ "approve", press: () => review.act(row.id, "approve") },
				{ key: queueLetters.back, label: "send back", press: () => review.act(row.id, "send_back") },
				{ key: queueLetters.away, label: /* text */ "retire", press: () => review.act(row.id, "retire") },
				{ key: queueLetters.write, label: /* text */ "note", press: review.write },
				{ key: queueLetters.mine, label: "assign to me", press: () => review.assign(row.id, id) },
				{ key: queueLetters.give, label: "give to", press: () => review.setGiving(true) },
			]}
			renderDetail={(row, place) => (
				<>
					<LoadAhead
						isNear={query.hasNextPage && place.at >= rows.length - ahead}
						onNear={() => void query.fetchNextPage({ cancelRefetch: false })}
					/>
					<ReviewDetail
						questionId={row.id}
						place={{ ...place, total: Math.max(waiting, rows.length) }}
						review={review}
						noteRef={note}
						StudentView={StudentView}
						editTo={editTo(row.id)}
					/>
				</>
			)}
		>
			{query.hasNextPage && <LoadMore shown={rows.length} thing="question" query={query} />}
		</WorkQueue>
	);
}

/** Loads more this many items before the end. */
const ahead = 5;

function LoadAhead({ isNear, onNear }: { isNear: boolean; onNear: () => void }) {
	const load = useEffectEvent(onNear);
	useEffect(() => {
		if (isNear) load();
	}, [isNear]);
	return null;
}

function QueueRow({ row }: { row: BankRow }) {
	const now = useNow();
	const { prompt, skill_name, grade, source, assigned_to, updated_at } = row;
	return (
		<>
			<span className="one-line font-semibold">{prompt.spoken}</span>
			<span className="one-line text-ink-2">
				{skill_name}, grade {grade}
			</span>
			<span className="dotted-facts bank-filed">
				<span>{sourceWords[source]}</span>
				{assigned_to && <span>{assigned_to.name}</span>}
				<span>{whenText(updated_at, now)}</span>
			</span>
		</>
	);
}

const nothing: Record<Whose, { title: string; hint: string }> = {
	all: { title: "Nothing to review", hint: "Questions sent to review wait here for approval." },
	me: { title: "Nothing assigned to you", hint: "Questions you assign to yourself appear here." },
	nobody: {
		title: "Every question has a reviewer",
		hint: "Unassigned ones appear here.",
	},
};

function NothingToReview({ chosen }: { chosen: Whose }) {
	return (
		<Card>
			<EmptyState {...nothing[chosen]} tile={{ kind: "leaf", color: "mint", soft: true }} />
		</Card>
	);
}
