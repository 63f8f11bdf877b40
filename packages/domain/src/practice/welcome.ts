/** How a student is greeted today: as new, back after a while, or as one who practices these days. */
export type Welcome = "new" | "back" | "usual";

interface PracticeSoFar {
	/** The day of the first answer or skip, and today, as yyyy-mm-dd; today before the first. */
	first_day: string;
	today: string;
	/** Questions finished with an answer: today, and in the last seven days. */
	today_count: number;
	week_count: number;
}

/** New on the first day, until a question is finished; back when the last seven days, with today, had none. */
export function welcomeOf({ first_day, today, today_count, week_count }: PracticeSoFar): Welcome {
	if (today_count + week_count > 0) return "usual";
	return first_day < today ? "back" : "new";
}
