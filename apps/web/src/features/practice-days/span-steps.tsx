import { datedSpanWords } from "@learnin/domain/reports/words";
import { dateOfDay, dayNumber } from "@learnin/domain/rewards/week";
import { ChevronRight } from "lucide-react";
import { OWN_ACTIVITY_PATH } from "../../paths/more-paths.ts";
import { dateRange } from "../../platform/time/time-words.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";

const days = 14;

export interface SpanStepsProps {
	from: string;
	to: string;
	today: string;
	/** The child's first day: there is nothing before it. */
	firstDay: string;
}

/** The two weeks shown, with links to the ones before and after. */
export function SpanSteps({ from, to, today, firstDay }: SpanStepsProps) {
	const next = dateOfDay(dayNumber(to) + days);
	return (
		<nav className="days-steps" aria-label="Two weeks at a time">
			{from > firstDay && (
				<ButtonLink variant="line" to={upTo(dateOfDay(dayNumber(from) - 1))} aria-label="Two weeks earlier">
					<ChevronRight className="i days-back" />
					Earlier
				</ButtonLink>
			)}
			<h2>{from.slice(0, 4) === today.slice(0, 4) ? dateRange(from, to) : datedSpanWords({ from, to })}</h2>
			{to < today && (
				<ButtonLink
					variant="line"
					to={next < today ? upTo(next) : OWN_ACTIVITY_PATH}
					aria-label="Two weeks later"
				>
					Later
					<ChevronRight className="i" />
				</ButtonLink>
			)}
		</nav>
	);
}

function upTo(date: string): string {
	return `${OWN_ACTIVITY_PATH}?to=${date}`;
}
