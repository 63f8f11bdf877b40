import temml from "temml";
import { describe, expect, test } from "vitest";
import { checkGenerator } from "../testing/check-generator.ts";
import { fingerprintOf } from "../testing/fingerprint.ts";
import { golden4 } from "../testing/golden/grade-4.ts";
import { grade4 } from "./grade-4.ts";

const SEEDS = 20;

describe.each(grade4)("$skill_id", (generator) => {
	test("passes every gate", () => {
		const renderFormula = (tex: string) => temml.renderToString(tex, { throwOnError: true, strict: true });
		expect(checkGenerator(generator, SEEDS, renderFormula).faults).toEqual([]);
	});

	test("makes the same question for ever", () => {
		// Differs? Then attempts would point at questions that no longer exist: raise the version.
		expect(fingerprintOf(generator)).toBe(golden4[`${generator.skill_id}@${generator.version}`]);
	});
});
