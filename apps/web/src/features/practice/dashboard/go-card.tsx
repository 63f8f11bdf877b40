import { ChevronDown, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { lessonPath } from "../../../paths/lesson-path.ts";
import { paths } from "../../../paths/paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { OwnTiles, PlanSteps, type Plan } from "../../learning/index.ts";
import { skippedWords } from "./dashboard-words.ts";
import { type FirstThing, heroOf } from "./hero-of.ts";
import type { Dashboard } from "./practice.api.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

export interface GoCardProps {
	dashboard: Dashboard;
	plan: Plan;
	first: FirstThing | null;
	/** The plan is shown only as the way on, once the day is done. */
	isYoung: boolean;
}

/** The one thing to do now: what it is, how long it takes, and Go; the day's plan can be expanded. */
export function GoCard({ dashboard, plan, first, isYoung }: GoCardProps) {
	const { state, eyebrow, title, action, isDaily, isFirst = false, ...hero } = heroOf(dashboard, first);
	const lead = hero.lead ?? (isDaily ? skippedWords(plan.skipped_today, dashboard.today_count) : null);
	const [isPlanOpen, setIsPlanOpen] = useState(false);
	// Once the free questions are used, nothing can be started.
	const mayStart = dashboard.is_enrolled || state !== "finished";
	const hasPlan = plan.steps.length > 0 && mayStart && !isFirst && (!isYoung || state === "finished");
	const newSkill = isDaily && state !== "finished" ? plan.steps.find(({ is_new }) => is_new) : undefined;
	const names = isDaily && lead === null ? plan.steps.map(({ name }) => name).slice(0, 3) : [];
	return (
		<section className={`sd-go paper is-${state}`} aria-labelledby="sd-go">
			<div className="sd-go-words">
				<p className="sd-eyebrow">{eyebrow}</p>
				<h2 id="sd-go">
					<WholeWords text={title} />
				</h2>
				{(lead !== null || names.length > 0) && <p className="sd-lead">{lead ?? names.join("\u00a0· ")}</p>}
				<div className="sd-go-line">
					{action && (
						<ButtonLink
							variant="primary"
							size="lg"
							className="sd-go-button"
							to={action.to}
							aria-label={`Go: ${title}`}
							icon={<Play className="i" />}
						>
							Go
						</ButtonLink>
					)}
					<div className="sd-beside">
						{action?.size && <p className="sd-size">{action.size}</p>}
						<div className="flex flex-wrap items-center gap-x-4">
							{hasPlan && (
								<Button
									variant="ghost"
									className={classNames("sd-plan-toggle", isPlanOpen && "is-open")}
									aria-expanded={isPlanOpen}
									onClick={() => setIsPlanOpen(!isPlanOpen)}
								>
									{state === "finished" ? "Practice more today" : "See today’s plan"}
									<ChevronDown className="i" aria-hidden="true" />
								</Button>
							)}
							{newSkill && (
								<Link className="link tap-line text-sm max-w-full" to={lessonPath(newSkill.skill_id)}>
									<span className="truncate">Learn: {newSkill.name}</span>
								</Link>
							)}
						</div>
					</div>
				</div>
			</div>
			<OwnTiles plan={plan} named={names.length} />
			{hasPlan && isPlanOpen && (
				<PlanSteps plan={plan} to={paths.practiceDaily} isFinished={state === "finished"} />
			)}
		</section>
	);
}
