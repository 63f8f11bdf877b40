import { gradeLabel } from "@learnin/domain/family/grades";
import type { GenerationKind } from "@learnin/contract/routes/bank/question-generation.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { textOf } from "../../../platform/api/show-error.ts";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { candidateTones, generatedTypeWords, progressText, resultsOf } from "../generation-words.ts";
import { ModelNames } from "../ordering/model-names.tsx";
import { type Job, jobsQuery } from "../question-generation.api.ts";
import { JobBadge } from "./state-badge.tsx";

export interface PastJobsProps {
	kind: GenerationKind;
	openId: string | null;
}

/** Earlier jobs, newest first; each can be opened again with its results. */
export function PastJobs({ kind, openId }: PastJobsProps) {
	const query = useInfiniteQuery(jobsQuery(kind));
	const jobs = query.data?.pages.flatMap((page) => page.jobs);
	return (
		<Card title="Earlier questions" className="qg-past">
			{jobs === undefined ? (
				<NotThere query={query} />
			) : jobs.length === 0 ? (
				<p className="text-ink-2 text-sm">Nothing yet. Questions you generate stay in this list.</p>
			) : (
				<>
					<ul>
						{jobs.map((job) => (
							<li key={job.id}>
								<JobLink job={job} isOpen={job.id === openId} />
							</li>
						))}
					</ul>
					<LoadMore shown={jobs.length} thing="job" query={query} />
				</>
			)}
		</Card>
	);
}

interface NotThereProps {
	query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

function NotThere({ query }: NotThereProps) {
	if (!query.error)
		return (
			<div role="status" className="loads-late">
				<span className="sr">Loading what was generated before</span>
				<Skeleton className="h-12 w-full" />
			</div>
		);
	return (
		<div className="qg-stack">
			<p className="text-ink-2">{textOf(query.error)}</p>
			<Button variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
				Try again
			</Button>
		</div>
	);
}

/** The result in brief. */
function Outcome({ job }: { job: Job }) {
	const results = resultsOf(job);
	if (job.state === "running" || results.length === 0) return <JobBadge state={job.state} />;
	return (
		<span className="qg-outcome">
			{results.map(({ state, text }) => (
				<Badge key={state} tone={candidateTones[state]}>
					{text}
				</Badge>
			))}
		</span>
	);
}

function JobLink({ job, isOpen }: { job: Job; isOpen: boolean }) {
	const now = useNow();
	const { id, state, skill_name, grade, wish, example_words, created_by_name, created_at } = job;
	return (
		<Link to={{ search: `?job=${id}` }} className="qg-job" aria-current={isOpen || undefined}>
			<span className="qg-job-title">
				<b>{skill_name}</b>
				<Outcome job={job} />
			</span>
			{wish !== "" && <span className="one-line">{wish}</span>}
			{example_words !== "" && <span className="one-line">{`Like: “${example_words}”`}</span>}
			<small>
				{`${generatedTypeWords[job.question_type]} · difficulty ${job.difficulty} · `}
				<ModelNames names={job.models} />
			</small>
			<small>
				{`${gradeLabel(grade)} · `}
				{state === "running" && (
					<>
						<span>{progressText(job)}</span>
						{" · "}
					</>
				)}
				<time dateTime={created_at} title={exactText(created_at)}>
					{whenText(created_at, now)}
				</time>
				{created_by_name !== null && ` · ${created_by_name}`}
			</small>
		</Link>
	);
}
