import temml from "temml";
import { describe, expect, test } from "vitest";
import type { Generator } from "../src/generators/generator.ts";
import { checkGenerator } from "../src/testing/check-generator.ts";
import { fingerprintOf } from "../src/testing/fingerprint.ts";

const SEEDS = 20;

/** The tests of a grade's generators; `golden` has the fingerprints of their versions. */
export function testGrade(generators: readonly Generator[], golden: Readonly<Record<string, string>>): void {
	describe.each(generators)("$skill_id", (generator) => {
		test("passes every gate", () => {
			const renderFormula = (tex: string) => temml.renderToString(tex, { throwOnError: true, strict: true });
			expect(checkGenerator(generator, SEEDS, renderFormula).faults).toEqual([]);
		});

		test("makes the same question for ever", () => {
			const written = golden[`${generator.skill_id}@${generator.version}`];
			expect(written, 'no fingerprint: run "npm run curriculum -- fingerprints"').toBeDefined();
			const changed = "attempts would point at questions that no longer exist: raise the version";
			expect(fingerprintOf(generator), changed).toBe(written);
		});
	});
}
