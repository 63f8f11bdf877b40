import temml from "temml";
import { describe, expect, test } from "vitest";
import { checkGenerator } from "../testing/check-generator.ts";
import { fingerprintOf } from "../testing/fingerprint.ts";
import { golden6 } from "../testing/golden/grade-6.ts";
import { grade6 } from "./grade-6.ts";

const SEEDS = 20;

describe.each(grade6)("$skill_id", (generator) => {
	test("passes every gate", () => {
		const renderFormula = (tex: string) => temml.renderToString(tex, { throwOnError: true, strict: true });
		expect(checkGenerator(generator, SEEDS, renderFormula).faults).toEqual([]);
	});

	test("makes the same question for ever", () => {
		// Differs? Then attempts would point at questions that no longer exist: raise the version.
		expect(fingerprintOf(generator)).toBe(golden6[`${generator.skill_id}@${generator.version}`]);
	});
});
