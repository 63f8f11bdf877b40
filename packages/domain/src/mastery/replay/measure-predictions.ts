import { calibrationErrorByCount, rankingQuality, reliabilityBins } from "../belief/measures.ts";
import type { Prediction, ReliabilityBin } from "../belief/measures.ts";

/** Fewer answers say nothing about a skill. */
export const ENOUGH_FOR_SKILL = 100;

/** A prediction made before its answer, with its grade and skill. */
export interface MeasuredAnswer extends Prediction {
	skill_id: string;
	grade: number;
}

/** The quality of a set of predictions. */
export interface PredictionMeasure {
	answers: number;
	predicted: number;
	right: number;
	calibration_error: number;
	/** Null if all answers had the same result. */
	ranking_quality: number | null;
	bins: ReliabilityBin[];
}

export interface PredictionMeasures {
	/** Null if there are no answers. */
	all: PredictionMeasure | null;
	/** By grade, the lowest first. */
	grades: { grade: number; measure: PredictionMeasure }[];
	/** Skills with at least `ENOUGH_FOR_SKILL` answers, worst predictions first. */
	skills: { skill_id: string; measure: PredictionMeasure }[];
}

/** The quality of the predictions: in all, by grade and by skill. */
export function measurePredictions(answers: readonly MeasuredAnswer[]): PredictionMeasures {
	const grades = Map.groupBy(answers, ({ grade }) => grade);
	const skills = Map.groupBy(answers, ({ skill_id }) => skill_id);
	return {
		all: answers.length === 0 ? null : measureOf(answers),
		grades: [...grades]
			.map(([grade, group]) => ({ grade, measure: measureOf(group) }))
			.toSorted((a, b) => a.grade - b.grade),
		skills: [...skills]
			.filter(([, group]) => group.length >= ENOUGH_FOR_SKILL)
			.map(([skill_id, group]) => ({ skill_id, measure: measureOf(group) }))
			.toSorted((a, b) => offBy(b.measure) - offBy(a.measure)),
	};
}

/** The distance of the mean prediction from the mean outcome, 0 to 1. */
function offBy({ predicted, right }: PredictionMeasure): number {
	return Math.abs(predicted - right);
}

function measureOf(answers: readonly MeasuredAnswer[]): PredictionMeasure {
	const right = answers.filter(({ is_right }) => is_right).length;
	const isAlike = right === 0 || right === answers.length;
	return {
		answers: answers.length,
		predicted: answers.reduce((sum, { chance }) => sum + chance, 0) / answers.length,
		right: right / answers.length,
		calibration_error: calibrationErrorByCount(answers),
		ranking_quality: isAlike ? null : rankingQuality(answers),
		bins: reliabilityBins(answers),
	};
}
