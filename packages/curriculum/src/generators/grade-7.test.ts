import temml from "temml";
import { describe, expect, test } from "vitest";
import { checkGenerator } from "../testing/check-generator.ts";
import { fingerprintOf } from "../testing/fingerprint.ts";
import { golden7 } from "../testing/golden/grade-7.ts";
import { grade7 } from "./grade-7.ts";

const SEEDS = 20;

describe.each(grade7)("$skill_id", (generator) => {
	test("passes every gate", () => {
		const renderFormula = (tex: string) => temml.renderToString(tex, { throwOnError: true, strict: true });
		expect(checkGenerator(generator, SEEDS, renderFormula).faults).toEqual([]);
	});

	test("makes the same question for ever", () => {
		// Differs? Then attempts would point at questions that no longer exist: raise the version.
		expect(fingerprintOf(generator)).toBe(golden7[`${generator.skill_id}@${generator.version}`]);
	});
});
