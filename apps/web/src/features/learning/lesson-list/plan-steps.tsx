import { Check, Wrench } from "lucide-react";
import { Link } from "react-router";
import { lessonPath } from "../../../paths/lesson-path.ts";
import { repairPath } from "../../../paths/more-paths.ts";
import { count } from "../../../platform/count-words.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import type { Plan, PlanStep } from "../learning.api.ts";
import { SkillArt } from "../collection/skill-art.tsx";
import { WholeWords } from "../../../ui/text/whole-words.tsx";
import { stepReason } from "./step-reason.ts";
import "./plan-steps.css";

export interface PlanStepsProps {
	plan: Plan;
	/** The day's set. */
	to: string;
	/** The daily goal is reached: nothing is left to do, and the set is started here. */
	isFinished: boolean;
}

/** The repair first, then today's set by skill, each with its reason; the set is one, started by one button. */
export function PlanSteps({ plan: { repairs, steps, practised_today }, to, isFinished }: PlanStepsProps) {
	const questions = steps.reduce((sum, step) => sum + step.questions, 0);
	return (
		<section className="lp" aria-label={isFinished ? "More for today" : "Today’s plan"}>
			{practised_today.length > 0 && (
				<ul className="lp-done">
					{practised_today.map(({ skill_id, name, count: questions }) => (
						<li key={skill_id} className="chip chip--mint">
							<Check aria-hidden="true" />
							<span>{`${name} · ${count(questions, "question")} today`}</span>
						</li>
					))}
				</ul>
			)}
			<ol className="lp-steps">
				{repairs.map((repair) => (
					<li key={repair.procedure}>
						<RepairStep repair={repair} />
					</li>
				))}
				{steps.map((step) => (
					<li key={step.skill_id}>
						<Step step={step} />
						{step.is_new && (
							<Link className="link tap-line" to={lessonPath(step.skill_id)}>
								Learn it
								<span className="sr">{`: ${step.name}`}</span>
							</Link>
						)}
					</li>
				))}
			</ol>
			{isFinished && questions > 0 && (
				<ButtonLink variant="primary" className="lp-more" to={to}>
					{`Practice ${count(questions, "more question")}`}
				</ButtonLink>
			)}
		</section>
	);
}

/**
 * A repair comes first: the wrong procedure would spoil the set. It is no part of the set, so its questions are not
 * counted here.
 */
function RepairStep({ repair: { procedure, sentence } }: { repair: Plan["repairs"][number] }) {
	return (
		<Link className="lp-step" to={repairPath(procedure)}>
			<Wrench className="lp-step-tool" aria-hidden="true" />
			<span className="lp-step-words">
				<b>Let’s fix a mix-up</b>
				<span>{sentence}</span>
				<span>A short lesson before the set</span>
			</span>
		</Link>
	);
}

function Step({ step }: { step: PlanStep }) {
	const { name, place, questions } = step;
	return (
		<div className="lp-step">
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<SkillArt place={place} />
			</svg>
			<span className="lp-step-words">
				<b>
					<WholeWords text={name} />
				</b>
				<span>{stepReason(step)}</span>
				<span>{count(questions, "question")}</span>
			</span>
		</div>
	);
}
