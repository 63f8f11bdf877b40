import type { LoggedQuestion } from "./practice-log.ts";

/**
 * The baseline that ignores the student: how often each skill's questions of a difficulty were right on the
 * first try.
 */
export function fitItemMean(log: readonly LoggedQuestion[]): (question: LoggedQuestion) => number {
	const tried = log.filter(({ outcome }) => outcome !== "skipped");
	const overall = tried.filter(({ outcome }) => outcome === "first_try").length / tried.length;
	const counts = new Map<string, { right: number; all: number }>();
	for (const question of tried) {
		const count = counts.get(keyOf(question)) ?? { right: 0, all: 0 };
		count.all += 1;
		if (question.outcome === "first_try") count.right += 1;
		counts.set(keyOf(question), count);
	}
	return (question) => {
		const { right, all } = counts.get(keyOf(question)) ?? { right: 0, all: 0 };
		return (right + 2 * overall) / (all + 2);
	};
}

function keyOf({ skill_at, difficulty }: LoggedQuestion): string {
	return `${skill_at}:${difficulty}`;
}
