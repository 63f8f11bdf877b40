import { replayInOrder, type ReplayedAnswer } from "@learnin/domain/mastery/replay/replay-log";
import { measurePredictions } from "@learnin/domain/mastery/replay/measure-predictions";
import type { PredictionMeasure } from "@learnin/domain/mastery/replay/measure-predictions";
import type { OwnAnswer } from "@learnin/server/features/mastery/index";
import { lineOf, type ReportLine } from "./replay.ts";

const SKILLS_NAMED = 10;

/** Measures predictions for a deployment's own answers: by grade, and the skills that are furthest off. */
export function measureOwn(answers: readonly OwnAnswer[]): {
	lines: ReportLine[];
	apart: { skill_id: string; measure: PredictionMeasure }[];
} {
	const replayed = replayInOrder(answers);
	const grades = groupBy(replayed, (at) => `grade ${answers[at]?.grade ?? "?"}`);
	const byName = [...grades].toSorted(([a], [b]) => a.localeCompare(b));
	const { skills } = measurePredictions(
		answers.map(({ grade, skills: of, is_right }, at) => ({
			chance: replayed[at]?.head ?? 0,
			is_right,
			grade,
			skill_id: of.join(";"),
		})),
	);
	return {
		lines: [lineOf("all", replayed), ...byName.map(([name, group]) => lineOf(name, group))],
		apart: skills.slice(0, SKILLS_NAMED),
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
