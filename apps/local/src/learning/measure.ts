import { replayInOrder, type ReplayedAnswer } from "@learnin/domain/mastery/replay/replay-log";
import type { OwnAnswer } from "./own-answers.ts";
import { lineOf, type ReportLine } from "./replay.ts";

/** A skill whose predictions are far from what came of them. */
export interface SkillApart {
	skill_id: string;
	answers: number;
	/** Means over the answers, 0 to 1. */
	predicted: number;
	right: number;
}

/** Fewer answers say nothing about a skill. */
const ENOUGH = 100;
const SKILLS_NAMED = 10;

/** How good predictions of a deployment's own answers are: by grade, and the skills that are furthest off. */
export function measureOwn(answers: readonly OwnAnswer[]): { lines: ReportLine[]; apart: SkillApart[] } {
	const replayed = replayInOrder(answers);
	const grades = groupBy(replayed, (at) => `grade ${answers[at]?.grade ?? "?"}`);
	const skills = groupBy(replayed, (at) => answers[at]?.skills.join(";") ?? "?");
	const byName = [...grades].toSorted(([a], [b]) => a.localeCompare(b));
	return {
		lines: [lineOf("all", replayed), ...byName.map(([name, group]) => lineOf(name, group))],
		apart: [...skills]
			.filter(([, group]) => group.length >= ENOUGH)
			.map(([skill_id, group]) => apartOf(skill_id, group))
			.toSorted((a, b) => Math.abs(b.predicted - b.right) - Math.abs(a.predicted - a.right))
			.slice(0, SKILLS_NAMED),
	};
}

function apartOf(skill_id: string, group: readonly ReplayedAnswer[]): SkillApart {
	const mean = (valueOf: (answer: ReplayedAnswer) => number) =>
		group.reduce((sum, answer) => sum + valueOf(answer), 0) / group.length;
	return {
		skill_id,
		answers: group.length,
		predicted: mean(({ head }) => head),
		right: mean(({ is_right }) => (is_right ? 1 : 0)),
	};
}

function groupBy(
	replayed: readonly ReplayedAnswer[],
	nameAt: (at: number) => string,
): Map<string, ReplayedAnswer[]> {
	const groups = new Map<string, ReplayedAnswer[]>();
	for (const [at, answer] of replayed.entries()) {
		const group = groups.get(nameAt(at));
		if (group === undefined) groups.set(nameAt(at), [answer]);
		else group.push(answer);
	}
	return groups;
}
