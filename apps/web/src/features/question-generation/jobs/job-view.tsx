import { Link } from "react-router";
import { count } from "../../../platform/count-words.ts";
import { Card } from "../../../ui/card.tsx";
import { QuestionHead } from "../../../ui/text/question-head.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { Table } from "../../../ui/lists/table.tsx";
import { answerChoices } from "../../question-editor/index.ts";
import { CandidateList } from "../candidates/candidate-list.tsx";
import type { Around } from "../candidates/candidate-view.tsx";
import { costText, generatedTypeWords, stageNames, waitText } from "../generation-words.ts";
import { ModelNames } from "../ordering/model-names.tsx";
import { JobProgress } from "./job-progress.tsx";
import type { Generation } from "../question-generation.api.ts";

export interface JobViewProps {
	job: Generation;
	isLost: boolean;
	around: Around;
}

/** A job of several questions: its progress, what was caught and why, and its results. */
export function JobView({ job, isLost, around }: JobViewProps) {
	return (
		<div className="qg">
			<Card>
				<div className="qg-stack">
					<JobHead job={job} />
					<JobProgress job={job} isLost={isLost} />
					<CaughtBy job={job} />
					<InBank job={job} reviewTo={around.reviewTo} />
				</div>
			</Card>
			{job.by_model.length > 1 && <ByModel job={job} />}
			<CandidateList job={job} around={around} />
		</div>
	);
}

/** The request, and a link to start another one. */
export function JobHead({ job }: { job: Generation }) {
	const { question_type, answer_type, difficulty, wish, example, models, sends_to_review } = job;
	const answer = answerChoices.find(({ value }) => value === answer_type)?.label ?? answer_type;
	return (
		<>
			<QuestionHead {...job}>
				<Link to={{ search: "" }} className="details-link">
					New questions
				</Link>
			</QuestionHead>
			<p className="text-ink-2 text-sm">
				{`${[generatedTypeWords[question_type], answer, `Difficulty ${difficulty}`].join(" · ")} · `}
				<ModelNames names={models} />
			</p>
			{wish !== "" && <p className="qg-wish">{wish}</p>}
			{example !== null && (
				<div className="qg-wish">
					<p className="text-ink-3 text-sm">Like this one:</p>
					<RichText text={example} className="rich" />
				</div>
			)}
			{sends_to_review && (
				<p className="text-ink-2 text-sm">Whatever passes every check goes to review automatically.</p>
			)}
		</>
	);
}

function CaughtBy({ job: { by_stage } }: { job: Generation }) {
	const caught = by_stage.filter(({ failed }) => failed > 0);
	if (caught.length === 0) return null;
	return (
		<p className="qg-caught-by">
			<span className="text-ink-3">Caught by</span>
			{caught.map(({ stage, failed }) => (
				<span key={stage}>
					{stageNames[stage]} <b className="num">{failed}</b>
				</span>
			))}
		</p>
	);
}

/** What is in the bank so far, and the next step. */
function InBank({ job: { candidates }, reviewTo }: { job: Generation; reviewTo: string }) {
	const taken = candidates.filter(({ question_id }) => question_id !== null).length;
	if (taken === 0) return null;
	return (
		<p className="qg-in-bank">
			<span>{`In the bank: ${count(taken, "question")}.`}</span>
			<Link to={reviewTo} className="details-link">
				Go to review
			</Link>
		</p>
	);
}

function nameCell({ model }: Generation["by_model"][number]) {
	return <ModelNames names={[model]} />;
}

/** Results by model, if there are several. */
function ByModel({ job: { by_model } }: { job: Generation }) {
	return (
		<Card title="The models" className="qg-by-model">
			<Table
				caption="How each model did"
				rows={by_model}
				rowKey={({ model }) => model}
				columns={[
					{ key: "model", header: "Model", cell: nameCell },
					{ key: "made", header: "Made", align: "right", cell: ({ made }) => made },
					{ key: "ready", header: "Ready", align: "right", cell: ({ ready }) => ready },
					{
						key: "writing",
						header: "Writing",
						align: "right",
						cell: ({ median_writing_ms }) => waitText(median_writing_ms),
					},
					{ key: "cost", header: "Cost", align: "right", cell: ({ cost }) => costText(cost) },
				]}
			/>
		</Card>
	);
}
