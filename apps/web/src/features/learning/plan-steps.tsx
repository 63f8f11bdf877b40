import { PRACTICE_REASON_TEXTS } from "@learnin/domain/mastery/practice-reasons";
import { Check, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths, practiceSkillPath } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import type { TileSpec } from "../../ui/tile.tsx";
import { TileArt } from "../../ui/tile.tsx";
import type { Plan, PlanStep } from "./learning.api.ts";
import { tileAt } from "./tile-at.ts";
import "./plan-steps.css";

export interface PlanStepsProps {
	plan: Plan;
	/** The goal of the day is reached: nothing has to be done any more. */
	isFinished: boolean;
}

/** What to do today, in order, each with its reason; a learner may take them in any order. */
export function PlanSteps({ plan: { steps, practised_today }, isFinished }: PlanStepsProps) {
	if (steps.length === 0) return null;
	return (
		<section className="lp" aria-labelledby="lp">
			<header>
				<h2 id="lp">{isFinished ? "Today is done" : "Today’s plan"}</h2>
				<p>{isFinished ? "These wait for tomorrow." : "From top to bottom, or pick what you like."}</p>
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
					<Steps steps={steps} />
				</details>
			) : (
				<Steps steps={steps} />
			)}
		</section>
	);
}

function Steps({ steps }: { steps: readonly PlanStep[] }) {
	return (
		<ol className={`lp-steps is-${steps.length}`}>
			{steps.map((step) => (
				<li key={step.kind === "skill" ? step.skill_id : step.kind}>
					<Step {...partsOf(step)} />
				</li>
			))}
		</ol>
	);
}

/** As many as a set has. */
const atATime = 10;

function mistakesReason(count: number): string {
	if (count === 1) return "It comes back in a new form";
	return count > atATime ? "Ten of them, in a new form" : "They come back in a new form";
}

interface StepParts {
	to: string;
	tile: TileSpec;
	title: string;
	reason: string;
}

function partsOf(step: PlanStep): StepParts {
	const reason = PRACTICE_REASON_TEXTS[step.reason].child;
	if (step.kind === "skill")
		return { to: practiceSkillPath(step.skill_id), tile: tileAt(step.place), title: step.name, reason };
	return {
		to: paths.practiceReview,
		tile: { kind: "ring", color: "coral", soft: true },
		// How many there are stands in the notebook below, once on the page.
		title: step.count === 1 ? "A mistake to make good" : "Mistakes to make good",
		reason: mistakesReason(step.count),
	};
}

function Step({ to, tile, title, reason }: StepParts) {
	return (
		<Link className="lp-step" to={to}>
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<TileArt {...tile} />
			</svg>
			<span className="lp-step-words">
				<b>{title}</b>
				<span>{reason}</span>
			</span>
			<ChevronRight className="i" aria-hidden="true" />
		</Link>
	);
}
