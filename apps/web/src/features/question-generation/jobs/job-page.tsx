import type { GenerationKind } from "@learnin/contract/routes/bank/question-generation.contract";
import type { ComponentType } from "react";
import { JobLoader, type JobLoaderProps } from "./job-loader.tsx";
import { PastJobs } from "./past-jobs.tsx";
import { useOpenJob } from "./use-open-job.ts";

export interface JobPageProps extends Pick<JobLoaderProps, "children"> {
	kind: GenerationKind;
	/** The accessible name of the page's content. */
	label: string;
	/** The form of a new job. */
	Begin: ComponentType<{ onStarted: (jobId: string) => void }>;
}

/** A page that starts a job or shows the one in its address, above earlier ones. */
export function JobPage({ kind, label, Begin, children }: JobPageProps) {
	const { jobId, open, result } = useOpenJob();
	return (
		<section ref={result} tabIndex={-1} className="qg" aria-label={label}>
			{jobId === null ? (
				<Begin onStarted={open} />
			) : (
				<JobLoader key={jobId} jobId={jobId}>
					{children}
				</JobLoader>
			)}
			<PastJobs kind={kind} openId={jobId} />
		</section>
	);
}
