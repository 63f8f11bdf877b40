import { jobState } from "@learnin/contract/routes/workshop.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { exactText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/field.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { PagedList } from "./list-states.tsx";
import { usePress } from "./use-press.ts";
import { factsText, jobStates } from "./workshop-words.ts";
import { type Job, jobsQuery, type Queue, sendJobDecision } from "./workshop.api.ts";

/** The work in the background: what failed first, and how much waits of each kind. */
export function Jobs() {
	const [search, setSearch] = useSearchParams();
	const state = jobState.options.find((each) => each === search.get("state"));
	const name = search.get("queue") ?? "";
	const query = useInfiniteQuery(
		jobsQuery({ ...(state !== undefined && { state }), ...(name !== "" && { name }) }),
	);
	const queues = query.data?.pages[0]?.queues ?? [];
	const change = (part: "state" | "queue", value: string) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === "") next.delete(part);
				else next.set(part, value);
				return next;
			},
			{ replace: true },
		);
	return (
		<div className="ops-stack">
			<div className="ops-filters card">
				<SelectField
					label="State"
					placeholder="All"
					value={state ?? ""}
					options={jobState.options.map((each) => ({ value: each, label: jobStates[each].word }))}
					onChange={(event) => change("state", event.target.value)}
				/>
				<SelectField
					label="Kind"
					placeholder="All"
					value={name}
					options={queues.map((queue) => ({ value: queue.name, label: queue.name }))}
					onChange={(event) => change("queue", event.target.value)}
				/>
			</div>
			<PagedList
				thing="job"
				rows={query.data?.pages.flatMap(({ jobs }) => jobs)}
				query={query}
				empty={{
					title: "Nothing waits",
					hint: "A job shows here until it is done; one that failed stays for a week.",
					tile: { kind: "leaf", color: "mint", soft: true },
				}}
			>
				{(job) => <JobRow job={job} />}
			</PagedList>
			{queues.length > 0 && <Queues queues={queues} />}
		</div>
	);
}

function JobRow({ job }: { job: Job }) {
	const now = useNow();
	const { isBusy, press } = usePress();
	const { word, tone } = jobStates[job.state];
	const mayRetry = job.state === "failed" || job.state === "cancelled" || job.state === "trying_again";
	const mayCancel = job.state === "waiting" || job.state === "trying_again";
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					{job.name}
					<Badge tone={tone}>{word}</Badge>
				</p>
				<p className="ops-facts">
					<time dateTime={job.created_at} title={exactText(job.created_at)}>
						{whenText(job.created_at, now)}
					</time>
					{job.tries > 0 && <span>{count(job.tries, "attempt")}</span>}
					{job.next_at !== null && <time dateTime={job.next_at}>{`next ${exactText(job.next_at)}`}</time>}
				</p>
				{Object.keys(job.facts).length > 0 && (
					<p className="ops-facts ops-reference">{factsText(job.facts)}</p>
				)}
				{job.error !== null && <p className="ops-error">{job.error}</p>}
			</div>
			<div className="ops-acts">
				{mayRetry && (
					<Button
						variant="line"
						family="flat"
						busy={isBusy}
						onClick={() => press(() => sendJobDecision(job, "retry"), "It is tried again now.")}
					>
						Try again
						<span className="sr"> {job.name}</span>
					</Button>
				)}
				{mayCancel && (
					<Button
						variant="ghost"
						family="flat"
						disabled={isBusy}
						onClick={() => press(() => sendJobDecision(job, "cancel"), "Canceled.")}
					>
						Cancel
						<span className="sr"> {job.name}</span>
					</Button>
				)}
			</div>
		</>
	);
}

function Queues({ queues }: { queues: readonly Queue[] }) {
	return (
		<Card title="Kinds of jobs">
			<Table
				caption="How many jobs of each kind"
				rows={queues}
				rowKey={({ name }) => name}
				columns={columns}
			/>
		</Card>
	);
}

const columns: readonly Column<Queue>[] = [
	{ key: "name", header: "Kind", cell: ({ name }) => name },
	{ key: "cron", header: "Comes by itself (UTC)", cell: ({ cron }) => cron ?? "–" },
	{ key: "waiting", header: "Waiting", align: "right", cell: ({ waiting }) => waiting },
	{
		key: "again",
		header: "Trying again",
		align: "right",
		cell: ({ trying_again }) => trying_again,
	},
	{ key: "running", header: "Running", align: "right", cell: ({ running }) => running },
	{
		key: "failed",
		header: "Failed",
		align: "right",
		cell: ({ failed }) => (failed > 0 ? <b className="ops-bad">{failed}</b> : failed),
	},
];
