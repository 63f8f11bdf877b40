import { briefOf, exampleOf, modelsOf } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { BriefFields } from "./brief-fields.tsx";
import type { Around } from "./candidate-view.tsx";
import { ExampleFields } from "./example-fields.tsx";
import { JobLoader } from "./job-loader.tsx";
import { JobView } from "./job-view.tsx";
import { ModelField, NumberField } from "./model-fields.tsx";
import { missingOf, OrderForm } from "./order-form.tsx";
import { PastJobs } from "./past-jobs.tsx";
import { useAsked } from "./use-asked.ts";
import { useOpenJob } from "./use-open-job.ts";
import { useStart } from "./use-start.ts";

/** Questions that have much to do with a skill or with an example, the closest first, near-duplicates marked. */
export function GenerationWithRelevancePage({ around }: { around: Around }) {
	const { jobId, open, result } = useOpenJob();
	return (
		<section ref={result} tabIndex={-1} className="qg" aria-label="Questions by relevance">
			{jobId === null ? (
				<Begin onStarted={open} />
			) : (
				<JobLoader key={jobId} jobId={jobId}>
					{(job, isLost) => <JobView job={job} isLost={isLost} around={around} />}
				</JobLoader>
			)}
			<PastJobs kind="relevance" openId={jobId} />
		</section>
	);
}

function Begin({ onStarted }: { onStarted: (jobId: string) => void }) {
	const { asked, change } = useAsked();
	const start = useStart(onStarted);
	return (
		<WithModels otherwise={null}>
			{(choices) => (
				<OrderForm
					title="What it shall be like"
					label={asked.number === 1 ? "Generate 1 question" : `Generate ${asked.number} questions`}
					choices={choices}
					missing={missingOf(asked, { most: choices.most_candidates, example: true })}
					isBeginning={start.isPending}
					error={start.error}
					onBegin={() =>
						start.begin({
							kind: "relevance",
							...briefOf(asked),
							example: exampleOf(asked),
							models: modelsOf(asked, choices.models).slice(0, 1),
							number: asked.number,
							sends_to_review: false,
						})
					}
				>
					{(missing) => (
						<div className="qg-two">
							<div className="qg-fields" data-missing={missing.example === undefined ? undefined : true}>
								<ExampleFields asked={asked} onChange={change} error={missing.example} />
								<NumberField
									asked={asked}
									onChange={change}
									most={choices.most_candidates}
									error={missing.number}
								/>
								<ModelField asked={asked} onChange={change} choices={choices} />
							</div>
							<div className="qg-fields">
								<BriefFields asked={asked} onChange={change} skillError={missing.skill} />
							</div>
						</div>
					)}
				</OrderForm>
			)}
		</WithModels>
	);
}
