import { bktPredictions } from "./bayesian-knowledge-tracing.ts";
import { drawsFrom } from "./draws.ts";
import { fitItemMean } from "./item-mean.ts";
import type { Prediction } from "../belief/measures.ts";
import { ModelLearners } from "./model-learners.ts";
import { type LoggedQuestion, practiceLog } from "./practice-log.ts";
import { simulatedSchool } from "./simulated-school.ts";

export const PREDICTORS = ["item mean", "bkt", "bkt that forgets", "model"] as const;
export type Predictor = (typeof PREDICTORS)[number];

/**
 * Each predictor's chances for the first tries of new students in a school where it has seen others. Every
 * prediction is made before its answer is known. The baselines are fitted on the seen students; the model,
 * which is never fitted, learns about questions after each answer, as in production. A skipped question has
 * no first try.
 */
export function comparePredictions(school_number: number): Record<Predictor, Prediction[]> {
	const school = simulatedSchool(drawsFrom(school_number), 20);
	const seen = practiceLog(school, { from: school_number * 1_000, count: 60, days: 45 });
	const unseen = practiceLog(school, { from: school_number * 1_000 + 500, count: 50, days: 45 });
	const judged = (chances: readonly number[]) =>
		unseen.flatMap(({ outcome }, at) =>
			outcome === "skipped" ? [] : [{ chance: chances[at]!, is_right: outcome === "first_try" }],
		);
	return {
		"item mean": judged(unseen.map(fitItemMean(seen))),
		bkt: judged(bktPredictions(seen, unseen, { forgets: false })),
		"bkt that forgets": judged(bktPredictions(seen, unseen, { forgets: true })),
		model: judged(modelPredictions(new ModelLearners(school), seen, unseen)),
	};
}

function modelPredictions(
	model: ModelLearners,
	seen: readonly LoggedQuestion[],
	unseen: readonly LoggedQuestion[],
): number[] {
	for (const question of seen) model.apply(question, { learnFigures: true });
	return unseen.map((question) => {
		const chance = model.chance(question);
		model.apply(question, { learnFigures: true });
		return chance;
	});
}
