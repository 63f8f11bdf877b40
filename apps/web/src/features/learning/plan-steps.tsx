import { PRACTICE_REASON_TEXTS } from "@learnin/domain/mastery/practice-reasons";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { repairPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { TileArt } from "../../ui/tile.tsx";
import type { Plan, PlanStep } from "./learning.api.ts";
import { tileAt } from "./tile-at.ts";
import "./plan-steps.css";

export interface PlanStepsProps {
	plan: Plan;
	/** The goal of the day is reached: nothing has to be done any more. */
	isFinished: boolean;
}

/** What is to repair, and what today's set has, by skill, each with its reason; each row starts what it names. */
export function PlanSteps({ plan: { steps, repairs, practised_today }, isFinished }: PlanStepsProps) {
	if (steps.length + repairs.length === 0) return null;
	return (
		<section className="lp" aria-labelledby="lp">
			<header>
				<h2 id="lp">{isFinished ? "Today is done" : "Today’s plan"}</h2>
				<p>{isFinished ? "These wait for tomorrow." : "Put together for you."}</p>
			</header>
			{practised_today.length > 0 && (
				<ul className="lp-done">
					{practised_today.map(({ skill_id, name, count: questions }) => (
						<li key={skill_id} className="chip chip--mint">
							<Check aria-hidden="true" />
							<span>
								{name}: {count(questions, "question")} today
							</span>
						</li>
					))}
				</ul>
			)}
			{isFinished ? (
				<details className="lp-more">
					<summary>Practice more today</summary>
					<Steps steps={steps} repairs={repairs} />
				</details>
			) : (
				<Steps steps={steps} repairs={repairs} />
			)}
		</section>
	);
}

function Steps({ steps, repairs }: Pick<Plan, "steps" | "repairs">) {
	return (
		<ol className={`lp-steps is-${Math.min(6, steps.length + repairs.length)}`}>
			{repairs.map((repair) => (
				<li key={repair.procedure}>
					<Repair {...repair} />
				</li>
			))}
			{steps.map((step) => (
				<li key={step.skill_id}>
					<Step {...step} />
				</li>
			))}
		</ol>
	);
}

/** A set of its own, beside the day's. */
function Repair({ procedure, sentence, questions }: Plan["repairs"][number]) {
	return (
		<Link className="lp-step" to={repairPath(procedure)}>
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<TileArt kind="half" color="coral" />
			</svg>
			<span className="lp-step-words">
				<b>Let’s fix a mix-up</b>
				<span>{sentence}</span>
				<span>{count(questions, "question")}</span>
			</span>
		</Link>
	);
}

function Step({ name, place, reason, questions }: PlanStep) {
	return (
		<Link className="lp-step" to={paths.practiceDaily}>
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<TileArt {...tileAt(place)} />
			</svg>
			<span className="lp-step-words">
				<b>{name}</b>
				<span>{PRACTICE_REASON_TEXTS[reason].child}</span>
				<span>{count(questions, "question")}</span>
			</span>
		</Link>
	);
}
