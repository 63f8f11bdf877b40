import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { briefOf, modelsOf } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { BriefFields } from "./brief-fields.tsx";
import { CandidateActs } from "../candidates/candidate-acts.tsx";
import { type Around, CandidateView } from "../candidates/candidate-view.tsx";
import { JobLoader } from "../jobs/job-loader.tsx";
import { useRenewAfter, useStop } from "../jobs/job-progress.tsx";
import { ModelField } from "./model-fields.tsx";
import { OrderForm } from "./order-form.tsx";
import { PastJobs } from "../jobs/past-jobs.tsx";
import { type Choices, type Generation, isBeingMade } from "../question-generation.api.ts";
import { useAsked } from "./use-asked.ts";
import { useOpenJob } from "../jobs/use-open-job.ts";
import { missingOf, useOrderForm } from "./use-order-form.ts";

/** One question from an author's own words: shown, tried, and sent to review or opened in the editor. */
export function AddQuestionWithPromptPage({ around }: { around: Around }) {
	const opened = useOpenJob();
	return (
		<WithModels otherwise={<PastJobs kind="single" openId={opened.jobId} />}>
			{(choices) => <RequestAndResult around={around} choices={choices} opened={opened} />}
		</WithModels>
	);
}

interface RequestAndResultProps {
	around: Around;
	choices: Choices;
	opened: ReturnType<typeof useOpenJob>;
}

function RequestAndResult({ around, choices, opened: { jobId, open, result } }: RequestAndResultProps) {
	const { asked, change } = useAsked();
	const formId = useId();
	const form = useOrderForm({
		order: {
			kind: "single",
			...briefOf(asked),
			example: null,
			models: modelsOf(asked, choices.models).slice(0, 1),
			number: 1,
			sends_to_review: false,
		},
		missing: missingOf(asked, {}),
		onStarted: open,
	});
	const another = (
		<Button type="submit" form={formId} variant="line" busy={form.isPending}>
			Another one
		</Button>
	);
	return (
		<div className="qg qg--beside">
			<OrderForm id={formId} title="What to ask for" label="Generate" choices={choices} form={form}>
				<BriefFields asked={asked} onChange={change} skillError={form.errors.fields["skill_id"]} />
				<ModelField asked={asked} onChange={change} choices={choices} />
			</OrderForm>
			<section ref={result} tabIndex={-1} className="qg-result" aria-label="The generated question">
				{jobId === null ? (
					<NothingYet />
				) : (
					<JobLoader key={jobId} jobId={jobId}>
						{(job) => (
							<OneQuestion job={job} around={around} another={another} onThrowAway={() => open(null)} />
						)}
					</JobLoader>
				)}
			</section>
			<PastJobs kind="single" openId={jobId} />
		</div>
	);
}

function NothingYet() {
	return (
		<Card>
			<EmptyState
				title="The question will appear here"
				hint="As a student sees it, with every check."
				tile={{ kind: "leaf", color: "sky", soft: true }}
			/>
		</Card>
	);
}

interface OneQuestionProps {
	job: Generation;
	around: Around;
	/** The button that asks for another one. */
	another: ReactNode;
	onThrowAway: () => void;
}

function OneQuestion(props: OneQuestionProps) {
	const { job } = props;
	useRenewAfter(isBeingMade(job));
	return (
		<>
			<p className="sr" role="status">
				{toldOf(job)}
			</p>
			{isOpen(job) ? <BeingMade job={job} /> : <Made {...props} />}
		</>
	);
}

/** Until it has a result; a canceled one is not awaited. */
function isOpen({ candidates: [candidate], state }: Generation): boolean {
	if (state === "cancelled") return candidate?.state === "working";
	return candidate === undefined || candidate.state === "waiting" || candidate.state === "working";
}

/** The result, as announced to screen readers. */
function toldOf(job: Generation): string {
	if (isOpen(job)) return "The question is being made";
	switch (job.candidates[0]?.state) {
		case "ready":
			return "Every check passed";
		case "caught":
			return "Caught by a check";
		case "failed":
			return "No question was made";
		default:
			return "It was canceled";
	}
}

function Made({ job, around, another, onThrowAway }: OneQuestionProps) {
	const [candidate] = job.candidates;
	if (candidate === undefined || candidate.state === "waiting" || candidate.state === "cancelled")
		return (
			<Note kind="info" title="It was canceled">
				<p>Nothing was made.</p>
				<div className="qg-acts">{another}</div>
			</Note>
		);
	return (
		<Card>
			<CandidateView candidate={candidate} around={around}>
				{(detail) => (
					<CandidateActs detail={detail} around={around}>
						{another}
						{detail.question_id === null && (
							<Button variant="ghost" onClick={onThrowAway}>
								Discard
							</Button>
						)}
					</CandidateActs>
				)}
			</CandidateView>
		</Card>
	);
}

function BeingMade({ job }: { job: Generation }) {
	const { stop, isStopping } = useStop(job);
	return (
		<Card>
			<div className="qg-being-made">
				<span className="center-part" aria-hidden="true">
					<span className="spin" />
				</span>
				<p className="text-ink-2">The model writes, and we run every check. This takes a few seconds.</p>
				<Button variant="line" busy={isStopping} onClick={stop}>
					Cancel
				</Button>
			</div>
		</Card>
	);
}
