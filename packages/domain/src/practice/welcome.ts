/** How a student is greeted today: as new, back after a while, or as one who practices these days. */
export type Welcome = "new" | "back" | "usual";

interface PracticeSoFar {
	/** The day of the first answer or skip, today before it, and the first of the last seven days, as yyyy-mm-dd. */
	first_day: string;
	week_start: string;
	/** Questions finished with an answer: today, and in the last seven days. */
	today_count: number;
	week_count: number;
}

/** Back when the last seven days, with today, had no finished question, but earlier days may; new until there is one. */
export function welcomeOf({ first_day, week_start, today_count, week_count }: PracticeSoFar): Welcome {
	if (today_count + week_count > 0) return "usual";
	return first_day < week_start ? "back" : "new";
}
