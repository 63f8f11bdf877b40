import type { ModelReading } from "./review-prompt.ts";

/** Why two readings decide nothing. */
export type Doubt = "control" | "instruction" | "low_confidence" | "disagreement";

export interface PointFound {
	id: string;
	/** Null if the readings differ. */
	is_met: boolean | null;
}

/** Below this a model's own confidence means nothing: models are nearly always sure. */
const leastConfidence = 0.8;

/** The verdict of two readings of one text; the models judge points, never the answer. */
export function judgeReadings(
	rubric: readonly { id: string }[],
	readings: readonly ModelReading[],
): { points: PointFound[]; verdict: "correct" | "incorrect" } | { points: PointFound[]; doubt: Doubt } {
	const points = rubric.map(({ id }) => ({ id, is_met: agreed(readings.map(({ is_met }) => is_met[id])) }));
	const doubt = doubtIn(points, readings);
	if (doubt !== undefined) return { points, doubt };
	return { points, verdict: points.every(({ is_met }) => is_met) ? "correct" : "incorrect" };
}

function agreed(found: (boolean | undefined)[]): boolean | null {
	const [first] = found;
	return first !== undefined && found.every((each) => each === first) ? first : null;
}

function doubtIn(points: readonly PointFound[], readings: readonly ModelReading[]): Doubt | undefined {
	if (readings.some(({ control_met }) => control_met)) return "control";
	if (readings.some(({ instruction_present }) => instruction_present)) return "instruction";
	if (readings.some(({ confidence }) => confidence < leastConfidence)) return "low_confidence";
	return points.some(({ is_met }) => is_met === null) ? "disagreement" : undefined;
}
