import { JOB_STATES } from "@learnin/contract/routes/bank/workshop.contract";
import { jobText } from "@learnin/domain/workshop/jobs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchPart } from "../../../platform/pages/use-search-part.ts";
import { Act } from "./act.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import { FactList } from "../fact-list.tsx";
import { KindsOfJobs } from "./kinds-of-jobs.tsx";
import { OpsList } from "../list-states.tsx";
import { WorkRow } from "./work-row.tsx";
import { jobStates } from "./workshop-words.ts";
import { type Job, jobsQuery, sendJobDecision } from "./workshop.api.ts";

/** Background jobs: unfinished ones, and counts by kind. */
export function Jobs() {
	const { search, change } = useSearchPart();
	const state = JOB_STATES.find((each) => each === search.get("state"));
	const name = search.get("queue") ?? "";
	const query = useInfiniteQuery(
		jobsQuery({ ...(state !== undefined && { state }), ...(name !== "" && { name }) }),
	);
	const queues = query.data?.pages[0]?.queues ?? [];
	return (
		<div className="ops-stack">
			<div className="ops-filters card">
				<SelectField
					label="State"
					placeholder="All"
					value={state ?? ""}
					options={JOB_STATES.map((each) => ({ value: each, label: jobStates[each].word }))}
					onChange={(event) => change("state", event.target.value)}
				/>
				<SelectField
					label="Kind"
					placeholder="All"
					value={name}
					options={kindOptions(name === "" ? queues : [...queues, { name }])}
					onChange={(event) => change("queue", event.target.value)}
				/>
			</div>
			<OpsList
				thing="job"
				rows={query.data?.pages.flatMap(({ jobs }) => jobs)}
				query={query}
				empty={{
					title: state === undefined && name === "" ? "No jobs waiting" : "No jobs match",
					hint: "Jobs stay here until they’re done. Failed jobs stay for a week.",
					tile: { kind: "leaf", color: "mint", soft: true },
				}}
			>
				{(job) => <JobRow job={job} />}
			</OpsList>
			{queues.length > 0 && <KindsOfJobs queues={queues} />}
		</div>
	);
}

/** Sorted by their words; includes the requested kind before the list has loaded. */
function kindOptions(queues: readonly { name: string }[]) {
	return [...new Set(queues.map(({ name }) => name))]
		.map((name) => ({ value: name, label: jobText(name) }))
		.toSorted((a, b) => a.label.localeCompare(b.label));
}

function JobRow({ job }: { job: Job }) {
	const title = jobText(job.name);
	const mayRetry = job.state === "failed" || job.state === "cancelled" || job.state === "trying_again";
	const mayCancel = job.state === "waiting" || job.state === "trying_again";
	return (
		<WorkRow
			title={title}
			state={jobStates[job.state]}
			created_at={job.created_at}
			tries={job.tries}
			error={job.error}
			next_at={job.next_at}
			details={<FactList code={job.name} facts={job.facts} />}
		>
			<div className="ops-acts">
				{mayRetry && (
					<Act work={() => sendJobDecision(job, "retry")} done="Retrying now.">
						Try again
						<span className="sr"> {title}</span>
					</Act>
				)}
				{mayCancel && (
					<Act variant="ghost" work={() => sendJobDecision(job, "cancel")} done="Canceled.">
						Cancel
						<span className="sr"> {title}</span>
					</Act>
				)}
			</div>
		</WorkRow>
	);
}
