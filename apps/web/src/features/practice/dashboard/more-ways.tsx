import { setToContinue } from "@learnin/domain/practice/session/set-to-continue";
import { dayGoal, questionsInReach } from "@learnin/domain/practice/day-goal";
import { Bookmark, CalendarCheck, Play, RotateCcw, Wrench } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { repairPath } from "../../../paths/more-paths.ts";
import { paths, practiceSessionPath } from "../../../paths/paths.ts";
import { count } from "../../../platform/count-words.ts";
import { useAfterPaint } from "../../../platform/time/use-after-paint.ts";
import type { Plan } from "../../learning/index.ts";
import { OwnRewards } from "../../reward-money/index.ts";
import { type FirstThing, heroOf, leftWords } from "./hero-of.ts";
import type { Dashboard, OpenSet } from "./practice.api.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

interface Way {
	to: string;
	icon: ReactNode;
	title: string;
	text: string;
}

export interface MoreWaysProps {
	dashboard: Dashboard;
	plan: Plan;
	first: FirstThing | null;
}

/** Links to everything else there is to do; only what exists. */
export function MoreWays(props: MoreWaysProps) {
	const isPainted = useAfterPaint();
	return (
		<section className="sd-more" aria-labelledby="sd-more">
			<h2 id="sd-more">More</h2>
			<ul>
				{waysOf(props).map(({ to, icon, title, text }) => (
					<li key={to}>
						<Link className="sd-way" to={to}>
							{icon}
							<span>
								<b>
									<WholeWords text={title} />
								</b>
								<span>{text}</span>
							</span>
						</Link>
					</li>
				))}
				{isPainted && (
					<Suspense fallback={null}>
						<OwnRewards />
					</Suspense>
				)}
			</ul>
		</section>
	);
}

function waysOf({ dashboard, plan: { repairs }, first }: MoreWaysProps): Way[] {
	const { mistakes, bookmark_count, unfinished } = dashboard;
	const hasOpenReview = unfinished.some(({ kind }) => kind === "review");
	const [repair] = repairs;
	return [
		...openSets(dashboard, first),
		...(mistakes.due_count > 0 && !hasOpenReview
			? [
					{
						to: paths.practiceReview,
						icon: <RotateCcw className="i" aria-hidden="true" />,
						title: "Fix your mistakes",
						text: `${mistakes.due_count} ready today`,
					},
				]
			: []),
		...(repair
			? [
					{
						to: repairPath(repair.procedure),
						icon: <Wrench className="i" aria-hidden="true" />,
						title: "Let’s fix a mix-up",
						text: count(repair.questions, "question"),
					},
				]
			: []),
		...(bookmark_count > 0
			? [
					{
						to: paths.practiceBookmarks,
						icon: <Bookmark className="i" aria-hidden="true" />,
						title: "Practice bookmarks",
						text: `${bookmark_count} kept`,
					},
				]
			: []),
	];
}

/** The day's set if the starting point comes first, and the other open sets; once the day is done, only those. */
function openSets(dashboard: Dashboard, first: FirstThing | null): Way[] {
	const { state, isDaily } = heroOf(dashboard, first);
	const { today_count, daily_goal, free_left, unfinished } = dashboard;
	if (free_left === 0) return [];
	const open = setToContinue(unfinished);
	const others = unfinished.filter(({ kind }) => kind !== "daily").map(wayTo);
	if (isDaily || state === "finished") return others;
	if (open) return [wayTo(open), ...others];
	const daily = {
		to: paths.practiceDaily,
		icon: <CalendarCheck className="i" aria-hidden="true" />,
		title: "Today’s set",
		text: count(questionsInReach(dayGoal(today_count, daily_goal).left, dashboard), "question"),
	};
	return [daily, ...others];
}

function wayTo(set: OpenSet): Way {
	return {
		to: practiceSessionPath(set.session_id),
		icon: <Play className="i" aria-hidden="true" />,
		title: set.title,
		text: leftWords(set),
	};
}
