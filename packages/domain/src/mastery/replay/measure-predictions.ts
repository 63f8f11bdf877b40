import {
	calibrationErrorByCount,
	type Prediction,
	rankingQuality,
	type ReliabilityBin,
	reliabilityBins,
} from "../measures.ts";

/** Fewer answers say nothing about a skill. */
export const ENOUGH_FOR_SKILL = 100;

/** A prediction made before its answer, with what it was about. */
export interface MeasuredAnswer extends Prediction {
	skill_id: string;
	grade: number;
}

/** How good some predictions were. */
export interface PredictionMeasure {
	answers: number;
	predicted: number;
	right: number;
	calibration_error: number;
	/** Null where all answers came out alike. */
	ranking_quality: number | null;
	bins: ReliabilityBin[];
}

export interface PredictionMeasures {
	/** Null where nobody has answered anything. */
	all: PredictionMeasure | null;
	/** By grade, the lowest first. */
	grades: { grade: number; measure: PredictionMeasure }[];
	/** Of skills with `ENOUGH_FOR_SKILL` answers, the one whose predictions are furthest off first. */
	skills: { skill_id: string; measure: PredictionMeasure }[];
}

/** How good the predictions of answers were, of all, by grade and by skill. */
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

/** How far what was predicted on average is from what came of it, 0 to 1. */
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
