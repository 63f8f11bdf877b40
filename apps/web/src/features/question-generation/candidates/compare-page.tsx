import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { briefOf } from "../ordering/asked.ts";
import { BeginOrder } from "../ordering/begin-order.tsx";
import { FormFields, SkillField, WishField } from "../ordering/brief-fields.tsx";
import { CandidateActs } from "./candidate-acts.tsx";
import { type Around, CandidateView } from "./candidate-view.tsx";
import { JobPage } from "../jobs/job-page.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { JobHead } from "../jobs/job-view.tsx";
import { chosenModels, ModelChoices } from "../ordering/model-fields.tsx";
import type { Candidate, Generation } from "../question-generation.api.ts";
import { CandidateBadge } from "../jobs/state-badge.tsx";

const fewest = 2;

/** The same request to several models, side by side, to pick the best. */
export function MultimodelGenerationPage({ around }: { around: Around }) {
	return (
		<JobPage kind="compare" label="What the models wrote" Begin={Begin}>
			{(job, isLost) => <SideBySide job={job} isLost={isLost} around={around} />}
		</JobPage>
	);
}

function OneModelAlone() {
	return (
		<Card>
			<EmptyState
				title="There’s only one model"
				hint="To compare, an operator adds a second one in the setting LLM_MODELS."
				tile={{ kind: "half", color: "sky", soft: true }}
			/>
		</Card>
	);
}

function Begin({ onStarted }: { onStarted: (jobId: string) => void }) {
	return (
		<BeginOrder
			title="What to ask the models"
			labelOf={() => "Ask the models"}
			needsOf={(asked, choices) => ({
				models: chosenModels(asked, choices, fewest).length,
				leastModels: fewest,
			})}
			orderOf={(asked, choices) => ({
				kind: "compare",
				...briefOf(asked),
				example: null,
				models: chosenModels(asked, choices, fewest),
				number: 1,
				sends_to_review: false,
			})}
			onStarted={onStarted}
			fewest={fewest}
			otherwise={<OneModelAlone />}
		>
			{({ errors, ...fields }) => (
				<div className="qg-two">
					<div className="qg-fields">
						<SkillField {...fields} error={errors["skill_id"]} />
						<WishField {...fields} />
					</div>
					<div className="qg-fields">
						<FormFields {...fields} />
						<ModelChoices
							{...fields}
							legend={`Two to ${fields.choices.most_models} models`}
							least={fewest}
							error={errors["models"]}
						/>
					</div>
				</div>
			)}
		</BeginOrder>
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
