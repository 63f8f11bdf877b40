const day = 24 * 60 * 60 * 1000;

/** The remaining validity in words: "6 more days", "less than a day". */
export function daysUntilText(moment: string, now = Date.now()): string {
	const left = new Date(moment).getTime() - now;
	if (left < day) return "less than a day";
	// Started days count: a link created now is valid for seven of them.
	const days = Math.ceil(left / day);
	return days === 1 ? "1 more day" : `${days} more days`;
}
