import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { formatCount } from "../../platform/format-count.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import type { QueueKey } from "../../ui/lists/work-queue.tsx";
import { queueLetters, WorkQueue } from "../../ui/lists/work-queue.tsx";
import type { ProblemReport } from "./problem-reports.api.ts";
import { reportsQuery } from "./problem-reports.api.ts";
import { ReportDetail } from "./report-detail.tsx";
import { ReportRow } from "./report-row.tsx";
import { states, stateWords } from "./report-words.ts";
import { useResolution } from "./use-resolution.ts";

export interface ReportsProps {
	state: ReportState;
	onState: (state: ReportState) => void;
	detailsTo: (questionId: string) => string;
	editTo: (bankQuestionId: string) => string;
}

/** Reports of one state, as a queue. */
export function Reports({ state, onState, detailsTo, editTo }: ReportsProps) {
	const counts = useInfiniteQuery(reportsQuery(state)).data?.pages[0]?.counts;
	return (
		<>
			<div className="seg report-states" role="group" aria-label="Which reports">
				{states.map((each) => (
					<button key={each} type="button" aria-pressed={each === state} onClick={() => onState(each)}>
						{stateWords[each]}
						{counts && <span className="num text-ink-3">{formatCount(counts[each])}</span>}
					</button>
				))}
			</div>
			<List state={state} detailsTo={detailsTo} editTo={editTo} />
		</>
	);
}

function List({ state, detailsTo, editTo }: Omit<ReportsProps, "onState">) {
	const query = useInfiniteQuery(reportsQuery(state));
	const { resolve, deciding } = useResolution();
	const reply = useRef<HTMLTextAreaElement>(null);
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading the reports" />;
		return <LoadFailed title="The reports couldn’t be loaded" query={query} />;
	}
	const reports = query.data.pages.flatMap((page) => page.reports);
	if (reports.length === 0) return <NoReports state={state} />;
	const decide = (report: ProblemReport, next: ReportState) =>
		resolve({ report, state: next, reply: reply.current?.value ?? "" });
	return (
		<WorkQueue
			label={`${stateWords[state]} reports`}
			items={reports}
			renderRow={(report) => <ReportRow report={report} />}
			keys={(report) =>
				keysOf(
					report,
					(next) => decide(report, next),
					() => reply.current?.focus(),
				)
			}
			renderDetail={(report) => (
				<ReportDetail
					report={report}
					detailsTo={detailsTo(report.question_id)}
					editTo={editTo}
					deciding={deciding}
					replyRef={reply}
					onDecide={(next) => decide(report, next)}
				/>
			)}
		>
			{query.hasNextPage && <LoadMore shown={reports.length} thing="report" query={query} />}
		</WorkQueue>
	);
}

function keysOf(
	{ state }: ProblemReport,
	decide: (next: ReportState) => void,
	write: () => void,
): readonly QueueKey[] {
	if (state !== "open")
		return [{ key: queueLetters.again, label: "open again", press: () => decide("open") }];
	return [
		{ key: queueLetters.accept, label: /* text */ "fixed", press: () => decide("fixed") },
		{ key: queueLetters.away, label: /* text */ "dismiss", press: () => decide("dismissed") },
		{ key: queueLetters.write, label: /* text */ "reply", press: write },
	];
}

const emptyWords: Record<ReportState, { title: string; hint: string }> = {
	open: { title: "No open reports", hint: "When a child reports a problem with a question, it waits here." },
	fixed: { title: "Nothing fixed yet", hint: "Reports marked as fixed appear here." },
	dismissed: { title: "Nothing dismissed", hint: "Reports about questions with nothing wrong appear here." },
};

function NoReports({ state }: { state: ReportState }) {
	return (
		<Card>
			<EmptyState {...emptyWords[state]} tile={{ kind: "leaf", color: "mint", soft: true }} />
		</Card>
	);
}
