import { listNames } from "@learnin/domain/family/list-names";
import { gradeLabel } from "@learnin/domain/family/grades";
import { percentWords } from "@learnin/domain/reports/percent-words";
import { percent } from "@learnin/domain/reports/words";
import { ArrowUpRight, CircleCheck, Flame, Lightbulb, ListChecks } from "lucide-react";
import { Link } from "react-router";
import { moreDaysPath, studentReportPath, worksheetsPath } from "../../../paths/more-paths.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { Badge } from "../../../ui/people/badge.tsx";
import { StartPractising } from "../../practising-as/index.ts";
import { InvitationState } from "../../family/index.ts";
import type { DashboardChild } from "../activity.api.ts";
import { count } from "../../../platform/count-words.ts";
import { roundDurationText } from "../../../platform/time/time-words.ts";
import { FirstSteps } from "./first-steps.tsx";
import { WeekTiles } from "./week-tiles.tsx";

/** From this many finished questions on a percentage is meaningful. */
const enoughForPercent = 5;
/** With this many days left, more can be paid for here. */
const soonDays = 7;

interface ChildCardProps {
	child: DashboardChild;
	/** The child's name in the family, where the full name would be stiff. */
	callName: string;
}

export function ChildCard({ child, callName }: ChildCardProps) {
	return (
		<article className="card child-card">
			<header className="child-card-head">
				<Avatar avatar={child.avatar} name={child.name} size={52} />
				<div className="child-card-name">
					<h2 className={hasLongWord(child.name) ? "is-long" : "text-xl/tight"}>{child.name}</h2>
					<p className="text-ink-3 text-sm">{gradeLabel(child.grade)}</p>
				</div>
				<StateBadge child={child} />
			</header>
			{!child.has_joined && child.invitation && (
				<InvitationState invitation={child.invitation} callName={callName} />
			)}
			{child.first_steps.length > 0 && <FirstSteps child={child} callName={callName} />}
			{child.has_joined && hasFigures(child) && <Figures child={child} />}
			{!child.has_own_sign_in && (
				<StartPractising child={child} callName={callName} disabled={!child.may_practice} />
			)}
			<footer className="child-card-foot">
				<span className="text-ink-3 text-sm">
					{!isExpirySaid(child) && daysLeftText(child)}
					{child.days_left <= soonDays && child.may_practice && (
						<>
							{!isExpirySaid(child) && " · "}
							<Link className="link tap-line" to={moreDaysPath([child.id])} reloadDocument>
								Add days<span className="sr"> for {child.name}</span>
							</Link>
						</>
					)}
				</span>
				<span className="flex flex-wrap gap-x-4">
					<Link className="link tap-line text-sm" to={worksheetsPath(child.id)}>
						Worksheets<span className="sr"> for {child.name}</span>
					</Link>
					{child.has_joined && (
						<Link className="link tap-line text-sm" to={studentReportPath(child.id)}>
							Report<span className="sr"> on {child.name}</span>
						</Link>
					)}
				</span>
			</footer>
		</article>
	);
}

/** Whether a word of the name needs smaller letters to fit in a line of its own on a phone. */
function hasLongWord(name: string): boolean {
	return name.split(/[\s-]/u).some((word) => word.length > 18);
}

/** Above, under what needs attention, with the days that are left. */
function isExpirySaid({ state }: DashboardChild): boolean {
	return state.badge === "invitation_expired" && state.attention.includes("not_joined");
}

/** Before the first set there is nothing to count. */
function hasFigures({ first_steps, week_finished }: DashboardChild): boolean {
	return week_finished > 0 || first_steps.every(({ step, is_done }) => is_done || step !== "first_set");
}

function StateBadge({ child }: { child: DashboardChild }) {
	const { badge } = child.state;
	// An invitation that expired is said below.
	if (badge === "none" || badge === "invitation_expired") return null;
	if (badge === "invited" || badge === "not_invited")
		return <Badge tone={badge === "invited" ? "lilac" : "coral"}>Not joined yet</Badge>;
	if (badge === "plan_ended") return <Badge tone="coral">Days ended</Badge>;
	return (
		<Badge tone="gold" icon={<Flame />}>
			<span>
				<span className="sr">Streak of </span>
				{count(child.current_streak, "day")}
			</span>
		</Badge>
	);
}

