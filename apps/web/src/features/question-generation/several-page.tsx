import { briefOf, modelsOf } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { BriefFields } from "./brief-fields.tsx";
import type { Around } from "./candidate-view.tsx";
import { JobLoader } from "./job-loader.tsx";
import { JobView } from "./job-view.tsx";
import { ModelChoices, NumberField } from "./model-fields.tsx";
import { missingOf, OrderForm } from "./order-form.tsx";
import { PastJobs } from "./past-jobs.tsx";
import { ReviewSwitch } from "./review-switch.tsx";
import { useAsked } from "./use-asked.ts";
import { useOpenJob } from "./use-open-job.ts";
import { useStart } from "./use-start.ts";

/** Many questions at once, made in the background: whoever leaves the page finds them here again. */
export function GenerateMultipleQuestionsPage({ around }: { around: Around }) {
	const { jobId, open, result } = useOpenJob();
	return (
		<section ref={result} tabIndex={-1} className="qg" aria-label="Generated questions">
			{jobId === null ? (
				<Begin onStarted={open} />
			) : (
				<JobLoader key={jobId} jobId={jobId}>
					{(job, isLost) => <JobView job={job} isLost={isLost} around={around} />}
				</JobLoader>
			)}
			<PastJobs kind="several" openId={jobId} />
		</section>
	);
}

function Begin({ onStarted }: { onStarted: (jobId: string) => void }) {
	const { asked, change } = useAsked();
	const start = useStart(onStarted);
	return (
		<WithModels otherwise={null}>
			{(choices) => {
				const models = modelsOf(asked, choices.models);
				return (
					<OrderForm
						title="What to ask for"
						label={asked.number === 1 ? "Generate 1 question" : `Generate ${asked.number} questions`}
						choices={choices}
						missing={missingOf(asked, { most: choices.most_candidates })}
						isBeginning={start.isPending}
						error={start.error}
						onBegin={() =>
							start.begin({
								kind: "several",
								...briefOf(asked),
								example: null,
								models,
								number: asked.number,
								sends_to_review: asked.sends_to_review,
							})
						}
					>
						{(missing) => (
							<div className="qg-two">
								<div className="qg-fields">
									<BriefFields asked={asked} onChange={change} skillError={missing.skill} />
								</div>
								<div className="qg-fields">
									<NumberField
										asked={asked}
										onChange={change}
										most={choices.most_candidates}
										error={missing.number}
									/>
									{choices.models.length > 1 && (
										<ModelChoices
											legend="Models, which take turns"
											asked={asked}
											onChange={change}
											choices={choices}
											least={1}
										/>
									)}
									<ReviewSwitch asked={asked} onChange={change} />
								</div>
							</div>
						)}
					</OrderForm>
				);
			}}
		</WithModels>
	);
}
