const day = 24 * 60 * 60 * 1000;

/** How long something still works, for people: "6 more days", "less than a day". */
export function daysUntilText(moment: string, now = Date.now()): string {
	const days = Math.floor((new Date(moment).getTime() - now) / day);
	if (days < 1) return "less than a day";
	return days === 1 ? "1 more day" : `${days} more days`;
}
