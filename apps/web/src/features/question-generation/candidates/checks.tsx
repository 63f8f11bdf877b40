import type { GenerationStage } from "@learnin/contract/schemas/generation.schema";
import { CircleAlert, CircleCheck, CircleDashed, CircleMinus } from "lucide-react";
import { Link } from "react-router";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { fieldText, faultText } from "../../question-common/index.ts";
import { foundText, outcomeWords, shareText, stageNames, waitText } from "../generation-words.ts";
import type { Candidate, CandidateDetail, Stage } from "../question-generation.api.ts";

const signs = {
	passed: CircleCheck,
	failed: CircleAlert,
	not_applicable: CircleMinus,
	not_run: CircleDashed,
};

export interface ChecksProps {
	candidate: CandidateDetail;
	/** Where a question of the bank is looked at. */
	bankTo: (questionId: string) => string;
}

/** Every check with its result and its reason. */
export function Checks({ candidate, bankTo }: ChecksProps) {
	return (
		<ol className="qg-checks">
			{candidate.stages.map((stage) => (
				<li key={stage.stage} data-outcome={stage.outcome}>
					<Sign outcome={stage.outcome} />
					<div>
						<p className="qg-check-name">
							<b>{stageNames[stage.stage]}</b>
							<span className="sr">{`: ${outcomeWords[stage.outcome]}.`}</span>
							{stage.outcome !== "not_run" && stage.duration_ms >= 100 && (
								<small className="num">{waitText(stage.duration_ms)}</small>
							)}
						</p>
						{(stage.outcome !== "passed" || stage.reason !== null) && <p>{foundText(stage)}</p>}
						{stage.detail !== "" && !hasEvidence(stage) && <p className="qg-check-detail">{stage.detail}</p>}
						<Evidence stage={stage} candidate={candidate} bankTo={bankTo} />
					</div>
				</li>
			))}
		</ol>
	);
}

/** Whether it has details to show below. */
function hasEvidence({ stage, faults }: Stage): boolean {
	return stage === "duplicates" || faults.length > 0;
}

function Sign({ outcome }: { outcome: Stage["outcome"] }) {
	const Icon = signs[outcome];
	return <Icon aria-hidden="true" />;
}

/** The details of a check. */
function Evidence({ stage, candidate, bankTo }: ChecksProps & { stage: Stage }) {
	switch (stage.stage) {
		case "checks":
			return <Faults faults={stage.faults} />;
		case "expression":
			// A failed check already shows its expression.
			if (stage.outcome === "failed" && stage.detail !== "") return null;
			return <Expressions expressions={candidate.expressions} />;
		case "duplicates":
			return <Resembling near={candidate.near_duplicates} bankTo={bankTo} />;
		default:
			return null;
	}
}

function Faults({ faults }: Pick<Stage, "faults">) {
	if (faults.length === 0) return null;
	return (
		<ul className="qg-evidence">
			{faults.map(({ field, fault }) => (
				<li key={`${field} ${fault}`}>
					<b>{fieldText(field)}</b>
					<span>{faultText(fault)}</span>
				</li>
			))}
		</ul>
	);
}

function Expressions({ expressions }: Pick<CandidateDetail, "expressions">) {
	if (expressions.length === 0) return null;
	return (
		<ul className="qg-evidence">
			{expressions.map(({ part, expression, value }) => (
				<li key={`${part} ${expression}`}>
					<code>{value === null ? expression : `${expression} = ${value}`}</code>
				</li>
			))}
		</ul>
	);
}

function Resembling({
	near,
	bankTo,
}: {
	near: CandidateDetail["near_duplicates"];
	bankTo: ChecksProps["bankTo"];
}) {
	if (near.length === 0) return null;
	return (
		<ul className="qg-evidence">
			{near.map(({ question_id, number, prompt, resemblance }) => (
				<li key={question_id ?? `number ${number}`}>
					<RichText text={prompt} className="rich" />
					<span className="qg-near">
						{`${shareText(resemblance)} alike`}
						{question_id === null ? (
							number !== null && <span>{`Question ${number} of these`}</span>
						) : (
							<Link to={bankTo(question_id)}>
								Look at it<span className="sr">{`: ${prompt.spoken}`}</span>
							</Link>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

/** The checks of a candidate in a list: one mark each, in order. */
export function CheckMarks({ stages }: Pick<Candidate, "stages">) {
	return (
		<span className="qg-marks" aria-hidden="true">
			{stages.map(({ stage, outcome }) => (
				<i key={stage} data-outcome={outcome} title={stageNames[stage]} />
			))}
		</span>
	);
}

/** Why a candidate was caught, in short: the name of the check. */
export function caughtText(stage: GenerationStage | null): string {
	return stage === null ? "Caught by a check" : `Caught by: ${stageNames[stage]}`;
}
