import { ChevronRight, Target } from "lucide-react";
import { Link } from "react-router";
import { practiceDayPath } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { roundDurationText, weekdayName } from "../../platform/time-words.ts";
import { Card } from "../../ui/card.tsx";
import { usePointsWords } from "../activity/index.ts";
import { dayName } from "./calendar-words.ts";
import type { Day } from "./practice-days.api.ts";

/** The days with practice, newest first; each leads to its work. */
export function DayList({ days }: { days: readonly Day[] }) {
	const pointsWords = usePointsWords();
	return (
		<Card title="Day by day">
			<ul className="days-rows">
				{days.map((day) => (
					<li key={day.id}>
						<Link className="days-row" to={practiceDayPath(day.id)}>
							<span className="days-row-main">
								<b>{weekdayName(day.date)}</b>
								<span className="text-ink-3 text-sm">{dayName(day.date)}</span>
							</span>
							<span className="days-row-facts">
								{factsOf(day, pointsWords(day.points)).map((fact) => (
									<span key={fact}>{fact}</span>
								))}
							</span>
							{day.goal_reached && (
								<span className="chip chip--gold">
									<Target />
									Goal
								</span>
							)}
							<ChevronRight className="i days-row-go" />
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}

function factsOf({ finished, first_try, active_ms }: Day, pointsWords: string | false): string[] {
	return [
		count(finished, "question"),
		`${first_try} first time`,
		roundDurationText(active_ms),
		pointsWords,
	].filter((fact) => fact !== false);
}
