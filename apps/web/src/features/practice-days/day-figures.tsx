import { pointsFigure } from "@learnin/domain/rewards/points";
import { Target } from "lucide-react";
import { roundDurationText } from "../../platform/time/time-words.ts";
import { usePreferences } from "../profile/index.ts";
import { dayWordsFor } from "./day-words.ts";
import { Figure } from "./figure.tsx";
import type { WholeDay } from "./practice-days.api.ts";

/** The day in numbers. */
export function DayFigures({ whole: { day }, name }: { whole: WholeDay; name: string | null }) {
	const { isCalm } = usePreferences();
	return (
		<section className="card days-figures-card" aria-label="The day in numbers">
			<p className="days-words">
				{day.goal_reached && <Target className="i days-reached" aria-hidden="true" />}
				{dayWordsFor(day, name)}
			</p>
			<dl className="days-figures">
				<Figure
					name="Questions"
					value={day.finished}
					// A parent reads the goal in the sentence above.
					{...(name === null && { note: `goal ${day.goal}` })}
				/>
				{day.finished > 0 && (
					<Figure name="Right on first try" value={day.first_try} note={`of ${day.finished}`} />
				)}
				<Figure name="Questions skipped" value={day.skipped} />
				<Figure name="Time" value={roundDurationText(day.active_ms)} />
				{!isCalm && <Figure name="Points" value={pointsFigure(day.points)} />}
			</dl>
		</section>
	);
}
