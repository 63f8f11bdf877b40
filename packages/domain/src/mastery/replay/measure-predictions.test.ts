import { expect, test } from "vitest";
import { calibrationErrorByCount } from "../belief/measures.ts";
import { ENOUGH_FOR_SKILL, type MeasuredAnswer, measurePredictions } from "./measure-predictions.ts";

/** `count` answers predicted with a chance, of which `right` were right. */
function answers(
	skill_id: string,
	count: number,
	right: number,
	chance: number,
	grade = 3,
): MeasuredAnswer[] {
	return Array.from({ length: count }, (_, at) => ({ skill_id, grade, chance, is_right: at < right }));
}

test("no answers have no measure", () => {
	expect(measurePredictions([])).toEqual({ all: null, grades: [], skills: [] });
});

test("ten bins of equal count are sorted by chance, and their distance is the error", () => {
	const all = [...answers("a", 500, 50, 0.2), ...answers("b", 500, 450, 0.8)];
	const measured = measurePredictions(all).all;
	expect(measured?.bins.map((bin) => bin.answers)).toEqual(Array(10).fill(100));
	expect(measured?.bins.map(({ predicted }) => Number(predicted.toFixed(3)))).toEqual([
		...Array(5).fill(0.2),
		...Array(5).fill(0.8),
	]);
	expect(measured).toMatchObject({ answers: 1000, right: 0.5 });
	expect(measured?.calibration_error).toBeCloseTo(calibrationErrorByCount(all));
	expect(measured?.ranking_quality).toBeCloseTo(0.9);
});

test("each grade has a measure, and each skill with enough answers, the worst first", () => {
	const { grades, skills } = measurePredictions([
		...answers("good", ENOUGH_FOR_SKILL, 80, 0.8),
		...answers("off", ENOUGH_FOR_SKILL, 40, 0.8, 5),
		...answers("few", ENOUGH_FOR_SKILL - 1, 0, 0.9, 4),
	]);
	expect(grades.map(({ grade }) => grade)).toEqual([3, 4, 5]);
	expect(grades[1]?.measure.ranking_quality).toBeNull();
	expect(skills.map(({ skill_id }) => skill_id)).toEqual(["off", "good"]);
});

test("fewer answers than bins leave no bin empty", () => {
	expect(measurePredictions(answers("a", 4, 2, 0.5)).all?.bins).toHaveLength(4);
});
