import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { briefOf } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { BriefFields } from "./brief-fields.tsx";
import { CandidateActs } from "./candidate-acts.tsx";
import { type Around, CandidateView } from "./candidate-view.tsx";
import { JobLoader } from "./job-loader.tsx";
import { JobProgress } from "./job-progress.tsx";
import { JobHead } from "./job-view.tsx";
import { chosenModels, ModelChoices } from "./model-fields.tsx";
import { missingOf, OrderForm } from "./order-form.tsx";
import { PastJobs } from "./past-jobs.tsx";
import type { Candidate, Choices, Generation } from "./question-generation.api.ts";
import { CandidateBadge } from "./state-badge.tsx";
import { useAsked } from "./use-asked.ts";
import { useOpenJob } from "./use-open-job.ts";
import { useStart } from "./use-start.ts";

const fewest = 2;

/** The same asked of several models, side by side, to pick the best. */
export function MultimodelGenerationPage({ around }: { around: Around }) {
	const { jobId, open, result } = useOpenJob();
	return (
		<section ref={result} tabIndex={-1} className="qg" aria-label="What the models wrote">
			{jobId === null ? (
				<WithModels otherwise={null}>
					{(choices) =>
						choices.models.length < fewest ? <OneModelAlone /> : <Begin choices={choices} onStarted={open} />
					}
				</WithModels>
			) : (
				<JobLoader key={jobId} jobId={jobId}>
					{(job, isLost) => <SideBySide job={job} isLost={isLost} around={around} />}
				</JobLoader>
			)}
			<PastJobs kind="compare" openId={jobId} />
		</section>
	);
}

function OneModelAlone() {
	return (
		<Card>
			<EmptyState
				title="There is only one model"
				hint="To compare, whoever runs Learnin names a second one in the setting LLM_MODELS."
				tile={{ kind: "half", color: "sky", soft: true }}
			/>
		</Card>
	);
}

function Begin({ choices, onStarted }: { choices: Choices; onStarted: (jobId: string) => void }) {
	const { asked, change } = useAsked();
	const start = useStart(onStarted);
	const models = chosenModels(asked, choices, fewest);
	return (
		<OrderForm
			title="What to ask all of them"
			label="Ask the models"
			choices={choices}
			missing={missingOf(asked, { models: models.length, leastModels: fewest })}
			isBeginning={start.isPending}
			error={start.error}
			onBegin={() =>
				start.begin({
					kind: "compare",
					...briefOf(asked),
					example: null,
					models,
					number: 1,
					sends_to_review: false,
				})
			}
		>
			{(missing) => (
				<div className="qg-two">
					<div className="qg-fields">
						<BriefFields asked={asked} onChange={change} skillError={missing.skill} />
					</div>
					<div className="qg-fields" data-missing={missing.models === undefined ? undefined : true}>
						<ModelChoices
							legend={`Two to ${choices.most_models} models`}
							asked={asked}
							onChange={change}
							choices={choices}
							least={fewest}
							error={missing.models}
						/>
					</div>
				</div>
			)}
		</OrderForm>
	);
}

interface SideBySideProps {
	job: Generation;
	isLost: boolean;
	around: Around;
}

function SideBySide({ job, isLost, around }: SideBySideProps) {
	return (
		<>
			<Card>
				<div className="qg-stack">
					<JobHead job={job} />
					<JobProgress job={job} isLost={isLost} />
				</div>
			</Card>
			<div className="qg-columns" data-many={job.candidates.length > 3 || undefined}>
				{job.candidates.map((candidate) => (
					<Column key={candidate.id} candidate={candidate} around={around} />
				))}
			</div>
		</>
	);
}

function Column({ candidate, around }: { candidate: Candidate; around: Around }) {
	const { model, state } = candidate;
	return (
		<Card title={model} className="qg-column" actions={<CandidateBadge candidate={candidate} />}>
			{state === "waiting" || state === "working" ? (
				<Spinner label={`${model} writes`} />
			) : state === "cancelled" ? (
				<p className="text-ink-2">It was canceled before its turn.</p>
			) : (
				<CandidateView candidate={candidate} around={around} isCompact>
					{(detail) => <CandidateActs detail={detail} around={around} takeLabel="Take this one" />}
				</CandidateView>
			)}
		</Card>
	);
}
