import { dayGoal } from "@learnin/domain/practice/day-goal";
import { Bookmark, CalendarCheck, NotebookPen } from "lucide-react";
import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import { bookmarkWords, dailyWords, mistakeWords, returnWords } from "./dashboard-words.ts";
import { moreWords } from "./hero-of.ts";
import type { Dashboard } from "./practice.api.ts";

interface CardProps {
	dashboard: Dashboard;
}

/** A mix that is put together for each day. */
export function DailySetCard({ dashboard: { today_count, daily_goal, unfinished } }: CardProps) {
	const isOpen = unfinished.some(({ kind }) => kind === "daily");
	return (
		<DashboardCard
			title="Today’s set"
			figure={<CalendarCheck className="i" />}
			note={dailyWords(today_count, daily_goal)}
		>
			<p className="sd-text">A mix of what you’re learning now, what you know, and review.</p>
			<ButtonLink variant="line" to={paths.practiceDaily}>
				{buttonWords(isOpen, today_count, daily_goal)}
			</ButtonLink>
		</DashboardCard>
	);
}

/** A set that reaches the goal is begun or gone on with; what comes after it is more of the same. */
function buttonWords(isOpen: boolean, done: number, goal: number): string {
	const { is_reached, left } = dayGoal(done, goal);
	if (isOpen) return "Continue";
	if (is_reached) return "Practice more";
	return done === 0 ? "Start today’s set" : moreWords(left);
}

/** What was missed comes back, until it is known. */
export function MistakesCard({ dashboard: { mistakes } }: CardProps) {
	const { due_count } = mistakes;
	return (
		<DashboardCard
			title="Mistake notebook"
			figure={due_count > 0 ? due_count : <NotebookPen className="i" />}
			note={returnWords}
		>
			<p className="sd-text">{mistakeWords(mistakes)}</p>
			{due_count > 0 && (
				<ButtonLink variant="line" to={paths.practiceReview}>
					{due_count === 1 ? "Fix it" : "Fix them"}
				</ButtonLink>
			)}
		</DashboardCard>
	);
}

export function BookmarksCard({ dashboard: { bookmark_count } }: CardProps) {
	return (
		<DashboardCard
			title="Bookmarks"
			figure={bookmark_count > 0 ? bookmark_count : <Bookmark className="i" />}
			note={bookmarkWords(bookmark_count)}
		>
			<div className="sd-links">
				{bookmark_count > 0 && (
					<ButtonLink variant="line" to={paths.practiceBookmarks}>
						Practice them
					</ButtonLink>
				)}
				<ButtonLink variant={bookmark_count > 0 ? "ghost" : "line"} to={paths.bookmarks}>
					See your bookmarks
				</ButtonLink>
			</div>
		</DashboardCard>
	);
}
