import { gradeLabel, toGrade } from "@learnin/domain/family/grades";
import { ArrowUpRight, Flame, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths, studentActivityPath, worksheetsPath } from "../../app/paths.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { TileBoard } from "../../ui/tile.tsx";
import { StartPractising } from "../practising-as/index.ts";
import { InvitationState } from "../family/index.ts";
import type { DashboardChild } from "./activity.api.ts";
import { count } from "../../platform/count-words.ts";
import { WeekTiles } from "./week-tiles.tsx";

/** From this many finished questions on a percentage means something. */
const enoughForPercent = 5;
/** From this many days left on more can be paid for from here. */
const soonDays = 7;

/** `callName` is how the family calls the child, where the full name would be stiff. */
export function ChildCard({ child, callName }: { child: DashboardChild; callName: string }) {
	const grade = toGrade(child.grade);
	return (
		<article className="card child-card">
			<header className="flex items-center gap-3">
				<Avatar avatar={child.avatar} name={child.name} size={52} />
				<div className="min-w-0 grow">
					<h2 className="line-clamp-3 text-[1.375rem]">{child.name}</h2>
					<p className="text-ink-3 text-sm">{grade === null ? `Grade ${child.grade}` : gradeLabel(grade)}</p>
				</div>
				<StateBadge child={child} />
			</header>
			{child.has_joined ? <Figures child={child} /> : <NotJoined child={child} callName={callName} />}
			{!child.has_own_sign_in && (
				<StartPractising child={child} callName={callName} disabled={!child.may_practice} />
			)}
			<footer className="child-card-foot">
				<span className="text-ink-3 text-sm">
					{daysLeftText(child)}
					{child.days_left <= soonDays && child.may_practice && (
						<>
							{" · "}
							<Link className="link tap-line" to={paths.invitationPayment} reloadDocument>
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
						<Link className="link tap-line text-sm" to={studentActivityPath(child.id)}>
							View activity<span className="sr"> of {child.name}</span>
						</Link>
					)}
				</span>
			</footer>
		</article>
	);
}

function StateBadge({ child }: { child: DashboardChild }) {
	if (!child.has_joined) return child.invited_email && <Badge tone="lilac">Invited</Badge>;
	if (child.enrolled_until === null) return <Badge tone="coral">Plan ended</Badge>;
	if (child.current_streak === 0) return null;
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
	const { week_finished, week_first_try, strongest_skill, weakest_skill } = child;
	return (
		<>
			<dl className="child-figures">
				<div>
					<dt>Last 7 days</dt>
					<dd>
						<span className="num">{week_finished}</span> {week_finished === 1 ? "question" : "questions"}
					</dd>
				</div>
				<div>
					<dt>Right first time</dt>
					<dd>{rightFirstTime(week_first_try, week_finished)}</dd>
				</div>
			</dl>
			<WeekTiles child={child} />
			{(strongest_skill || weakest_skill) && (
				<div className="child-skills">
					{strongest_skill && (
						<SkillLine
							icon={<ArrowUpRight className="i text-mint" />}
							words="Strongest"
							skill={strongest_skill}
						/>
					)}
					{weakest_skill && (
						<SkillLine
							icon={<Lightbulb className="i text-lilac" />}
							words="Needs a hand"
							skill={weakest_skill}
						/>
					)}
				</div>
			)}
		</>
	);
}

/** A share of few questions says little, so the questions themselves are told then. */
function rightFirstTime(firstTry: number, finished: number): ReactNode {
	if (finished === 0) return <span className="num">–</span>;
	const isShare = finished >= enoughForPercent;
	return (
		<>
			<span className="num">{isShare ? `${Math.round((100 * firstTry) / finished)}%` : firstTry}</span>{" "}
			{isShare ? `${firstTry} of ${finished}` : `of ${finished}`}
		</>
	);
}

function SkillLine({
	icon,
	words,
	skill,
}: {
	icon: ReactNode;
	words: string;
	skill: NonNullable<DashboardChild["strongest_skill"]>;
}) {
	return (
		<p>
			{icon}
			<span>
				{words}: <b>{skill.skill_name}</b>{" "}
				<span className="text-ink-3 whitespace-nowrap">
					{skill.first_try} of {skill.finished}
					<span className="sr"> right first time in the last 30 days</span>
				</span>
			</span>
		</p>
	);
}

function NotJoined({ child, callName }: { child: DashboardChild; callName: string }) {
	return (
		<div className="child-waiting">
			<TileBoard
				rows={[
					[
						{ kind: "hole", color: "sky" },
						{ kind: "quarter", color: "lilac", soft: true, turn: 90 },
					],
				]}
			/>
			<InvitationState studentId={child.id} callName={callName} />
		</div>
	);
}

function daysLeftText({ enrolled_until, days_left }: DashboardChild): string {
	if (enrolled_until === null) return "No days left";
	return days_left <= 30 ? `${count(days_left, "day")} left of 30` : `${count(days_left, "day")} left`;
}
