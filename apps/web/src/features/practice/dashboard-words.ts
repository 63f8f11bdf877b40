const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export function todayWords(count: number, goal: number): string {
	const left = goal - count;
	if (left <= 0) return left === 0 ? "Goal reached. Well done!" : "Goal reached, and more!";
	if (count === 0)
		return `${numberWord(goal)} ${goal === 1 ? "question reaches" : "questions reach"} today’s goal.`;
	return `${numberWord(left)} more ${left === 1 ? "reaches" : "reach"} today’s goal.`;
}

export function streakWords(current: number, longest: number): string {
	if (longest === 0) return "Reach today’s goal and it starts.";
	const days = `${longest} ${longest === 1 ? "day" : "days"}`;
	if (current === 0) return `Longest: ${days}. Start a new one today.`;
	return current >= longest ? `Longest: ${days}. This is your record!` : `Longest: ${days}.`;
}

export function weekWords(total: number): string {
	if (total === 0) return "Nothing yet. Today is a good day to start.";
	return total === 1 ? "Question in the last seven days." : "Questions in the last seven days.";
}

function numberWord(count: number): string {
	return small[count] ?? String(count);
}