function Figures({ child }: { child: DashboardChild }) {
	const { week_finished, today_count, daily_goal, week_active_ms } = child;
	return (
		<>
			<dl className="child-figures">
				<Figure
					name="Last 7 days"
					value={week_finished}
					rest={week_finished === 1 ? "question" : "questions"}
				/>
				<div>
					<dt>Right on first try</dt>
					<dd>
						<FirstTime child={child} />
					</dd>
				</div>
				<Figure name="Today" value={today_count} rest={`of ${daily_goal}`} />
				<Figure name="Time, 7 days" {...timeParts(week_active_ms)} />
			</dl>
			<WeekTiles child={child} />
			<SkillLines child={child} />
		</>
	);
}

function Figure({ name, value, rest }: { name: string; value: number | string; rest: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<span className="num">{value}</span> {rest}
			</dd>
		</div>
	);
}

/** "52 min" with a large number and a small unit. */
function timeParts(active_ms: number): { value: string; rest: string } {
	if (active_ms === 0) return { value: "–", rest: "" };
	const [value = "", ...rest] = roundDurationText(active_ms).split(" ");
	return { value, rest: rest.join(" ") };
}

/** A share of few questions says little, so the counts are shown instead. */
function FirstTime({ child }: { child: DashboardChild }) {
	const { week_finished, week_first_try, before_finished, before_first_try, state } = child;
	if (week_finished === 0) return <span className="num">–</span>;
	if (week_finished < enoughForPercent || state.is_starting)
		return (
			<>
				<span className="num">{week_first_try}</span> {`of ${week_finished}`}
			</>
		);
	const before = percent({ first_try: before_first_try, finished: before_finished });
	return (
		<>
			<span className="num">
				{percentWords(percent({ first_try: week_first_try, finished: week_finished }))}
			</span>{" "}
			{`${week_first_try} of ${week_finished}`}
			{state.trend !== "open" && (
				<span className="text-ink-3 block text-sm">{`${percentWords(before)} the week before`}</span>
			)}
		</>
	);
}

/**
 * Mastered skills, as the child is told of them, or the best of the month, and the hardest one. What is stuck or
 * slipping is said where attention is asked for.
 */
function SkillLines({ child }: { child: DashboardChild }) {
	const { slipping, strongest_skill, weakest_skill, mastered_count } = child;
	const newly_mastered = child.newly_mastered.filter(
		({ skill_id }) => !slipping.some((each) => each.skill_id === skill_id),
	);
	const lines = [
		newly_mastered.length > 0
			? { words: "Newly mastered", names: namesOf(newly_mastered), look: looks.mastered }
			: strongest_skill && { words: "Strongest", names: strongest_skill.skill_name, look: looks.strongest },
		weakest_skill && { words: "Hardest lately", names: weakest_skill.skill_name, look: looks.weakest },
	].filter((line) => line !== null);
	if (lines.length === 0 && mastered_count === newly_mastered.length) return null;
	return (
		<div className="child-skills">
			{lines.map(({ words, names, look: { Icon, tone } }) => (
				<p key={words}>
					<Icon className={`i ${tone}`} />
					<span>
						{words}: <b>{names}</b>
					</span>
				</p>
			))}
			{/* All of them may be new, and named above. */}
			{mastered_count > newly_mastered.length && (
				<p>
					<ListChecks className="i text-ink-3" />
					<span>{`${count(mastered_count, "skill")} mastered so far`}</span>
				</p>
			)}
		</div>
	);
}

const looks = {
	mastered: { Icon: CircleCheck, tone: "text-mint" },
	strongest: { Icon: ArrowUpRight, tone: "text-mint" },
	weakest: { Icon: Lightbulb, tone: "text-lilac" },
};

/** At most three; the report lists all. */
function namesOf(skills: DashboardChild["stuck"]): string {
	return listNames(skills.slice(0, 3).map(({ skill_name }) => skill_name));
}

function daysLeftText({ enrolled_until, days_left }: DashboardChild): string {
	if (enrolled_until === null) return "No days left";
	return `${count(days_left, "day")} left`;
}
