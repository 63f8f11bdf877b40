import { beforeAll, describe, expect, test } from "vitest";
import { comparePolicies } from "./testing/compare-policies.ts";
import { comparePredictions, PREDICTORS } from "./testing/compare-predictions.ts";
import { calibrationError, logLoss, type Prediction, rankingQuality } from "./belief/measures.ts";

/** Schools that were not used to choose any constant of the model. */
const SCHOOLS = [61, 62, 63, 64];

describe("predicting learners it has never seen", () => {
	let compared: ReturnType<typeof comparePredictions>[] = [];
	const baselines = PREDICTORS.filter((name) => name !== "model");
	/** The mean over the schools: pooled, errors of two schools could cancel each other. */
	const meanOf = (
		measure: (predictions: readonly Prediction[]) => number,
		name: (typeof PREDICTORS)[number],
	) => compared.reduce((sum, school) => sum + measure(school[name]), 0) / compared.length;

	beforeAll(() => {
		compared = SCHOOLS.map(comparePredictions);
	});

	test.each(baselines)("has a lower loss than %s, and ranks better", (baseline) => {
		for (const { model } of compared) expect(model.length).toBeGreaterThan(10_000);
		expect(meanOf(logLoss, "model")).toBeLessThan(meanOf(logLoss, baseline));
		expect(meanOf(rankingQuality, "model")).toBeGreaterThan(meanOf(rankingQuality, baseline));
	});
	test.each(baselines)("is better calibrated than %s", (baseline) => {
		expect(meanOf(calibrationError, "model")).toBeLessThan(meanOf(calibrationError, baseline));
	});
	test("chances match frequencies to within 0.015", () => {
		expect(meanOf(calibrationError, "model")).toBeLessThan(0.015);
	});
});

test("whatNext reaches mastery in fewer questions than random or fixed order", () => {
	const compared = [71, 72, 73].map((school) => comparePolicies(school, 15));
	const total = (policy: keyof (typeof compared)[number]) =>
		compared.reduce((sum, means) => sum + means[policy], 0);
	expect(total("random")).toBeLessThan(3 * 1_000);
	expect(total("what_next")).toBeLessThan(0.9 * total("random"));
	expect(total("what_next")).toBeLessThan(0.9 * total("in_order"));
});
