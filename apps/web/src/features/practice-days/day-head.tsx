import { ChevronRight, Printer } from "lucide-react";
import { practiceDayPath } from "../../paths/more-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { wholeDayName } from "./calendar-words.ts";
import { practiceDayName } from "./day-words.ts";
import type { WholeDay } from "./practice-days.api.ts";

/** The day and its student, and the previous and next days with practice. */
export function DayHead({ whole, name }: { whole: WholeDay; name: string | null }) {
	const { day, is_today, previous_day_id, next_day_id } = whole;
	return (
		<header className="day-head">
			<div className="day-head-title">
				<h2>{is_today ? "Today" : wholeDayName(day.date)}</h2>
				<p className="text-ink-2">{practiceDayName(name, is_today ? wholeDayName(day.date) : null)}</p>
			</div>
			<nav className="day-head-ways" aria-label="Other days">
				{previous_day_id !== null && (
					<ButtonLink
						variant="line"
						to={practiceDayPath(previous_day_id)}
						icon={<ChevronRight className="i days-back" />}
					>
						Day before
					</ButtonLink>
				)}
				{next_day_id !== null && (
					<ButtonLink variant="line" to={practiceDayPath(next_day_id)}>
						Day after
						<ChevronRight className="i" />
					</ButtonLink>
				)}
				<Button variant="line" className="day-print" icon={<Printer className="i" />} onClick={() => print()}>
					Print
				</Button>
			</nav>
		</header>
	);
}
