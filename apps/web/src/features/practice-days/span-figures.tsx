import { shortPoints } from "@learnin/domain/rewards/points-for-attempt";
import { Flame } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { roundDurationText } from "../../platform/time-words.ts";
import { usePreferences, useProfile } from "../profile/index.ts";
import { spanWords } from "./day-words.ts";
import { Figure } from "./figure.tsx";
import type { Day } from "./practice-days.api.ts";

/** The two weeks in figures, with the streak, and what to be glad about; in calm mode without points and streak. */
export function SpanFigures({ days }: { days: readonly Day[] }) {
	const { isCalm } = usePreferences();
	const sum = (read: (day: Day) => number) => days.reduce((total, day) => total + read(day), 0);
	const finished = sum((day) => day.finished);
	return (
		<section className="card days-figures-card" aria-label="These two weeks">
			<p className="days-words">{spanWords(days)}</p>
			<dl className="days-figures">
				<Figure name="Questions" value={finished} />
				<Figure name="Right first time" value={sum((day) => day.first_try)} note={`of ${finished}`} />
				<Figure name="Time" value={roundDurationText(sum((day) => day.active_ms))} />
				{!isCalm && <Earned points={sum((day) => day.points)} />}
			</dl>
		</section>
	);
}

function Earned({ points }: { points: number }) {
	const { current_streak, longest_streak } = useProfile();
	return (
		<>
			<Figure name="Points" value={shortPoints(points)} />
			<Figure
				name="Streak"
				value={
					<span className="days-streak">
						<Flame className="i" />
						{count(current_streak, "day")}
					</span>
				}
				note={`Longest: ${count(longest_streak, "day")}`}
			/>
		</>
	);
}
