import { MAX_COUNTED_JOBS } from "@learnin/contract/routes/bank/workshop.contract";
import { jobText } from "@learnin/domain/workshop/jobs";
import { Link } from "react-router";
import { formatCount } from "../../../platform/format-count.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { cronText, jobStates } from "./workshop-words.ts";
import type { Queue } from "./workshop.api.ts";

const states = ["failed", "trying_again", "running", "waiting", "cancelled"] as const;

/** Every kind of job with its schedule and counts, nonempty kinds first. */
export function KindsOfJobs({ queues }: { queues: readonly Queue[] }) {
	const sorted = queues.toSorted(
		(a, b) => b.failed - a.failed || sumOf(b) - sumOf(a) || jobText(a.name).localeCompare(jobText(b.name)),
	);
	return (
		<Card title="Kinds of jobs">
			<ul className="ops-kinds">
				{sorted.map((queue) => (
					<li key={queue.name}>
						<Link
							className="ops-kind"
							to={`?${new URLSearchParams({ tab: "jobs", queue: queue.name }).toString()}`}
							// Listed above.
							onClick={() => scrollTo(0, 0)}
						>
							{jobText(queue.name)}
						</Link>
						<p className="dotted-facts ops-facts">
							<span>{cronText(queue.cron)}</span>
							<code>{queue.name}</code>
						</p>
						<p className="ops-counts">
							{states.map(
								(state) =>
									queue[state] > 0 && (
										<Badge key={state} tone={jobStates[state].tone}>
											{`${jobStates[state].word}: ${countedText(queue[state])}`}
										</Badge>
									),
							)}
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** Large numbers are not counted exactly. */
function countedText(jobs: number): string {
	return jobs < MAX_COUNTED_JOBS ? formatCount(jobs) : `${formatCount(MAX_COUNTED_JOBS)}+`;
}

function sumOf(queue: Queue): number {
	return states.reduce((sum, state) => sum + queue[state], 0);
}
