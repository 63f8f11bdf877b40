import { expect, test, vi } from "vitest";
import { generatorFor } from "../src/generators/generators.ts";
import { checkSkills } from "./check.ts";

test("a skill that lacks a part counts as faulty", async () => {
	const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	try {
		const generator = generatorFor("round-10-100");
		if (generator === undefined) throw new Error("no generator");
		expect(await checkSkills([{ ...generator, version: 99_999 }], 40)).toBe(1);
		expect(written.mock.calls.flat().join("")).toContain("1 skills with faults or missing parts");
	} finally {
		written.mockRestore();
	}
}, 60_000);
